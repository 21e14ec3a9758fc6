import { randomInt } from 'node:crypto';
import type { Driver, VendorReply, Play, Step, Verdict } from './drivers/Driver.ts';
import type { Outgoing } from '../../apps/studio/src/simulator/dialects/VendorCodec.ts';
import type { WireClient } from './WireClient.ts';
import { Fault } from './Player.ts';

export type Seat = Pick<Play, 'user' | 'token' | 'currency' | 'game'> & { expiredToken: string };

/** A seat at the wallet under test, with the balance that the player must have by our own reckoning. */
export class Table {
  readonly driver: Driver;
  readonly line: WireClient;
  readonly seat: Seat;
  balance = 0n;

  constructor(options: { driver: Driver; line: WireClient; seat: Seat }) {
    this.driver = options.driver;
    this.line = options.line;
    this.seat = options.seat;
  }

  /** A new round; nothing of it has been sent. */
  play(change: Partial<Play> = {}): Play {
    const { user, token, currency, game } = this.seat;
    return { id: newId(), stake: 300_000n, prize: 500_000n, user, token, currency, game, ...change };
  }

  async post(call: Outgoing): Promise<VendorReply> {
    const { httpStatus, text } = await this.line.post(call);
    return this.driver.readAnswer(httpStatus, text);
  }

  send(step: Step, play: Play): Promise<VendorReply> {
    return this.post(this.driver.request(step, play));
  }

  async readBalance(): Promise<bigint> {
    const heard = await this.post(this.driver.balance(this.play()));
    if (heard.verdict !== 'done' || heard.balance === undefined) throw new Fault(`the balance: ${told(heard)}`);
    return heard.balance;
  }

  /** Takes the server's word for where we start. */
  async begin(): Promise<void> {
    this.balance = await this.readBalance();
  }

  /** Moves our reckoning and holds the answer against it. */
  accepted(heard: VendorReply, change: bigint, what: string): VendorReply {
    this.balance += change;
    must(heard, ['done'], what);
    if (heard.balance !== undefined && heard.balance !== this.balance)
      throw new Fault(`${what}: expected the balance ${this.balance}, saw ${told(heard)}`);
    return heard;
  }

  async mustHave(what: string): Promise<void> {
    const seen = await this.readBalance();
    if (seen !== this.balance) throw new Fault(`${what}: the balance must be ${this.balance}, but it is ${seen}`);
  }
}

/** Nineteen digits that were never used before. */
export function newId(): string {
  return `${randomInt(1_000, 9_000)}${Date.now()}${String(randomInt(0, 100)).padStart(2, '0')}`;
}

export function told({ verdict, word, httpStatus, balance }: VendorReply): string {
  return `${verdict} (${word}, HTTP ${httpStatus}${balance === undefined ? '' : `, balance ${balance}`})`;
}

export function must(heard: VendorReply, allowed: readonly Verdict[], what: string): VendorReply {
  if (!allowed.includes(heard.verdict))
    throw new Fault(`${what}: expected ${allowed.join(' or ')}, saw ${told(heard)}`);
  return heard;
}

/** Given again, an answer tells the balance of the first time, whatever happened since. */
export function sameBalance(first: VendorReply, next: VendorReply, what: string): void {
  must(next, ['done', 'again'], what);
  if (next.balance !== first.balance) throw new Fault(`${what}: first ${told(first)}, then ${told(next)}`);
}
