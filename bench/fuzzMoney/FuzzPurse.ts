import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isBodySigned } from '../../apps/studio/src/isBodySigned.ts';
import { parseCents, writeCents } from '../../apps/studio/src/purse/parseCents.ts';
import { signBody } from '../../apps/studio/src/signBody.ts';

type Transfer = { username: string; cents: bigint; state: 'SUCCESS' | 'FAILED' | 'PENDING' };

const CENT = 1_000n;

/** A vendor with wallets of its own: it remembers in memory what it really has, and is as unreliable as real ones. */
export class FuzzPurse {
  readonly operator = generateKeyPairSync('rsa', { modulusLength: 2048 });
  /** Transfers by our reference; cents into the wallet are above zero. */
  readonly transfers = new Map<string, Transfer>();
  /** References that were sent more than once; nothing ever may be. */
  readonly sentAgain = new Set<string>();
  readonly #vendor = generateKeyPairSync('rsa', { modulusLength: 2048 });
  readonly #purses = new Map<string, bigint>();
  readonly #draw: (n: number) => number;
  readonly #server: Server;
  isReliable = false;

  constructor(draw: (n: number) => number) {
    this.#draw = draw;
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const raw = Buffer.concat(chunks);
        const body = JSON.parse(raw.toString('utf8')) as Record<string, string>;
        const chance = this.isReliable ? 99 : this.#draw(100);
        const isOurs = isBodySigned(raw, request.headers['x-tcg-sign'], createPublicKey(this.operator.privateKey));
        if (chance < 5) return void request.socket.destroy();
        const answer = isOurs ? this.#received(body, chance) : { status: 3 };
        if (chance < 10) return void request.socket.destroy();
        const text = JSON.stringify(answer);
        const signature = signBody(text, this.#vendor.privateKey);
        response.writeHead(200, { 'content-type': 'application/json', 'x-tcg-sign': signature });
        return void response.end(text);
      });
    });
  }

  get publicKey(): KeyObject {
    return this.#vendor.publicKey;
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/purse`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** What lies in a player's wallet, in 1/100,000. */
  balanceOf(username: string): bigint {
    return (this.#purses.get(username) ?? 0n) * CENT;
  }

  #received(body: Record<string, string>, chance: number): Record<string, unknown> {
    const { method, username = '', reference_no: reference = '' } = body;
    const status = 0;
    switch (method) {
      case 'cm':
        this.#purses.set(username, this.#purses.get(username) ?? 0n);
        return { status };
      case 'gb':
        return { status, balance: writeCents(this.#purses.get(username) ?? 0n) };
      case 'ft':
        if (Date.parse(body['valid_until'] ?? '') < Date.now()) return { status: 16 };
        return { status, reference_no: reference, transaction_status: this.#move(body, chance) };
      case 'cs': {
        const known = this.transfers.get(reference);
        if (known?.state === 'PENDING') this.#end(known, this.#draw(2) === 0);
        return { status, reference_no: reference, transaction_status: known?.state ?? 'NOT_FOUND' };
      }
      case 'rl':
        return { status, rounds: [], next: '' };
      default:
        return { status: 2 };
    }
  }

  #move(body: Record<string, string>, chance: number): Transfer['state'] {
    const { username = '', reference_no: reference = '', amount = '0.00', fund_type: way } = body;
    const known = this.transfers.get(reference);
    if (known !== undefined) {
      this.sentAgain.add(reference);
      return known.state;
    }
    const cents = parseCents(amount) * (Number(way) === 1 ? 1n : -1n);
    const transfer: Transfer = { username, cents, state: 'PENDING' };
    this.transfers.set(reference, transfer);
    if (chance >= 16 || chance < 10) this.#end(transfer, true);
    else if (chance >= 13) this.#end(transfer, false);
    return transfer.state;
  }

  #end(transfer: Transfer, isWanted: boolean): void {
    const after = (this.#purses.get(transfer.username) ?? 0n) + transfer.cents;
    transfer.state = isWanted && after >= 0n ? 'SUCCESS' : 'FAILED';
    if (transfer.state === 'SUCCESS') this.#purses.set(transfer.username, after);
  }
}
