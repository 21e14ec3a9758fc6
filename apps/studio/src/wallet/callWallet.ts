import type { KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import type { Operator } from '../settings.ts';
import { signBody } from '../signBody.ts';

const paths = {
  info: '/user/info',
  balance: '/user/balance',
  bet: '/transaction/bet',
  win: '/transaction/win',
  rollback: '/transaction/rollback',
} as const;

/** What came back. `undefined` status: nobody knows whether the operator did it. */
export interface WalletAnswer {
  status: string | undefined;
  balance: bigint | undefined;
  /** For the log and the call's row: the status, or why there is none. */
  text: string;
}

const reply = z.object({
  status: z.string().check(z.regex(/^RS_[A-Z_]{2,60}$/)),
  request_uuid: z.optional(z.string()),
  currency: z.optional(z.string()),
  balance: z.optional(z.number()),
});

/**
 * One signed call to the operator's wallet. Only an answer that is whole, is in Hub88's words and repeats our
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
      headers: { 'content-type': 'application/json', 'x-hub88-signature': signBody(body, privateKey) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMs),
    });
    const text = await response.text();
    const parsed = reply.safeParse(JSON.parse(text));
    if (!parsed.success) return unknown(`HTTP ${response.status} without a readable status`);
    const { status, request_uuid, currency, balance } = parsed.data;
    if (request_uuid !== undefined && request_uuid !== sent.request_uuid)
      return unknown('the answer to another request');
    if (status !== 'RS_OK') return { status, balance: undefined, text: status };
    if (request_uuid === undefined) return unknown('RS_OK without request_uuid');
    if (currency !== undefined && sent.currency !== undefined && currency !== sent.currency) {
      return unknown(`RS_OK in ${currency}`);
    }
    if (balance !== undefined && !Number.isSafeInteger(balance)) return unknown('RS_OK with a broken balance');
    return { status, balance: balance === undefined ? undefined : BigInt(balance), text: status };
  } catch (error) {
    return unknown(error instanceof Error ? `${error.name}: ${error.message}` : 'no answer');
  }
}

function unknown(text: string): WalletAnswer {
  return { status: undefined, balance: undefined, text: text.slice(0, 300) };
}
