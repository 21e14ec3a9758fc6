import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Fault } from '../Player.ts';
import type { TransferClient, TransferReply } from './TransferClient.ts';

/** A transfer as it is sent. */
export type Transfer = {
  username: string;
  fund_type: 1 | 2;
  amount: string;
  reference_no: string;
  valid_until: string;
};

export type Ending = 'SUCCESS' | 'FAILED' | 'NOT_FOUND';

const WINDOW_MS = 60_000;
const LOOK_MS = 200;
const PATIENCE_MS = 30_000;

/** A player of the vendor under test, with what must be in the wallet by our own reckoning, in hundredths. */
export class TransferBench {
  readonly client: TransferClient;
  readonly currency: string;
  readonly game: string;
  username = '';
  balance = 0n;

  constructor(options: { client: TransferClient; currency: string; game: string }) {
    this.client = options.client;
    this.currency = options.currency;
    this.game = options.game;
  }

  /** Each case has a player of its own, whose wallet is empty. */
  async begin(): Promise<void> {
    this.username = `c${Date.now()}-${randomInt(1_000_000)}`;
    this.balance = 0n;
    mustBeDone(await this.client.ask('cm', { username: this.username, currency: this.currency }), 'a new player');
  }

  transfer(direction: 'in' | 'out', cents: bigint, change: Partial<Transfer> = {}): Transfer {
    return {
      ...{ username: this.username, fund_type: direction === 'in' ? 1 : 2, amount: centsText(cents) },
      ...{ reference_no: randomUUID(), valid_until: new Date(Date.now() + WINDOW_MS).toISOString() },
      ...change,
    };
  }

  send(transfer: Transfer | Record<string, unknown>): Promise<TransferReply> {
    return this.client.ask('ft', transfer);
  }

  /** Sends it and waits for its end; a vendor may take its time. */
  async move(direction: 'in' | 'out', cents: bigint, wanted: Ending = 'SUCCESS'): Promise<Transfer> {
    const transfer = this.transfer(direction, cents);
    await this.ended(transfer, await this.send(transfer), wanted, `${direction} ${transfer.amount}`);
    if (wanted === 'SUCCESS') this.balance += direction === 'in' ? cents : -cents;
    return transfer;
  }

  /** What became of a transfer must be this, by its answer and by asking for its reference. */
  async ended(
    { reference_no: reference }: Transfer,
    reply: TransferReply,
    wanted: Ending,
    what: string,
  ): Promise<void> {
    mustBeDone(reply, what);
    if (reply.content['reference_no'] !== reference) throw new Fault(`${what}: the answer is about another reference`);
    const said = String(reply.content['transaction_status']);
    if (said !== 'PENDING' && said !== wanted) throw new Fault(`${what}: expected ${wanted}, saw ${said}`);
    const found = await this.state(reference);
    if (found !== wanted) throw new Fault(`${what}: expected ${wanted}, and its reference says ${found}`);
  }

  /** What the vendor says of a reference once it has made up its mind. */
  async state(reference: string): Promise<Ending> {
    for (const begun = performance.now(); ;) {
      const reply = mustBeDone(await this.client.ask('cs', { reference_no: reference }), 'a reference asked for');
      const said = reply.content['transaction_status'];
      if (said === 'SUCCESS' || said === 'FAILED' || said === 'NOT_FOUND') return said;
      if (said !== 'PENDING') throw new Fault(`a reference asked for: saw ${String(said)}`);
      if (performance.now() - begun > PATIENCE_MS) throw new Fault(`a reference is still pending after half a minute`);
      await wait(LOOK_MS);
    }
  }

  async readBalance(): Promise<bigint> {
    const reply = mustBeDone(await this.client.ask('gb', { username: this.username }), 'the balance');
    const text = reply.content['balance'];
    if (typeof text !== 'string' || !/^\d+\.\d{2}$/.test(text)) throw new Fault(`the balance is ${String(text)}`);
    return BigInt(text.replace('.', ''));
  }

  async mustHave(what: string): Promise<void> {
    const seen = await this.readBalance();
    if (seen !== this.balance)
      throw new Fault(`${what}: the wallet must hold ${centsText(this.balance)}, but it holds ${centsText(seen)}`);
  }
}

export const centsText = (cents: bigint): string => {
  const digits = cents.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

export const told = ({ httpStatus, status, content, isSigned }: TransferReply): string =>
  `status ${status ?? 'none'} ${String(content['transaction_status'] ?? '')} (HTTP ${httpStatus}${isSigned ? '' : ', not signed'})`;

/** An answer that says that it was done, and proves whose it is. */
export function mustBeDone(reply: TransferReply, what: string): TransferReply {
  if (reply.httpStatus !== 200 || reply.status !== 0 || !reply.isSigned) throw new Fault(`${what}: saw ${told(reply)}`);
  return reply;
}

/** A call that must be turned away, whatever words the vendor has for it. */
export function mustBeRefused(reply: TransferReply, what: string): void {
  const isRefused = reply.status !== undefined ? reply.status !== 0 : reply.httpStatus >= 400;
  if (!isRefused || reply.httpStatus >= 500) throw new Fault(`${what}: expected a refusal, saw ${told(reply)}`);
}
