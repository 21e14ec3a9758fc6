import type { KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import type { Operator } from '../settings.ts';
import { said, type Said } from './said.ts';
import { saidAs } from './saidAs.ts';
import { signedHeaders } from './signedHeaders.ts';

const paths = {
  info: '/user/info',
  balance: '/user/balance',
  bet: '/transaction/bet',
  win: '/transaction/win',
  rollback: '/transaction/rollback',
} as const;

/** The result of a call. */
export interface WalletAnswer {
  /** `unknown`: nobody knows whether the operator processed it. Every refusal is final. */
  outcome: 'done' | 'refused' | 'unknown';
  /** Why it was refused, where the reason matters. */
  reason: Said | undefined;
  balance: bigint | undefined;
  /** Jackpot paid with a win. */
  jackpot: bigint | undefined;
  /** The jackpot pools of the game, by the bet that can win them. */
  jackpots: readonly { bet: bigint; amount: bigint }[];
  /** Free rounds granted by the operator, by expiry. */
  freeRounds: readonly FreeGrant[];
  /** For the log and the call's row: the status, or why there is none. */
  text: string;
}

export interface FreeGrant {
  reward: string;
  bet: bigint;
  rounds: number;
  endsAt: string;
}

const count = z.int().check(z.gte(1));
const reply = z.object({
  status: z.string().check(z.regex(/^RS_[A-Z_]{2,60}$/)),
  request_uuid: z.optional(z.string()),
  currency: z.optional(z.string()),
  balance: z.optional(z.number()),
  jackpot: z.optional(z.number()),
  jackpots: z.optional(z.array(z.object({ bet: z.number(), amount: z.number() }))),
  free_rounds: z.optional(
    z.array(z.object({ reward_uuid: z.uuid(), bet: count, rounds: count, ends_at: z.iso.datetime() })),
  ),
});

/**
 * One signed call to the operator's wallet. Only a complete response in the Hub88 protocol that repeats our
 * `request_uuid` counts; anything else, a time-out included, is an unknown result and never a refusal.
 */
export async function callWallet(
  operator: Operator,
  privateKey: KeyObject,
  call: keyof typeof paths,
  body: string,
  deadlineMs: number,
): Promise<WalletAnswer> {
  const sent = JSON.parse(body) as { request_uuid: string; currency?: string };
  try {
    const response = await fetch(operator.walletUrl + paths[call], {
      method: 'POST',
      headers: signedHeaders(body, privateKey),
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMs),
    });
    const text = await response.text();
    const parsed = reply.safeParse(JSON.parse(text));
    if (!parsed.success) return unknown(`HTTP ${response.status} without a readable status`);
    const { status, request_uuid, currency, balance, jackpot, jackpots = [], free_rounds = [] } = parsed.data;
    if (request_uuid !== undefined && request_uuid !== sent.request_uuid)
      return unknown('the answer to another request');
    if (status !== said.done) {
      // The status says that the server is failing or overloaded, so that its body is not reliable either.
      if (isPassing(response.status)) return unknown(`${status} with HTTP ${response.status}`);
      const reason = saidAs(status);
      const outcome = reason === 'unknown' || reason === 'tookTooLong' ? 'unknown' : 'refused';
      return { ...nothing, outcome, reason, text: status };
    }
    if (request_uuid === undefined) return unknown(`${said.done} without request_uuid`);
    if (currency !== undefined && sent.currency !== undefined && currency !== sent.currency) {
      return unknown(`${said.done} in ${currency}`);
    }
    const amounts = [balance, jackpot, ...jackpots.flatMap((pool) => [pool.bet, pool.amount])];
    if (!amounts.every((one) => one === undefined || Number.isSafeInteger(one))) {
      return unknown(`${said.done} with a broken amount`);
    }
    return {
      ...{ outcome: 'done', reason: undefined, text: status },
      balance: balance === undefined ? undefined : BigInt(balance),
      jackpot: jackpot === undefined ? undefined : BigInt(jackpot),
      jackpots: jackpots.map((pool) => ({ bet: BigInt(pool.bet), amount: BigInt(pool.amount) })),
      freeRounds: free_rounds.map(({ reward_uuid, bet, rounds, ends_at }) => ({
        ...{ reward: reward_uuid, bet: BigInt(bet), rounds, endsAt: ends_at },
      })),
    };
  } catch (error) {
    return unknown(error instanceof Error ? `${error.name}: ${error.message}` : 'no answer');
  }
}

const isPassing = (httpStatus: number): boolean => httpStatus >= 500 || httpStatus === 408 || httpStatus === 429;

/** The result without a response. */
export const nothing: Omit<WalletAnswer, 'text'> = {
  ...{ outcome: 'unknown' as const, reason: undefined },
  ...{ balance: undefined, jackpot: undefined, jackpots: [], freeRounds: [] },
};

function unknown(text: string): WalletAnswer {
  return { ...nothing, text: text.slice(0, 300) };
}
