import * as z from 'zod/mini';
import { SupplierError } from '../../SupplierError.ts';
import { CENT, type TransferWallet } from '../TransferWallet.ts';
import { askTcg } from './askTcg.ts';

/** Transfer states; `PENDING` may still become either of the first two. */
const states = { SUCCESS: 'done', FAILED: 'refused', PENDING: 'unknown', NOT_FOUND: 'unheard' } as const;
const roundStates = { OPEN: 'open', SETTLED: 'settled', CANCELLED: 'cancelled' } as const;

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
/** Rounds per page. */
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
const toCents = (units: bigint): string => {
  const digits = (units / CENT).toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
const fromCents = (text: string): bigint => BigInt(text.replace('.', '')) * CENT;

/** The transfer wallets of the `tcg` dialect: money in decimal text with two places. */
export const wallet: TransferWallet = {
  kind: 'transfer',
  createMember: async (known, { username, currency }) => {
    await askTcg(known, 'cm', { username, currency }, done);
  },
  balance: async (known, username) => fromCents((await askTcg(known, 'gb', { username }, balanceShape)).balance),
  transfer: async (known, { username, direction, amount, reference, validUntil }) => {
    const answer = await askTcg(
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
    return states[sameReference(answer, reference).transaction_status];
  },
  check: async (known, reference) =>
    states[
      sameReference(await askTcg(known, 'cs', { reference_no: reference }, checkShape), reference).transaction_status
    ],
  listTransfers: async (known, { from, to }) => {
    const { transfers } = await askTcg(known, 'tl', { from: from.toISOString(), to: to.toISOString() }, listShape);
    return transfers.map((row) => ({
      reference: row.reference_no,
      username: row.username,
      direction: row.fund_type === 1 ? 'in' : 'out',
      amount: fromCents(row.amount),
      state: states[row.transaction_status],
      createdAt: row.created_at,
    }));
  },
  listRounds: async (known, { changedFrom, after }) => {
    const asked = { changed_from: changedFrom.toISOString(), after, limit: PAGE };
    const { rounds, next } = await askTcg(known, 'rl', asked, roundsShape);
    // A list whose cursor does not advance would be read for ever.
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
        state: roundStates[row.round_status],
        startedAt: new Date(row.started_at),
        changedAt: new Date(row.changed_at),
      })),
    };
  },
};

function sameReference<Answer extends { reference_no: string }>(answer: Answer, reference: string): Answer {
  if (answer.reference_no !== reference) throw new SupplierError('the answer is about another transfer');
  return answer;
}
