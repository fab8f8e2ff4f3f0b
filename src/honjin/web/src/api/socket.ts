/** One table's socket: comes back by itself after a break and asks for what it missed. */
import type { Presence, Problem, State } from "./types";

export interface Listener {
  state(state: State): void;
  presence(presence: Presence): void;
  error(problem: Problem & { id?: string }): void;
  /** Whether the line is up. */
  line(up: boolean): void;
  /** What was sent last may not have come; nothing of it is done later. */
  lost(): void;
  /** The server has shut the door for good, with the status of a refusal. */
  shut(status: number): void;
}

type Message = { type: string; id?: string; [key: string]: unknown };

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 20_000;
/** What was sent so shortly before a break is sent again after it: whoever asked for it has not looked away yet. */
const RESEND_WITHIN = 3_000;
/** The close codes for applications: this and the HTTP status. */
const REFUSED = 4_000;
/** To knock again would change nothing. */
const FINAL = [400, 401, 403, 404, 410];

export class TableSocket {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private closed = false;
  /** What went out with an id and was not answered; the server does none of it twice. */
  private readonly unanswered = new Map<string, { message: Message; at: number }>();

  constructor(
    /** The address of the socket now: language, seat and what is already known change. */
    private readonly address: () => string,
    private readonly listener: Listener,
  ) {
    this.open();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  private open(): void {
    const socket = new WebSocket(this.address());
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.listener.line(true);
      this.sendAgain(socket);
      clearInterval(this.pinger);
      this.pinger = setInterval(() => this.send({ type: "ping" }), PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as Message);
    socket.onclose = ({ code }) => {
      if (this.closed || this.socket !== socket) return;
      this.listener.line(false);
      clearInterval(this.pinger);
      const status = code - REFUSED;
      if (FINAL.includes(status)) {
        this.close();
        this.listener.shut(status);
        return;
      }
      // Half of it by chance: not every browser knocks at the same moment.
      this.timer = setTimeout(() => this.open(), this.wait * (0.5 + Math.random() / 2));
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  private sendAgain(socket: WebSocket): void {
    for (const [id, { message, at }] of this.unanswered) {
      if (Date.now() - at < RESEND_WITHIN) socket.send(JSON.stringify(message));
      else {
        this.unanswered.delete(id);
        this.listener.lost();
      }
    }
  }

  private readonly hurry = (): void => {
    if (this.closed || document.hidden || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.open();
  };

  private hear(message: Message): void {
    if (message.type === "state") this.listener.state(message as unknown as State);
    else if (message.type === "presence") this.listener.presence(message as unknown as Presence);
    else if (message.type === "error") this.listener.error(message as unknown as Problem);
    if (message.id !== undefined) this.unanswered.delete(message.id);
  }

  /** False: there is no line. What has an id is done once or not at all: kept until the server has answered to it. */
  send(message: Message): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    if (message.id !== undefined) this.unanswered.set(message.id, { message, at: Date.now() });
    return true;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }
}
