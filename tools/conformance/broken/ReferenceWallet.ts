import { constants, verify, type KeyObject } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export type Kind = 'info' | 'balance' | 'bet' | 'win' | 'rollback';
export type Reply = { http?: number; status: string; balance?: unknown; [name: string]: unknown };
export type Account = { user: string; tokens: string[]; expired: string[]; balance: number; isLocked: boolean };
export type Fields = {
  user: string;
  token: string;
  requestId: string;
  id: string;
  target: string;
  round: string;
  game: string;
  currency: string;
  amount: number;
};
export type Call = { kind: Kind; raw: Buffer; signature: string; fields: Fields; at: number };
export type Entry = {
  kind: Kind;
  fields: Fields;
  account: Account;
  reply: Reply;
  isApplied: boolean;
  isReversed: boolean;
  wins: number;
  at: number;
};

const money = new Set<Kind>(['bet', 'win', 'rollback']);
const kinds: Record<string, Kind> = {
  '/user/info': 'info',
  '/user/balance': 'balance',
  '/transaction/bet': 'bet',
  '/transaction/win': 'win',
  '/transaction/rollback': 'rollback',
};

/** A refusal by status. */
export class Refusal extends Error {
  readonly http: number;
  constructor(status: string, http = 200) {
    super(status);
    this.http = http;
  }
}

const isId = (value: unknown): value is string => typeof value === 'string' && /^[\x21-\x7e]{1,128}$/.test(value);

/**
 * A minimal, correct seamless wallet in memory, with a method per decision, so that a faulty wallet overrides exactly
 * one. For testing the conformance tester only.
 */
export class ReferenceWallet {
  readonly accounts: Account[];
  readonly entries = new Map<string, Entry>();
  readonly buried = new Set<string>();
  readonly key: KeyObject;
  readonly currency: string;
  readonly game: string;
  #server: Server | undefined;

  constructor(options: { key: KeyObject; accounts: Account[]; currency: string; game: string }) {
    this.key = options.key;
    this.accounts = structuredClone(options.accounts);
    this.currency = options.currency;
    this.game = options.game;
  }

  async listen(): Promise<string> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      request.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size <= 70_000) chunks.push(chunk);
      });
      request.on('end', () => {
        const kind = kinds[request.url ?? ''];
        const signature = String(request.headers['x-hub88-signature'] ?? '');
        void this.answer(kind, Buffer.concat(chunks), signature).then((reply) => {
          if (reply === undefined) return;
          const { http = 200, text, ...json } = reply;
          response.writeHead(http, { 'content-type': 'application/json' });
          response.end(typeof text === 'string' ? text : JSON.stringify(json));
        });
      });
    });
    server.keepAliveTimeout = 60_000;
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  /** Does not wait for open connections. */
  close(): void {
    this.#server?.close();
    this.#server?.closeAllConnections();
  }

  /** Undefined if it never responds. */
  async answer(kind: Kind | undefined, raw: Buffer, signature: string): Promise<Reply | undefined> {
    let fields: Fields | undefined;
    try {
      if (kind === undefined) throw new Refusal('RS_ERROR_WRONG_SYNTAX', 404);
      if (!this.isProved(kind, raw, signature)) throw new Refusal('RS_ERROR_INVALID_SIGNATURE', 401);
      fields = this.read(kind, raw);
      const call = { kind, raw, signature, fields, at: Date.now() };
      return await this.told(call, await this.perform(call));
    } catch (error) {
      if (!(error instanceof Refusal)) return { http: 500, status: 'RS_ERROR_UNKNOWN' };
      const { message: status, http } = error;
      return fields === undefined ? { http, status } : { http, status, request_uuid: fields.requestId };
    }
  }

  isProved(_kind: Kind, raw: Buffer, signature: string): boolean {
    return this.isSigned(raw, signature);
  }

  isSigned(raw: Buffer, signature: string, algorithm = 'RSA-SHA256', padding = constants.RSA_PKCS1_PADDING): boolean {
    if (!/^[A-Za-z0-9+/]+={0,2}$/.test(signature)) return false;
    const bytes = Buffer.from(signature, 'base64');
    if (bytes.toString('base64') !== signature) return false;
    return verify(algorithm, raw, { key: this.key, padding }, bytes);
  }

  parse(raw: Buffer): unknown {
    const text = raw.toString('utf8');
    if (raw.length > 65_536 || !raw.equals(Buffer.from(text)) || text.startsWith('\ufeff')) throw new SyntaxError();
    const keys = text.match(/"(?:user|token|amount|transaction_uuid|round|currency)"\s*:/g) ?? [];
    if (new Set(keys).size < keys.length) throw new SyntaxError();
    return JSON.parse(text);
  }

  read(kind: Kind, raw: Buffer): Fields {
    let parsed: unknown;
    try {
      parsed = this.parse(raw);
    } catch {
      throw new Refusal('RS_ERROR_WRONG_SYNTAX', 400);
    }
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
      throw new Refusal('RS_ERROR_WRONG_SYNTAX', 400);
    }
    const body = parsed as Record<string, unknown>;
    this.checkForm(kind, body, raw.toString('utf8'));
    const text = (name: string): string => (typeof body[name] === 'string' ? body[name] : '');
    return {
      ...{ user: text('user'), token: text('token'), requestId: text('request_uuid'), id: text('transaction_uuid') },
      ...{ target: text('reference_transaction_uuid'), round: text('round'), game: text('game_code') },
      ...{ currency: text('currency') || this.currency, amount: this.amountOf(kind, body, raw.toString('utf8')) },
    };
  }

  checkForm(kind: Kind, body: Record<string, unknown>, _text: string): void {
    for (const name of this.required(kind)) {
      if (body[name] === undefined || body[name] === '') throw new Refusal('RS_ERROR_WRONG_SYNTAX', 400);
    }
    const texts = ['user', 'token', 'request_uuid', 'transaction_uuid', 'reference_transaction_uuid', 'round'];
    for (const name of [...texts, 'game_code', 'currency']) {
      const value = body[name];
      if (value !== undefined && typeof value !== 'string') throw new Refusal('RS_ERROR_WRONG_TYPES', 400);
      if (name.endsWith('transaction_uuid') && value !== undefined && !this.isId(value)) {
        throw new Refusal('RS_ERROR_WRONG_SYNTAX', 400);
      }
    }
    const flag = body['round_closed'];
    if (flag !== undefined && typeof flag !== 'boolean') throw new Refusal('RS_ERROR_WRONG_TYPES', 400);
  }

  required(kind: Kind): string[] {
    const base = ['user', 'request_uuid'];
    if (kind === 'info' || kind === 'balance') return base;
    if (kind === 'bet') return [...base, 'transaction_uuid', 'round', 'game_code', 'currency', 'token'];
    const rest = [...base, 'transaction_uuid', 'round', 'game_code', 'reference_transaction_uuid'];
    return kind === 'win' ? [...rest, 'currency'] : rest;
  }

  isId(value: unknown): boolean {
    return isId(value);
  }

  amountOf(kind: Kind, body: Record<string, unknown>, _text: string): number {
    if (kind !== 'bet' && kind !== 'win') return 0;
    const { amount } = body;
    if (amount === undefined) throw new Refusal('RS_ERROR_WRONG_SYNTAX', 400);
    if (!this.isAmount(amount, kind)) throw new Refusal('RS_ERROR_WRONG_TYPES', 400);
    return amount as number;
  }

  isAmount(amount: unknown, _kind: Kind): boolean {
    return typeof amount === 'number' && Number.isSafeInteger(amount) && amount >= 0 && amount <= 1e15;
  }

  accountOf(_kind: Kind, { user }: Fields): Account | undefined {
    return this.accounts.find((account) => account.user === user);
  }

  keyOf({ id }: Fields, _kind: Kind): string {
    return id;
  }

  contentOf(kind: Kind, fields: Fields): unknown[] {
    const { user, target, round, game, currency, amount } = fields;
    return [kind, user, target, round, game, currency, amount];
  }

  found(key: string): Entry | undefined {
    return this.entries.get(key);
  }

  keep(entry: Entry): void {
    this.entries.set(this.keyOf(entry.fields, entry.kind), entry);
  }

  isBuried(call: Call): boolean {
    return this.buried.has(this.keyOf(call.fields, 'bet'));
  }

  bury(call: Call): void {
    this.buried.add(this.keyOf({ ...call.fields, id: call.fields.target }, 'bet'));
  }

  /** A duplicate gets the first response. */
  again(before: Entry, call: Call): Reply {
    return this.isSame(before, call) ? before.reply : { status: 'RS_ERROR_DUPLICATE_TRANSACTION' };
  }

  isSame(before: Entry, { kind, fields }: Call): boolean {
    return JSON.stringify(this.contentOf(before.kind, before.fields)) === JSON.stringify(this.contentOf(kind, fields));
  }

  /** A point where other calls can interleave; a correct wallet has none within a decision. */
  pause(_where: 'funds' | 'known' | 'reversal'): Promise<void> | undefined {
    return undefined;
  }

  state(account: Account, status = 'RS_OK'): Reply {
    return { status, balance: account.balance };
  }

  async perform(call: Call): Promise<Reply> {
    const { kind, fields } = call;
    const account = this.accountOf(kind, fields);
    if (!account) throw new Refusal('RS_ERROR_INVALID_TOKEN');
    if (!money.has(kind)) return this.state(account);
    const before = this.found(this.keyOf(fields, kind));
    if (before) return this.again(before, call);
    const known = this.pause('known');
    if (known) await known;
    if (!this.isCurrency(call)) throw new Refusal('RS_ERROR_WRONG_CURRENCY');
    if (kind === 'bet') return this.bet(call, account);
    return kind === 'win' ? this.win(call, account) : this.rollback(call, account);
  }

  isCurrency({ fields }: Call): boolean {
    return fields.currency === this.currency;
  }

  tokenRefusal({ fields }: Call, account: Account): string | undefined {
    if (account.tokens.includes(fields.token)) return undefined;
    return account.expired.includes(fields.token) ? 'RS_ERROR_TOKEN_EXPIRED' : 'RS_ERROR_INVALID_TOKEN';
  }

  betRefusal(call: Call, account: Account): string | undefined {
    if (this.isBuried(call)) return 'RS_ERROR_TRANSACTION_ROLLED_BACK';
    if (call.fields.game !== this.game) return 'RS_ERROR_INVALID_GAME';
    const token = this.tokenRefusal(call, account);
    if (token !== undefined) return token;
    return this.mayPlay(account) ? undefined : 'RS_ERROR_USER_DISABLED';
  }

  mayPlay(account: Account): boolean {
    return !account.isLocked;
  }

  isEnough(balance: number, amount: number): boolean {
    return balance >= amount;
  }

  async bet(call: Call, account: Account): Promise<Reply> {
    const refusal = this.betRefusal(call, account);
    if (refusal !== undefined) throw new Refusal(refusal);
    const { amount } = call.fields;
    const seen = account.balance;
    const funds = this.pause('funds');
    if (funds) await funds;
    if (!this.isEnough(seen, amount)) {
      return this.remember(call, account, this.state(account, 'RS_ERROR_NOT_ENOUGH_MONEY'), false);
    }
    account.balance = (funds ? seen : account.balance) - amount;
    return this.remember(call, account, this.state(account), true);
  }

  remember({ kind, fields, at }: Call, account: Account, reply: Reply, isApplied: boolean): Reply {
    this.keep({ kind, fields, account, reply, isApplied, at, isReversed: false, wins: 0 });
    return reply;
  }

  /** The bet that a win or a rollback refers to. */
  betOf({ fields }: Call): Entry | undefined {
    return this.found(this.keyOf({ ...fields, id: fields.target }, 'bet'));
  }

  winRefusal(call: Call, account: Account, bet: Entry | undefined): string | undefined {
    const gone = this.buried.has(this.keyOf({ ...call.fields, id: call.fields.target }, 'bet'));
    if (gone || bet?.isReversed === true) return 'RS_ERROR_TRANSACTION_ROLLED_BACK';
    const stands = bet?.isApplied === true && bet.kind === 'bet' && bet.account === account;
    return stands && bet.fields.round === call.fields.round ? undefined : 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
  }

  win(call: Call, account: Account): Reply | Promise<Reply> {
    const bet = this.betOf(call);
    const refusal = this.winRefusal(call, account, bet);
    if (refusal !== undefined) throw new Refusal(refusal);
    if (bet) bet.wins += 1;
    this.pay(call, account, bet);
    return this.remember(call, account, this.state(account), true);
  }

  pay({ fields }: Call, account: Account, _bet: Entry | undefined): void {
    account.balance += fields.amount;
  }

  rollbackRefusal(call: Call, account: Account, bet: Entry | undefined): string | undefined {
    if (call.fields.target === call.fields.id) return 'RS_ERROR_WRONG_SYNTAX';
    if (bet && bet.account !== account) return 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
    return bet !== undefined && bet.wins > 0 ? 'RS_ERROR_UNKNOWN' : undefined;
  }

  async rollback(call: Call, account: Account): Promise<Reply> {
    const bet = this.betOf(call);
    const refusal = this.rollbackRefusal(call, account, bet);
    if (refusal !== undefined) throw new Refusal(refusal);
    if (!bet) this.bury(call);
    if (bet && this.isToReturn(bet)) {
      const reversal = this.pause('reversal');
      if (reversal) await reversal;
      bet.isReversed = true;
      this.giveBack(bet, account);
    }
    return this.remember(call, account, this.state(account), true);
  }

  isToReturn(bet: Entry): boolean {
    return bet.kind === 'bet' && bet.isApplied && !bet.isReversed;
  }

  giveBack(bet: Entry, _caller: Account): void {
    bet.account.balance += bet.fields.amount;
  }

  /** A hook for the response before it is sent. */
  told({ fields }: Call, reply: Reply): Reply | undefined | Promise<Reply | undefined> {
    return { user: fields.user, currency: this.currency, ...reply, request_uuid: fields.requestId };
  }
}

/** Lets other calls interleave. */
export const breathe = (ms = 0): Promise<void> => wait(ms);
