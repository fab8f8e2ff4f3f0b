/** What an event touches glows. */
import { expect, it } from "vitest";
import { touched } from "../src/table/moves";
import { event } from "./made";

it("touches each place that it names", () => {
  expect(touched(event("swapped", { place: "0:I.1", other_place: "0:I.3" }))).toEqual(["slot:0:I.1", "slot:0:I.3"]);
});
