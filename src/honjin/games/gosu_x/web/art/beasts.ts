/** Animals and giants, centred on (0, 0), some fifty units around. */
import { both, facets, oval, place, polygon, stroke, whole } from "$page/art/brush";
import { fill, line, type Mark } from "$page/art/mark";

const tuft = (count: number, shape: string, start = 0): string =>
  Array.from({ length: count }, (_, index) => place(shape, { turn: start + (360 / count) * index })).join("");

/** On the dragon's back: where, and which way. */
const SPINES = [[33, 59, 150], [16, 52, 190], [-4, 36, 250], [2, 14, 300], [24, -4, 20], [48, -4, 80], [43, -24, 30], [26, -33, 0]] as const;

export const BEASTS = {
  lion: [
    fill("clan", tuft(16, "M-7 -20C-9 -32 -4 -42 4 -48C3 -40 9 -32 7 -20Z"), { rim: true }),
    fill("ink", tuft(14, "M-6 -18C-7 -28 -3 -34 3 -38C2 -32 7 -27 6 -18Z", 12) + oval(0, 0, 25)),
    fill("light", whole("0 -18 10 -20 18 -14 18 -4 18 6 12 12 10 20 6 26 2 27 0 27")),
    fill("ink", both("M4 -7L15 -12C16 -6 10 -1 4 -3Z") + "M-6 4L6 4L1.6 10L1.6 15L9 18C6 23 2 22 0 19.6C-2 22 -6 23 -9 18L-1.6 15L-1.6 10Z"),
    fill("light", both(oval(9, -6.4, 1.7))),
    fill("clan", "M0 -17L3 -8L0 -3L-3 -8Z" + both("M8 -16L16 -14L10 -12.6Z")),
    line("ink", 0.9, "M10 13L22 11M10 16L21 18M-10 13L-22 11M-10 16L-21 18", { fine: true }),
  ],
  dragon: [
    fill("ink", stroke([[52, 46, 2], [30, 50, 12], [6, 40, 17], [6, 18, 18], [30, 8, 18], [40, -12, 16], [22, -24, 14], [0, -20, 12]], undefined, 0, 8), { rim: true }),
    line("clan", 2.4, "M46 48C30 52 12 46 7 32C4 16 26 14 37 4C48 -12 34 -24 16 -22"),
    fill("clan", SPINES.map(([x, y, turn]) => place("M-5 3L0 -8L5 3Z", { x, y, turn })).join("")),
    fill("ink", "M8 -30C-4 -40 -20 -36 -30 -28L-46 -24C-48 -18 -44 -14 -36 -14L-30 -14L-42 -6C-36 -2 -28 -4 -20 -8C-10 -4 2 -6 8 -14Z", { rim: true }),
    fill("clan", "M-6 -34C0 -46 12 -52 22 -48C12 -46 6 -40 4 -31ZM-14 -36C-12 -48 -4 -56 6 -58C-2 -52 -6 -44 -6 -35Z", { rim: true }),
    fill("light", "M-22 -28L-12 -30C-12 -25 -18 -23 -22 -28Z" + "M-40 -14L-38 -9L-36 -14ZM-34 -14L-32 -9.6L-30 -14Z"),
    fill("ink", oval(-16, -27.6, 1.5)),
    line("clan", 1.8, "M-44 -22C-56 -22 -58 -36 -50 -42M-40 -8C-48 0 -44 10 -36 12"),
    fill("light", oval(-42, 26, 8), { rim: true }),
    fill("clan", oval(-44, 24, 3)),
  ],
  phoenix: [
    fill("ink", whole("0 -22 8 -22 11 -12 9 0 20 -22 40 -44 66 -56 62 -44 62 -38 58 -32 62 -32 64 -33 66 -33 60 -22 56 -18 50 -14 54 -13 56 -13 58 -14 48 4 28 16 10 16 8 24 4 30 0 34"), { rim: true }),
    fill("clan", both("M12 4C24 -16 40 -34 58 -46C54 -30 38 -6 14 10Z")),
    line("light", 1, "M16 4C30 -12 40 -24 52 -36M18 8C32 -4 42 -12 50 -22M-16 4C-30 -12 -40 -24 -52 -36M-18 8C-32 -4 -42 -12 -50 -22"),
    fill("clan", stroke([[0, 24, 7], [-2, 40, 8], [-14, 54, 5], [-30, 58, 0.6]]) + stroke([[2, 24, 7], [4, 42, 8], [18, 54, 5], [36, 54, 0.6]]) + stroke([[1, 26, 6], [1, 46, 7], [6, 64, 0.6]]), { rim: true }),
    fill("ink", "M-7 -14C-13 -28 -8 -42 4 -44C11 -45 15 -40 16 -36L28 -32L15 -29C11 -22 8 -20 8 -14Z", { rim: true }),
    fill("clan", "M0 -43C-6 -52 -4 -60 2 -66C2 -58 8 -52 8 -44ZM8 -43C8 -52 14 -58 20 -60C18 -54 18 -48 13 -42Z"),
    fill("light", oval(8, -36, 2.4)),
    fill("ink", oval(8.6, -36, 1)),
  ],
  crane: [
    fill("ink", both("M2 4C14 -18 34 -36 62 -40C56 -32 56 -28 52 -24C56 -23 58 -23 60 -24C54 -14 48 -10 42 -8C46 -6 48 -6 50 -7C40 6 18 16 2 14Z"), { rim: true }),
    fill("light", both("M6 4C18 -12 32 -24 48 -30C42 -16 24 2 6 10Z")),
    fill("light", "M-8 6C-4 -4 8 -4 10 6C12 18 6 28 1 36C-5 28 -10 18 -8 6Z", { rim: true }),
    fill("light", stroke([[1, 6, 7], [-4, -12, 5], [4, -28, 5], [0, -42, 6]], undefined, 0, 7), { rim: true }),
    fill("ink", "M-3 -45L-26 -42L-3 -39Z"),
    fill("clan", "M-4 -46C-2 -50 5 -49 5 -44L0 -43Z"),
    fill("ink", oval(-0.4, -42, 1.2)),
    line("ink", 1.4, "M-1 34L-6 60M3 34L6 60"),
  ],
  crow: [
    fill("ink", "M-50 -26L-30 -32C-26 -44 -8 -48 4 -38C22 -30 40 -4 44 22L60 50L40 40C34 46 24 48 16 44L12 60L6 60L6 44C-14 38 -26 16 -28 -16Z", { rim: true }),
    fill("clan", "M-4 -10C16 -10 34 6 40 28C30 22 26 22 22 24C24 28 26 30 28 34C12 32 -4 14 -4 -10Z"),
    line("light", 1, "M2 -4C16 0 28 12 34 22M4 4C12 8 20 16 24 24", { fine: true }),
    fill("light", oval(-18, -32, 4.4)),
    fill("clan", oval(-18.6, -32, 2)),
    line("ink", 2.4, "M-60 60L64 60"),
  ],
  serpent: [
    fill("ink", stroke([[-60, 54, 10], [-30, 40, 16], [-24, 12, 18], [0, 0, 18], [26, 16, 18], [44, -2, 16], [34, -28, 15], [10, -34, 14]], undefined, 0, 8), { rim: true }),
    line("clan", 3, "M-56 52C-26 42 -36 8 -8 2C10 -2 20 18 34 12C50 4 48 -24 28 -30"),
    fill("ink", "M20 -44C2 -50 -18 -46 -36 -34L-22 -34L-30 -24C-10 -18 10 -20 22 -26Z", { rim: true }),
    fill("light", "M-30 -34L-27 -28L-24 -34L-20 -29L-17 -34L-13 -30L-10 -34Z"),
    fill("light", oval(0, -38, 4)),
    fill("ink", oval(-0.6, -38, 1.8)),
    fill("clan", "M18 -44C22 -56 34 -58 44 -52C36 -50 34 -44 34 -38Z"),
  ],
  golem: [
    fill("ink", facets("0 -48 12 -48 18 -38 16 -26 30 -28 48 -16 52 8 44 34 34 34 36 14 28 4 26 30 22 66 0 66"), { rim: true }),
    fill("wash", polygon([[0, -48], [12, -48], [18, -38], [16, -26], [0, -20]]) + polygon([[30, -28], [48, -16], [52, 8], [38, 0]]) + polygon([[-30, -28], [-16, -26], [-24, 0], [-40, -6]])),
    fill("clan", facets("0 -14 12 -8 16 6 6 24 0 28"), { rim: true }),
    fill("light", facets("0 -6 6 -2 8 6 3 16 0 18")),
    fill("light", both("M3 -38L11 -40L9 -34L4 -34Z")),
    line("clan", 1.6, "M-26 -20L-34 -6L-30 6M28 -20L36 -8L34 4M-14 34L0 42L14 36"),
  ],
} satisfies Record<string, Mark[]>;
