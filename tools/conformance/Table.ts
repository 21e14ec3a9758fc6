import { randomInt } from 'node:crypto';
import type { Driver, VendorReply, Play, Step, Verdict } from './drivers/Driver.ts';
import type { Outgoing } from '../../apps/studio/src/simulator/dialects/VendorCodec.ts';
import type { WireClient } from './WireClient.ts';
import { Fault } from './Player.ts';

export type Seat = Pick<Play, 'user' | 'token' | 'currency' | 'game'> & { expiredToken: string };

/** A player at the wallet under test, with the expected balance. */
export class Table {
  readonly driver: Driver;
  readonly client: WireClient;
  readonly seat: Seat;
  balance = 0n;

  constructor(options: { driver: Driver; client: WireClient; seat: Seat }) {
    this.driver = options.driver;
    this.client = options.client;
    this.seat = options.seat;
  }

  /** A new round; nothing is sent yet. */
  play(change: Partial<Play> = {}): Play {
    const { user, token, currency, game } = this.seat;
    return { id: newId(), stake: 300_000n, prize: 500_000n, user, token, currency, game, ...change };
  }

  async post(call: Outgoing): Promise<VendorReply & { text: string }> {
    const { httpStatus, text } = await this.client.post(call);
    return { ...this.driver.readAnswer(httpStatus, text), text };
  }

  send(step: Step, play: Play): Promise<VendorReply> {
    return this.post(this.driver.request(step, play));
  }

  async readBalance(): Promise<bigint> {
    const reply = await this.post(this.driver.balance(this.play()));
    if (reply.verdict !== 'done' || reply.balance === undefined) throw new Fault(`the balance: ${told(reply)}`);
    return reply.balance;
  }

  /** Takes the initial balance from the server. */
  async begin(): Promise<void> {
    this.balance = await this.readBalance();
  }

  /** Updates the expected balance and compares it with the response. */
  accepted(reply: VendorReply, change: bigint, what: string): VendorReply {
    this.balance += change;
    must(reply, ['done'], what);
    if (reply.balance !== undefined && reply.balance !== this.balance)
      throw new Fault(`${what}: expected the balance ${this.balance}, saw ${told(reply)}`);
    return reply;
  }

  async mustHave(what: string): Promise<void> {
    const seen = await this.readBalance();
    if (seen !== this.balance) throw new Fault(`${what}: the balance must be ${this.balance}, but it is ${seen}`);
  }
}

/** A unique id of nineteen digits. */
export function newId(): string {
  return `${randomInt(1_000, 9_000)}${Date.now()}${String(randomInt(0, 100)).padStart(2, '0')}`;
}

export function told({ verdict, word, httpStatus, balance }: VendorReply): string {
  return `${verdict} (${word}, HTTP ${httpStatus}${balance === undefined ? '' : `, balance ${balance}`})`;
}

export function must(reply: VendorReply, allowed: readonly Verdict[], what: string): VendorReply {
  if (!allowed.includes(reply.verdict))
    throw new Fault(`${what}: expected ${allowed.join(' or ')}, saw ${told(reply)}`);
  return reply;
}

/** A repeated response has the balance of the first one, whatever happened in between. */
export function sameBalance(first: VendorReply, next: VendorReply, what: string): void {
  must(next, ['done', 'again'], what);
  if (next.balance !== first.balance) throw new Fault(`${what}: first ${told(first)}, then ${told(next)}`);
}
