import { expect, test } from "vitest";
import type { CardFace } from "../src/api/types";
import { cutAtCards } from "../src/parts/cardNames";

const faces = new Map(["Rao", "Rao Kan", "3 vœux", "Kno'Bo", "Élu (II)"].map((name, index) => [`id-${index}`, { id: `id-${index}`, name } as CardFace]));
const cards = (text: string) => cutAtCards(text, faces).flatMap(({ text: name, card }) => (card ? [`${name}=${card}`] : []));

test("the longest name wins", () => {
  expect(cards("Rao Kan meets Rao.")).toEqual(["Rao Kan=id-1", "Rao=id-0"]);
});

test("names are whole words, whatever they are made of", () => {
  expect(cards("Raoul, Curao, Rao's")).toEqual(["Rao=id-0"]);
  expect(cards("13 vœux; 3 vœux; Kno'Bo (Élu (II))")).toEqual(["3 vœux=id-2", "Kno'Bo=id-3", "Élu (II)=id-4"]);
});

test("nothing of the text is lost", () => {
  const text = "Hana plays Rao Kan: 3 vœux";
  expect(cutAtCards(text, faces).map((piece) => piece.text + (piece.end ?? "")).join("")).toBe(text);
  expect(cutAtCards(text, new Map())).toEqual([{ text }]);
});

test("what follows a name without a space stays with it", () => {
  expect(cutAtCards("Rao, Kno'Bo. (Rao Kan) and", faces).map(({ text, end }) => [text, end])).toEqual([
    ["Rao", ","], [" ", undefined], ["Kno'Bo", "."], [" (", undefined], ["Rao Kan", ")"], [" and", undefined],
  ]);
});
