/** What the facts of GOSU X tell of the table. */
import { armySteps, mark, put, stand, stepBy, take, withHand, withSeat, type Step } from "$armies/step";
import { partsOf, placeOf } from "$armies/places";
import type { Cards, ViewOf } from "$page/api/types";
import { faces } from "$page/knowledge.svelte";
import { SIGNS } from "./art/signs";
import type { Standing, Tokens, View } from "./view";

type Table = ViewOf<View>;

/** So many cards more in the deck; those that are known lie on top. */
const withDeck = (view: Table, seat: number, more: number, known: (cards: Cards) => Cards): Table =>
  withSeat(view, seat, ({ deck, deck_known }) => ({ deck: deck + more, deck_known: known(deck_known) }));

const steps = armySteps<Table>(
  {
    raising: "GX-H3",
    deck: (view, seat, more) => withDeck(view, seat, more, (cards) => cards.slice(Math.max(0, -more))),
    discard: (view, seat, change) => withSeat(view, seat, ({ discard }) => ({ discard: change(discard) })),
  },
  (card) => ({ card, captured: false, tokens: 0, bounty: false, veteran: false, recruited: false }) as Standing,
);

const onTop = (view: Table, seat: number, card: string | null): Table => withDeck(view, seat, 1, (cards) => [card, ...cards]);
const discardOf = (view: Table, seat: number, change: (cards: Cards) => Cards): Table => withSeat(view, seat, ({ discard }) => ({ discard: change(discard) }));
const removedOf = (view: Table, seat: number, change: (cards: Cards) => Cards): Table => withSeat(view, seat, ({ removed }) => ({ removed: change(removed) }));
const tokens = (view: Table, seat: number, change: (tokens: Tokens) => Partial<Tokens>): Table =>
  withSeat(view, seat, (side) => ({ tokens: { ...side.tokens, ...change(side.tokens) } }));

/** One clan more, in the order of the clans. */
const withClan = (clans: string[], clan: string): string[] => Object.keys(SIGNS).filter((one) => one === clan || clans.includes(one));

const isVeteran = (view: Table, card: string | null | undefined) => !!(faces(view.game).get(card ?? "")?.data["keywords"] as string[] | undefined)?.includes("veteran");

/** The places of a seat's cards with tokens on them. */
const bearing = (view: Table, seat: number): string[] =>
  (view.seats[seat]?.army ?? []).flatMap((row, index) => row.flatMap((one, column) => (one.tokens ? [placeOf(seat, index, column)] : [])));

/** GX-K6: with the last token the other side is gone too. */
const unburdened = (standing: Standing, count = standing.tokens): Standing =>
  ({ ...standing, tokens: standing.tokens - count, veteran: standing.veteran && standing.tokens > count });

/** Which card bears the Bounty token. */
const bounty = (view: Table, place: string | null): Table => {
  const marked = (standing: Standing | undefined, isThere: boolean) => (standing ? { ...standing, bounty: isThere } : null);
  const rest = view.bounty ? stand(view, view.bounty, (standing) => marked(standing as Standing, false)) : view;
  const there = place ? stand(rest, place, (standing) => marked(standing as Standing, true)) : rest;
  return { ...there, bounty: place };
};

/** GX-Q5: every turn is one of those that are left after a pass. */
const endTurn = (view: Table): Table => withSeat(view, view.to_move, ({ turns_left: left }) => ({ turns_left: left ? left - 1 : left }));

const begin = (kind: string): Step<Table> => (view, event, seat) => {
  const ended = endTurn(view);
  return { ...(steps[kind]?.(ended, event, seat) ?? ended), additional_turn_due: false };
};

const free = mark<Table>({ captured: false });

const fresh = (view: Table, seat: number): number => {
  const clans = view.seats[seat]?.clans ?? [];
  return [...faces(view.game).values()].filter((face) => face.kind === "card" && clans.includes(face.clan)).reduce((sum, face) => sum + face.copies, 0);
};

export const step = stepBy<Table>({
  ...steps,
  "goes-first": (view, _, seat) => ({ ...view, first: seat, to_move: seat }),
  drafted: (view, { word = "" }, seat) => withSeat(view, seat, ({ clans }) => ({ clans: withClan(clans, word) })),
  "left-over": (view, { word = "" }) => ({ ...view, tiles: withClan(view.tiles, word) }),
  showed: (view, { card = null }, seat) => withDeck(withHand(view, seat, take(card)), seat, 1, () => []),
  shuffled: (view, { rule }, seat) => {
    if (rule === "GX-S3") return withDeck(view, seat, fresh(view, seat), () => []);
    const used = rule === "GX-T3" ? (view.seats[seat]?.discard.length ?? 0) : 0;
    return withDeck(used ? discardOf(view, seat, () => []) : view, seat, used, () => []);
  },
  reacted: steps["paid"] as Step<Table>,
  milled: (view, { card = null }, seat) => discardOf(withDeck(view, seat, -1, (cards) => cards.slice(1)), seat, put(view.game, card)),
  found: (view, { card = null }, seat) => {
    const isShown = view.decision?.prompt === "search-name";
    return isShown ? withDeck(view, seat, 0, () => [card]) : withHand(withDeck(view, seat, -1, () => []), seat, put(view.game, card));
  },
  took: (view, event, seat) => {
    const { card = null } = event;
    const side = view.seats[seat];
    const isRemoved = !view.revealed.includes(card) && !side?.discard.includes(card);
    return isRemoved ? withHand(removedOf(view, seat, take(card)), seat, put(view.game, card)) : (steps["took"]?.(view, event, seat) ?? view);
  },
  returned: (view, { card = null, place }) => onTop(stand(view, place, () => null), partsOf(place ?? "")[0], card),
  "put-on-top": (view, { card = null }, seat) => {
    const isShown = view.revealed.includes(card);
    return onTop(isShown ? { ...view, revealed: take(card)(view.revealed) } : discardOf(view, seat, take(card)), seat, card);
  },
  "put-under": (view, { card = null }, seat) => {
    const size = view.seats[seat]?.deck ?? 0;
    const rest = { ...view, revealed: take(card)(view.revealed) };
    return withDeck(rest, seat, 1, (cards) => [...cards, ...Array<null>(size - cards.length).fill(null), card]);
  },
  removed: (view, { card = null }) => {
    const owner = view.seats.findIndex((side) => side.discard.includes(card));
    return removedOf(discardOf(view, owner, take(card)), owner, put(view.game, card));
  },
  "shuffled-in": (view, { card = null, rule }, seat) => {
    const from = rule === "GX-E9" ? removedOf : discardOf;
    return withDeck(from(view, seat, take(card)), seat, 1, () => []);
  },
  "looked-at": (view, { card = null }, seat) => withHand(view, 1 - seat, (cards) => (card === null || cards.includes(card) ? cards : put(view.game, card)(take(null)(cards)))),
  captured: mark({ captured: true, tokens: 0, veteran: false }),
  released: free,
  freed: free,
  swapped: (view, event, seat) => {
    const { place, other_place: other } = event;
    const next = steps["swapped"]?.(view, event, seat) ?? view;
    return { ...next, bounty: view.bounty === place ? (other ?? null) : view.bounty === other ? (place ?? null) : view.bounty };
  },
  "placed-bounty": (view, { place = null }) => bounty(view, place),
  "lost-bounty": (view) => bounty(view, null),
  activated: (view, { card, place, number = 0 }, seat) =>
    stand(tokens(view, seat, ({ hand }) => ({ hand: hand - 1 })), place, (standing) =>
      standing ? { ...standing, tokens: number, veteran: !!standing.veteran || isVeteran(view, card) } : null),
  spent: (view, { number = 0 }, seat) => tokens(view, seat, ({ hand, spent }) => ({ hand: hand - number, spent: spent + number })),
  "took-back": (view, { number = 0 }, seat) => {
    // The fact does not tell from where; if none is spent, it lies on a card.
    const spent = view.seats[seat]?.tokens.spent ?? 0;
    const place = spent ? undefined : bearing(view, seat)[0];
    const rest = stand(view, place, (standing) => (standing ? unburdened(standing as Standing, 1) : null));
    return tokens(rest, seat, () => ({ hand: number, spent: Math.max(0, spent - 1) }));
  },
  // From whichever card they come, that card falls next.
  "lost-tokens": (view, { number = 0 }, seat) => tokens(view, seat, ({ spent }) => ({ spent: spent + number })),
  unlocked: (view, _, seat) => tokens(view, seat, ({ hand, locked }) => ({ hand: hand + 1, locked: locked - 1 })),
  recovered: (view, { number = 0 }, seat) => {
    const bare = bearing(view, seat).reduce((next, place) => stand(next, place, (standing) => (standing ? unburdened(standing as Standing) : null)), view);
    return tokens(bare, seat, () => ({ hand: number, spent: 0 }));
  },
  "took-wonder": (view, _, seat) => ({ ...view, wonder: seat }),
  "paid-wonder": (view) => ({ ...view, wonder: null }),
  "returned-wonder": (view) => ({ ...view, wonder: null }),
  banned: (view, { card }, seat) => withSeat(view, 1 - seat, ({ banned }) => ({ banned: !card || banned.includes(card) ? banned : [...banned, card] })),
  "ban-ended": (view, { card }, seat) => withSeat(view, seat, ({ banned }) => ({ banned: banned.filter((one) => one !== card) })),
  flipped: (view, { word = "" }, seat) => withSeat({ ...view, tiles: withClan(view.tiles, word) }, seat, ({ flipped }) => ({ flipped: withClan(flipped, word) })),
  "turns-left": (view, { number = null }, seat) => withSeat(view, seat, () => ({ turns_left: number })),
  "started-turn": (view, event, seat) => begin("started-turn")({ ...view, from_discard: false }, event, seat),
  "started-additional": begin("started-additional"),
  "started-round": (view, event, seat) => ({ ...(steps["started-round"]?.(view, event, seat) ?? view), song: false }),
  "gained-turn": (view) => ({ ...view, additional_turn_due: true }),
  "lost-turn": (view) => ({ ...view, additional_turn_due: false }),
  // The Song for the Dead follows, unless the game is over.
  "won-supremacy": (view, { number = 0 }, seat) => withSeat({ ...view, song: true }, seat, () => ({ supremacy: number })),
  won: (view) => ({ ...view, song: false }),
  drawn: (view) => ({ ...view, song: false }),
});
