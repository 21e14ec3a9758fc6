import { verify } from 'node:crypto';
import * as z from 'zod/mini';
import { readLimited } from '../../kit/readLimited.ts';
import { answerLimit } from './answerLimit.ts';
import type { KnownVendor } from './createDirectory.ts';
import type { Language } from './createSupplier.ts';
import type { ListedGame } from './suppliers/listedGame.ts';
import { signedByUs } from './suppliers/signedByUs.ts';
import { SupplierError } from './SupplierError.ts';

/** What the vendor says of a transfer; NOT_FOUND: it has never heard of the reference. */
export type TransferState = 'SUCCESS' | 'FAILED' | 'PENDING' | 'NOT_FOUND';

/** A transfer as the vendor lists it. `in` is into its wallet; amounts are 1/100,000 units. */
export type ListedTransfer = Readonly<{
  reference: string;
  username: string;
  direction: 'in' | 'out';
  amount: bigint;
  state: Exclude<TransferState, 'NOT_FOUND'>;
  createdAt: string;
}>;

/** A round as the vendor lists it now; a round that it corrects is listed anew. Amounts are 1/100,000 units. */
export type ListedRound = Readonly<{
  round: string;
  username: string;
  gameCode: string;
  currency: string;
  bet: bigint;
  win: bigint;
  state: 'OPEN' | 'SETTLED' | 'CANCELLED';
  startedAt: Date;
  changedAt: Date;
}>;

/** A page of that list; `next` is empty at its end, and otherwise what the next page is asked for by. */
export type RoundPage = Readonly<{ rounds: readonly ListedRound[]; next: string }>;

/** What we ask of a vendor that keeps wallets of its own. Everything throws SupplierError when no usable answer came. */
export type TransferSupplier = Readonly<{
  createMember(known: KnownVendor, member: { username: string; currency: string }): Promise<void>;
  balance(known: KnownVendor, username: string): Promise<bigint>;
  /** Until `validUntil` the vendor may carry it out, and never afterwards. */
  transfer(known: KnownVendor, transfer: TransferRequest): Promise<Exclude<TransferState, 'NOT_FOUND'>>;
  check(known: KnownVendor, reference: string): Promise<TransferState>;
  listTransfers(known: KnownVendor, stretch: { from: Date; to: Date }): Promise<ListedTransfer[]>;
  /** Rounds in the order in which they changed, those since a moment, behind what `after` says was read. */
  listRounds(known: KnownVendor, from: { changedFrom: Date; after: string }): Promise<RoundPage>;
  listGames(known: KnownVendor): Promise<ListedGame[]>;
  gameUrl(known: KnownVendor, launch: TransferLaunch): Promise<string>;
}>;

type TransferRequest = {
  username: string;
  direction: 'in' | 'out';
  amount: bigint;
  reference: string;
  validUntil: Date;
};
type TransferLaunch = { username: string; gameCode: string; language: Language; lobbyUrl: string };

/** Units of ours in the smallest amount that this dialect can say. */
export const CENT = 1_000n;

const centsText = z.string().check(z.regex(/^(0|[1-9]\d{0,11})\.\d{2}$/));
const state = z.enum(['SUCCESS', 'FAILED', 'PENDING']);
const done = z.object({ status: z.literal(0) });
const balanceShape = z.object({ status: z.literal(0), balance: centsText });
const transferShape = z.object({ status: z.literal(0), reference_no: z.string(), transaction_status: state });
const checkShape = z.object({
  status: z.literal(0),
  reference_no: z.string(),
  transaction_status: z.enum(['SUCCESS', 'FAILED', 'PENDING', 'NOT_FOUND']),
});
const listShape = z.object({
  status: z.literal(0),
  transfers: z
    .array(
      z.object({
        reference_no: z.string().check(z.maxLength(64)),
        username: z.string().check(z.maxLength(64)),
        fund_type: z.union([z.literal(1), z.literal(2)]),
        amount: centsText,
        transaction_status: state,
        created_at: z.iso.datetime(),
      }),
    )
    .check(z.maxLength(10_000)),
});
/** Rounds in a page. */
const PAGE = 500;

const gameCode = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/));
const roundsShape = z.object({
  status: z.literal(0),
  rounds: z
    .array(
      z.object({
        round_id: z.string().check(z.regex(/^[\w.:-]{1,64}$/)),
        username: z.string().check(z.maxLength(64)),
        game_code: gameCode,
        currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
        bet_amount: centsText,
        win_amount: centsText,
        round_status: z.enum(['OPEN', 'SETTLED', 'CANCELLED']),
        started_at: z.iso.datetime(),
        changed_at: z.iso.datetime(),
      }),
    )
    .check(z.maxLength(PAGE)),
  next: z.string().check(z.maxLength(200)),
});
const gamesShape = z.object({
  status: z.literal(0),
  games: z.array(
    z.object({
      game_code: gameCode,
      name: z.string().check(z.minLength(1), z.maxLength(100)),
      name_cn: z.string().check(z.maxLength(100)),
      category: z.string().check(z.maxLength(64)),
      rtp: z.optional(z.string().check(z.regex(/^\d{1,3}(\.\d{1,2})?$/))),
    }),
  ),
});
const urlShape = z.object({ status: z.literal(0), game_url: z.string().check(z.maxLength(4_096)) });

const toCents = (units: bigint): string => {
  const digits = (units / CENT).toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
const fromCents = (text: string): bigint => BigInt(text.replace('.', '')) * CENT;

/** The client of the `tcg` dialect: one address, signed both ways, money in decimal text with two places. */
export function createTransferSupplier({ deadlineMs = 5_000 }: { deadlineMs?: number } = {}): TransferSupplier {
  async function ask<Shape extends z.ZodMiniType>(
    { vendor, privateKeyFile, publicKey }: KnownVendor,
    method: string,
    content: Record<string, unknown>,
    shape: Shape,
  ): Promise<z.output<Shape>> {
    const body = JSON.stringify({ merchant_code: vendor.operatorId, method, ...content });
    try {
      const response = await fetch(`${vendor.supplierUrl}/api`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-tcg-sign': signedByUs(privateKeyFile, body),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(deadlineMs),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new SupplierError(`${method} answered ${response.status}`);
      }
      const text = await readLimited(response, answerLimit);
      const signature = Buffer.from(response.headers.get('x-tcg-sign') ?? '', 'base64');
      // Whoever could answer in the vendor's place could say that money has arrived.
      if (publicKey === undefined || !verify('RSA-SHA256', Buffer.from(text), publicKey, signature)) {
        throw new SupplierError(`${method} was answered by somebody else`);
      }
      return z.parse(shape, JSON.parse(text));
    } catch (error) {
      if (error instanceof SupplierError) throw error;
      throw new SupplierError(`${method} gave no usable answer: ${(error as Error).message}`.slice(0, 500), {
        cause: error,
      });
    }
  }

  return {
    createMember: async (known, { username, currency }) => {
      await ask(known, 'cm', { username, currency }, done);
    },
    balance: async (known, username) => fromCents((await ask(known, 'gb', { username }, balanceShape)).balance),
    transfer: async (known, { username, direction, amount, reference, validUntil }) => {
      const answer = await ask(
        known,
        'ft',
        {
          username,
          fund_type: direction === 'in' ? 1 : 2,
          amount: toCents(amount),
          reference_no: reference,
          valid_until: validUntil.toISOString(),
        },
        transferShape,
      );
      return sameReference(answer, reference).transaction_status;
    },
    check: async (known, reference) =>
      sameReference(await ask(known, 'cs', { reference_no: reference }, checkShape), reference).transaction_status,
    listTransfers: async (known, { from, to }) => {
      const { transfers } = await ask(known, 'tl', { from: from.toISOString(), to: to.toISOString() }, listShape);
      return transfers.map((row) => ({
        reference: row.reference_no,
        username: row.username,
        direction: row.fund_type === 1 ? 'in' : 'out',
        amount: fromCents(row.amount),
        state: row.transaction_status,
        createdAt: row.created_at,
      }));
    },
    listRounds: async (known, { changedFrom, after }) => {
      const asked = { changed_from: changedFrom.toISOString(), after, limit: PAGE };
      const { rounds, next } = await ask(known, 'rl', asked, roundsShape);
      // A list that comes back to where it was would be read for ever.
      if (next !== '' && (next === after || rounds.length === 0)) throw new SupplierError('rl does not go on');
      return {
        next,
        rounds: rounds.map((row) => ({
          round: row.round_id,
          username: row.username,
          gameCode: row.game_code,
          currency: row.currency,
          bet: fromCents(row.bet_amount),
          win: fromCents(row.win_amount),
          state: row.round_status,
          startedAt: new Date(row.started_at),
          changedAt: new Date(row.changed_at),
        })),
      };
    },
    listGames: async (known) =>
      (await ask(known, 'tgl', {}, gamesShape)).games.map(({ name_cn: zh, ...game }) => ({
        ...game,
        names: { en: game.name, zh },
        is_demo_available: false,
      })),
    gameUrl: async (known, { username, gameCode, language, lobbyUrl }) => {
      const { game_url: url } = await ask(
        known,
        'lg',
        { username, game_code: gameCode, language, back_url: lobbyUrl },
        urlShape,
      );
      const isOwn = URL.canParse(url) && known.vendor.launchOrigins.includes(new URL(url).origin);
      if (!isOwn) throw new SupplierError('the address is not one of the vendor');
      return url;
    },
  };
}

function sameReference<Answer extends { reference_no: string }>(answer: Answer, reference: string): Answer {
  if (answer.reference_no !== reference) throw new SupplierError('the answer is about another transfer');
  return answer;
}
