import { beforeEach, describe, expect, it } from "vitest";
import type { SealInfo, TableInfo } from "../src/api/types";
import { Sealer, forget, freshValue, prepare, promiseOf, type SealMessage } from "../src/table/seal";

const HALF = "5".repeat(64);
const OTHER = "e".repeat(64);

/** A server for one table with two seats, of which this browser has the first. */
class Server {
  seal: SealInfo = {
    round: 1, phase: "commit", server: promiseOf(HALF), half: null, commits: [null, null], revealed: [false, false],
    values: [null, null], until: null, broken: [], without: [],
  };
  status: TableInfo["status"] = "waiting";
  value: string | null = null;

  info(you: number | null = 0): TableInfo {
    const seats = [0, 1].map((seat) => ({
      seat, kind: "human" as const, name: "", you: seat === you, online: true, level: null, invite: null,
    }));
    return structuredClone({ id: "table", seats, status: this.status, deal: "sealed", seal: this.seal }) as unknown as TableInfo;
  }

  /** As a real one does. */
  obey(messages: SealMessage[]): void {
    for (const message of messages) {
      if (message.type === "commit") this.seal.commits[0] = message.hash;
      else {
        expect(promiseOf(message.value)).toBe(this.seal.commits[0]);
        this.value = message.value;
        this.seal.revealed[0] = true;
      }
    }
  }

  promised(): void { this.seal.commits[1] = promiseOf(OTHER); this.seal.phase = "reveal"; }

  open(): void {
    this.seal.phase = "open";
    this.seal.values = [this.value, OTHER];
    this.status = "playing";
  }

  again(seats: number[]): void {
    this.seal = {
      ...this.seal, round: this.seal.round + 1, phase: "commit", server: promiseOf(freshValue()), commits: [null, null],
      revealed: [false, false], broken: [...this.seal.broken, { round: this.seal.round, seats }],
    };
  }
}

/** Up to the moment at which this browser has shown its value. */
function shown(): { server: Server; sealer: Sealer } {
  const server = new Server();
  const sealer = new Sealer("table");
  server.obey(sealer.hear(server.info()));
  server.promised();
  server.obey(sealer.hear(server.info()));
  expect(server.value).not.toBeNull();
  return { server, sealer };
}

beforeEach(() => localStorage.clear());

describe("a value", () => {
  it("is promised by its SHA-256, as sha256sum prints it", () => {
    expect(promiseOf("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(freshValue()).toMatch(/^[0-9a-f]{64}$/);
    expect(freshValue()).not.toBe(freshValue());
  });
});

describe("a sealed deal", () => {
  it("is promised, shown and checked without anybody doing anything", () => {
    const { server, sealer } = shown();
    server.open();
    expect(sealer.hear(server.info())).toEqual([]);
    expect(sealer.summary).toMatchObject({ checked: "values", alarm: null, mine: server.value });
    server.seal.half = HALF;
    server.status = "over";
    sealer.hear(server.info());
    expect(sealer.summary).toMatchObject({ checked: "all", alarm: null });
  });

  it("keeps what was promised with the first message", () => {
    const server = new Server();
    const first = prepare();
    server.seal.commits[0] = first.hash;
    first.keep(server.info());
    expect(new Sealer("table").hear(server.info())).toEqual([]);
    server.promised();
    const [message] = new Sealer("table").hear(server.info());
    expect(message?.type === "reveal" && promiseOf(message.value)).toBe(first.hash);
  });

  it("keeps nothing that the server did not take", () => {
    const server = new Server();
    prepare().keep(server.info());
    expect(localStorage.getItem("honjin-seals")).toBeNull();
  });

  it("goes on after the page is loaded again", () => {
    const { server } = shown();
    const again = new Sealer("table");
    expect(again.hear(server.info())).toEqual([]);
    server.seal.revealed[0] = false;
    const [message] = again.hear(server.info());
    expect(message).toEqual({ type: "reveal", value: server.value });
  });

  it("shows nothing before all have promised", () => {
    const server = new Server();
    const sealer = new Sealer("table");
    expect(sealer.hear(server.info()).map((message) => message.type)).toEqual(["commit"]);
    server.obey(sealer.hear(server.info()));
    expect(sealer.hear(server.info())).toEqual([]);
    expect(sealer.summary?.mine).toBeNull();
  });

  it("makes a new value when somebody else has not shown theirs", () => {
    const { server, sealer } = shown();
    const before = server.seal.commits[0];
    server.again([1]);
    server.obey(sealer.hear(server.info()));
    expect(sealer.summary).toMatchObject({ alarm: null, round: 2, broken: [{ round: 1, seats: [1] }] });
    expect(server.seal.commits[0]).not.toBe(before);
    server.promised();
    expect(sealer.hear(server.info()).map((message) => message.type)).toEqual(["reveal"]);
  });

  it("suspects nobody because of rounds that are too old to be told", () => {
    const { server, sealer } = shown();
    for (let round = 0; round < 3; round++) server.again([1]);
    server.seal.broken = server.seal.broken.slice(1);
    expect(sealer.hear(server.info()).map((message) => message.type)).toEqual(["commit"]);
    expect(sealer.summary?.alarm).toBeNull();
  });

  it("replaces a promise made on another device once, and never in turns", () => {
    const server = new Server();
    server.seal.commits[0] = promiseOf(OTHER);
    const sealer = new Sealer("table");
    expect(sealer.hear(server.info())).toHaveLength(1);
    expect(sealer.hear(server.info())).toEqual([]);
    server.promised();
    expect(sealer.hear(server.info())).toEqual([]);
  });

  it("is only looked at by who does not sit there", () => {
    const server = new Server();
    const sealer = new Sealer("table");
    expect(sealer.hear(server.info(null))).toEqual([]);
    server.seal.commits = [promiseOf(HALF), promiseOf(OTHER)];
    server.value = HALF;
    server.open();
    sealer.hear(server.info(null));
    expect(sealer.summary).toMatchObject({ checked: "values", alarm: null, mine: null });
  });
});

describe("a server that cheats", () => {
  it("is seen when its promise changes before a value is shown, and gets no value", () => {
    const server = new Server();
    const sealer = new Sealer("table");
    server.obey(sealer.hear(server.info()));
    server.seal.server = promiseOf(OTHER);
    server.promised();
    expect(sealer.hear(server.info())).toEqual([]);
    expect(sealer.summary?.alarm).toBe("server-changed");
  });

  it("is seen when a new round has no reason", () => {
    const { server, sealer } = shown();
    server.again([1]);
    server.seal.broken = [];
    expect(sealer.hear(server.info())).toEqual([]);
    expect(sealer.summary?.alarm).toBe("server-changed");
  });

  it("is seen when it changes a promise after a value was shown", () => {
    const { server, sealer } = shown();
    server.seal.commits[1] = promiseOf("f".repeat(64));
    sealer.hear(server.info());
    expect(sealer.summary?.alarm).toBe("promises-changed");
  });

  it("is seen when a value is not the promised one", () => {
    const { server, sealer } = shown();
    server.open();
    server.seal.values[1] = "f".repeat(64);
    sealer.hear(server.info());
    expect(sealer.summary).toMatchObject({ alarm: "value-false", checked: "nothing" });
  });

  it("is seen when it leaves a promised value out", () => {
    const { server, sealer } = shown();
    server.open();
    server.seal.values[0] = null;
    sealer.hear(server.info());
    expect(sealer.summary?.alarm).toBe("value-false");
  });

  it("is seen when its half is not the promised one", () => {
    const { server, sealer } = shown();
    server.open();
    server.seal.half = OTHER;
    sealer.hear(server.info());
    expect(sealer.summary?.alarm).toBe("half-false");
  });

  it("is not suspected when a value never reached it, or when one has left", () => {
    const { server, sealer } = shown();
    server.again([0]);
    server.obey(sealer.hear(server.info()));
    server.promised();
    server.obey(sealer.hear(server.info()));
    sealer.hear(server.info());
    forget("table");
    server.again([0]);
    sealer.hear(server.info());
    expect(sealer.summary?.alarm).toBeNull();
  });

  it("is seen when it blames who did show a value, also after the page is loaded again", () => {
    const { server, sealer } = shown();
    sealer.hear(server.info());
    server.again([0]);
    expect(sealer.hear(server.info())).toEqual([]);
    expect(sealer.summary?.alarm).toBe("blamed");
    const again = new Sealer("table");
    again.hear(server.info());
    expect(again.summary?.alarm).toBe("blamed");
  });
});
