/** What figures carry: each stands upright on the origin, which is where it is held. */
import { both, facets, oval, place, ring, solid, star, stroke } from "../brush";
import { fill, line, type Mark } from "../mark";

function pole(top: number, bottom: number, width = 1.3): string {
  return facets(`0 ${top} ${width} ${top} ${width} ${bottom} 0 ${bottom}`);
}

const GRIP = "M-5 1L5 1L5 -1.4L-5 -1.4ZM-1.6 1L1.6 1L1.9 16L-1.9 16Z";

export const WEAPONS = {
  katana: [fill("light", "M-1.9 -1C-2.4 -24 -1 -42 4.6 -56C4.6 -40 3 -20 2.1 -1Z", { rim: true }), fill("ink", solid(GRIP))],
  nodachi: [fill("light", "M-2.4 -1C-3.2 -34 -1 -58 6 -76C6 -54 3.4 -28 2.5 -1Z", { rim: true }), fill("ink", solid("M-6 1L6 1L6 -1.8L-6 -1.8ZM-1.8 1L1.8 1L2.2 24L-2.2 24Z"))],
  spear: [fill("ink", pole(-46, 60), { rim: true }), fill("light", facets("0 -66 4.2 -54 2 -45 0 -44")), fill("clan", both("M1 -45C6 -42 9 -37 9 -31C6 -35 3 -38 1 -39Z"))],
  trident: [
    fill("ink", pole(-40, 60), { rim: true }),
    fill("light", solid(facets("0 -66 3 -56 1.6 -40 0 -40"), both("M1 -40C8 -41 10 -48 9.6 -60C13.6 -50 15 -36 1 -35Z")), { rim: true }),
  ],
  naginata: [fill("ink", pole(-34, 60), { rim: true }), fill("light", "M-1.6 -34C-3 -48 0 -60 10 -70C9 -56 7 -44 2 -33Z", { rim: true }), fill("clan", facets("0 -36 3.4 -36 3.4 -32 0 -32"))],
  axe: [
    fill("ink", pole(-50, 50, 1.5), { rim: true }),
    fill("light", "M1 -46C10 -46 16 -54 18 -58C24 -46 24 -34 18 -22C15 -28 9 -33 1 -34Z", { rim: true }),
    fill("ink", "M-1 -44L-8 -40L-1 -36Z"),
  ],
  hammer: [fill("ink", pole(-40, 50, 1.6), { rim: true }), fill("ink", "M-14 -58L14 -58L16 -40L-16 -40Z", { rim: true }), fill("clan", "M-15 -52L15 -52L15.6 -47L-15.6 -47Z")],
  bow: [
    line("ink", 2.6, "M-4 -58C14 -44 16 -10 8 0C16 10 14 36 -4 50", { rim: true }),
    line("light", 0.7, "M-4 -58L-4 50"),
    fill("light", solid("M-22 -5L20 -4.4L20 -3L-22 -3Z", "M20 -7L29 -3.8L20 -0.4Z")),
  ],
  staff: [fill("ink", pole(-44, 60), { rim: true }), fill("clan", ring(0, -54, 11, 8)), fill("light", both(ring(11, -50, 4, 2.8)) + ring(0, -41, 3.6, 2.4))],
  scythe: [fill("ink", pole(-52, 60), { rim: true }), fill("light", "M-2 -54C14 -60 30 -54 38 -36C28 -46 14 -47 -2 -46Z", { rim: true })],
  fan: [
    fill("light", "M0 0L-26 -26C-14 -40 14 -40 26 -26Z", { rim: true }),
    fill("clan", oval(0, -24, 6.5)),
    line("ink", 1, "M0 0L-26 -26M0 0L-13.5 -34M0 0L0 -36.4M0 0L13.5 -34M0 0L26 -26"),
  ],
  banner: [
    fill("ink", pole(-66, 60), { rim: true }),
    fill("clan", "M1 -64L22 -62L19 -48L22 -34L1 -32Z", { rim: true }),
    fill("light", oval(11, -48, 4.6)),
  ],
  lantern: [
    line("ink", 1.6, "M0 60L0 -40C0 -50 12 -52 16 -44"),
    fill("light", "M10 -42L22 -42C27 -34 27 -26 22 -18L10 -18C5 -26 5 -34 10 -42Z", { rim: true }),
    line("ink", 0.9, "M8 -36L24 -36M6.6 -30L25.4 -30M8 -24L24 -24"),
  ],
  orb: [fill("clan", oval(0, -26, 11), { rim: true }), fill("light", oval(-3.5, -30, 3.2)), line("light", 1, "M-18 -22C-8 -10 8 -10 18 -22", { fine: true })],
  chain: [
    fill("ink", pole(-26, 20, 1.6), { rim: true }),
    fill("light", "M-1 -30C10 -34 20 -30 26 -18C18 -24 10 -25 -1 -22Z", { rim: true }),
    line("ink", 1.5, "M0 18C-18 24 -26 8 -22 -6C-19 -18 -26 -28 -22 -38"),
    fill("ink", oval(-22, -42, 4.4)),
  ],
  blades: [
    fill("light", place("M-1.8 -1C-2.2 -20 -1 -34 4 -46C4 -32 2.8 -16 2 -1Z", { turn: -16, x: -4 }), { rim: true }),
    fill("light", place("M-1.8 -1C-2.2 -20 -1 -34 4 -46C4 -32 2.8 -16 2 -1Z", { turn: 18, x: 5 }), { rim: true }),
    fill("ink", solid(place(GRIP, { turn: -16, x: -4 }), place(GRIP, { turn: 18, x: 5 }))),
  ],
  shield: [
    fill("clan", "M-20 -30C-10 -28 -5 -30 0 -34C5 -30 10 -28 20 -30C21 -8 16 12 0 24C-16 12 -21 -8 -20 -30Z", { rim: true }),
    line("light", 1.6, "M-14.5 -23C-8 -22 -4 -23 0 -26C4 -23 8 -22 14.5 -23C15 -8 11 6 0 15C-11 6 -15 -8 -14.5 -23Z"),
    fill("light", solid(star(0, -7, 4, 9, 2.6))),
  ],
  gun: [
    fill("ink", solid("M-3 -62L3 -62L4 0L-4 0Z", "M-5 -8L6 -8L10 24L2 26Z"), { rim: true }),
    fill("light", "M-3 -64L3 -64L3 -58L-3 -58Z"),
    fill("clan", "M-4.4 -34L4.4 -34L4.6 -28L-4.6 -28Z"),
  ],
  bomb: [
    fill("ink", oval(0, -20, 13), { rim: true }),
    fill("light", oval(-4.5, -25, 3)),
    line("ink", 2, "M5 -31C9 -38 15 -36 17 -43"),
    fill("clan", star(18, -46, 7, 7, 3)),
  ],
  bone: [fill("light", solid("M-2.4 -44L2.4 -44L2.4 10L-2.4 10Z", both(oval(3.2, -46, 4)), both(oval(3.2, 11, 4))), { rim: true })],
  wrench: [fill("light", solid("M-3 -40L3 -40L3 16L-3 16Z", "M-9 -58L-4 -58L-4 -48L4 -48L4 -58L9 -58L10 -46L3 -38L-3 -38L-10 -46Z"), { rim: true })],
  torch: [fill("ink", "M-2.4 -30L2.4 -30L1.8 40L-1.8 40Z", { rim: true }), fill("clan", "M0 -28C-10 -30 -10 -42 -4 -48C-3 -44 -1 -44 0 -46C1 -52 0 -58 -2 -62C10 -56 14 -34 0 -28Z", { rim: true }), fill("light", "M0 -31C-4 -32 -5 -38 -1 -42C4 -40 5 -33 0 -31Z")],
  scroll: [fill("light", "M-9 -40L9 -40L9 -4L-9 -4Z", { rim: true }), fill("ink", solid("M-12 -43L12 -43L12 -38L-12 -38Z", "M-12 -6L12 -6L12 -1L-12 -1Z")), line("wash", 1.2, "M-5 -33L5 -33M-5 -28L5 -28M-5 -23L3 -23M-5 -18L5 -18M-5 -13L1 -13")],
  spyglass: [fill("ink", solid("M-4 0L4 0L5 -18L-5 -18Z"), { rim: true }), fill("clan", "M-6 -18L6 -18L7 -36L-7 -36Z", { rim: true }), fill("light", "M-8 -36L8 -36L8 -41L-8 -41Z")],
  club: [fill("ink", "M-2 20L2 20C3 0 8 -20 8 -40C8 -52 -8 -52 -8 -40C-8 -20 -3 0 -2 20Z", { rim: true }), fill("light", solid("M-7.6 -36L-13 -38L-7.6 -32Z", "M7.6 -36L13 -38L7.6 -32Z", "M-6.4 -24L-11 -27L-6 -20Z", "M6.4 -24L11 -27L6 -20Z", "M0 -49L-2.4 -55L2.4 -49Z"))],
  drum: [fill("clan", "M-16 -34L16 -34L13 -6L-13 -6Z", { rim: true }), fill("light", oval(0, -34, 16, 5)), line("light", 1, "M-15 -31L-6 -7L2 -30L9 -7L15 -31", { fine: true })],
  claws: [fill("light", solid(stroke([[-10, 0, 4], [-12, -18, 4.4], [-4, -36, 0.4]]), stroke([[0, -2, 4], [0, -22, 4.6], [8, -42, 0.4]]), stroke([[10, 0, 4], [12, -18, 4.4], [20, -34, 0.4]])), { rim: true })],
  flail: [fill("ink", pole(-22, 40, 1.6), { rim: true }), line("ink", 1.4, "M0 -22C6 -34 14 -34 18 -26"), fill("ink", star(19, -18, 9, 10, 6.4), { rim: true }), fill("light", oval(17, -20, 2))],
  key: [fill("clan", ring(0, -44, 9, 5.4) + solid("M-1.8 -36L1.8 -36L1.8 6L-1.8 6ZM1.8 -4L8 -4L8 0L1.8 0ZM1.8 -12L7 -12L7 -8L1.8 -8Z"), { rim: true })],
  hourglass: [fill("ink", solid("M-12 -44L12 -44L12 -40L-12 -40Z", "M-12 -6L12 -6L12 -2L-12 -2Z"), { rim: true }), fill("light", "M-9 -40L9 -40L2 -23L9 -6L-9 -6L-2 -23Z"), fill("clan", solid("M-5 -34L5 -34L0 -24Z", "M-7 -6L7 -6L0 -14Z"))],
  masks: [fill("light", "M-22 -40C-12 -44 -4 -42 2 -38C2 -24 -4 -16 -11 -16C-19 -16 -23 -26 -22 -40Z", { rim: true }), fill("clan", "M2 -30C10 -34 18 -32 24 -28C24 -14 18 -6 11 -6C3 -6 1 -16 2 -30Z", { rim: true }), fill("ink", "M-17 -33L-11 -31L-17 -29ZM-7 -31L-1 -33L-2 -29ZM-15 -22L-5 -22L-10 -19Z"), fill("light", "M6 -22L12 -20L6 -18ZM15 -20L21 -22L20 -18ZM8 -11L18 -11L13 -14Z")],
} satisfies Record<string, Mark[]>;

export type Weapon = keyof typeof WEAPONS;

