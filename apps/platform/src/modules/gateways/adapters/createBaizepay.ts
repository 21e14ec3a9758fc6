import { formatAmount } from '@baize/maths';
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { readLimited } from '#kit/readLimited.ts';
import { faultOfCall, signCall } from '#kit/signCall.ts';
import type { GatewayRow } from '../GatewayRow.ts';
import type { Adapter, Report } from './Adapter.ts';

/** The gateway gave no usable response: late, invalid, too large, about another order. */
class GatewayError extends Error {}

const MAX_ANSWER_BYTES = 4_194_304;

const uuid = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
const order = z.object({
  orderId: uuid,
  id: z.string().check(z.regex(/^[\w.-]{1,64}$/)),
  status: z.enum(['open', 'paid', 'failed']),
  amount: z.string().check(z.minLength(1), z.maxLength(40)),
  currency: z.string().check(z.minLength(1), z.maxLength(10)),
  payUrl: z.optional(z.string().check(z.maxLength(2_048))),
});
const callback = z.object({
  eventId: z.string().check(z.regex(/^[\w.-]{1,128}$/)),
  kind: z.enum(['payment', 'payout']),
  ...order.shape,
});
const line = z.object({ kind: z.enum(['payment', 'payout']), ...order.shape });
const statement = z.object({ lines: z.array(line).check(z.maxLength(20_000)) });

/**
 * The protocol of the bundled gateway: JSON in both directions, signed with HMAC-SHA256 over the time in seconds, the
 * method, the path and the exact bytes of the body. The order's id is ours and makes each request idempotent.
 */
export function createBaizepay({ deadlineMs = 5_000 }: { deadlineMs?: number } = {}): Adapter {
  const secrets = new Map<string, Buffer>();

  function secretOf(file: string): Buffer {
    const known = secrets.get(file);
    if (known) return known;
    const secret = Buffer.from(readFileSync(file, 'utf8').trim());
    if (secret.length < 32) throw new GatewayError('The key of the gateway is too short.');
    secrets.set(file, secret);
    return secret;
  }

  async function ask(gateway: GatewayRow, path: string, content: object): Promise<{ status: number; json: unknown }> {
    const body = Buffer.from(JSON.stringify(content));
    const timestamp = String(Math.floor(Date.now() / 1000));
    try {
      const response = await fetch(gateway.baseUrl + path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-pay-merchant': gateway.merchant,
          'x-pay-timestamp': timestamp,
          'x-pay-signature': signCall(secretOf(gateway.secretFile), { timestamp, path, body }).toString('hex'),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(deadlineMs),
      });
      const text = await readLimited(response, { mostBytes: MAX_ANSWER_BYTES, Fault: GatewayError });
      return { status: response.status, json: JSON.parse(text) };
    } catch (error) {
      if (error instanceof GatewayError) throw error;
      throw new GatewayError(`${path}: ${(error as Error).message}`.slice(0, 300), { cause: error });
    }
  }

  /** A complete response about the requested order; anything else is an error. */
  function reportOf(path: string, orderId: string, { status, json }: { status: number; json: unknown }): Report {
    const parsed = z.safeParse(order, json);
    if (status !== 200 || !parsed.success) throw new GatewayError(`${path} answered ${status}`);
    if (parsed.data.orderId !== orderId) throw new GatewayError(`${path} answered for another order`);
    const { id, ...rest } = parsed.data;
    return { ...rest, externalId: id };
  }

  async function create<Content extends { orderId: string }>(
    gateway: GatewayRow,
    path: string,
    content: Content,
  ): Promise<Report | 'refused'> {
    const answer = await ask(gateway, path, content);
    return answer.status === 422 ? 'refused' : reportOf(path, content.orderId, answer);
  }

  async function find(gateway: GatewayRow, path: string, orderId: string): Promise<Report | undefined> {
    const answer = await ask(gateway, path, { orderId });
    const isMissing = answer.status === 404 && (answer.json as { error?: unknown } | null)?.error === 'orderUnknown';
    return isMissing ? undefined : reportOf(path, orderId, answer);
  }

  return {
    createPayment: (gateway, { orderId, amount, currency, returnUrl, expiresAt }) =>
      create(gateway, '/pay/v1/payments/create', {
        ...{ orderId, amount: formatAmount(amount), currency, returnUrl },
        expiresAt: expiresAt.toISOString(),
      }),
    askPayment: (gateway, orderId) => find(gateway, '/pay/v1/payments/get', orderId),
    createPayout: (gateway, { orderId, amount, currency, kind, bank, branch, holderName, number }) =>
      create(gateway, '/pay/v1/payouts/create', {
        ...{ orderId, amount: formatAmount(amount), currency },
        ...{ kind, bank, branch, holderName, number },
      }),
    askPayout: (gateway, orderId) => find(gateway, '/pay/v1/payouts/get', orderId),
    statement: async (gateway, { from, to }) => {
      const path = '/pay/v1/statement';
      const { status, json } = await ask(gateway, path, { from: from.toISOString(), to: to.toISOString() });
      const parsed = z.safeParse(statement, json);
      if (status !== 200 || !parsed.success) throw new GatewayError(`${path} answered ${status}`);
      return parsed.data.lines.map(({ id, payUrl: _payUrl, ...rest }) => ({ ...rest, externalId: id }));
    },
    readCallback: (gateway, call) => {
      const fault = faultOfCall(() => secretOf(gateway.secretFile), call);
      if (fault !== undefined) return fault;
      const parsed = z.safeParse(callback, readJson(call.body));
      if (!parsed.success) return 'malformed';
      const { eventId, kind, id, ...rest } = parsed.data;
      return { eventId, kind, report: { ...rest, externalId: id } };
    },
  };
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}
