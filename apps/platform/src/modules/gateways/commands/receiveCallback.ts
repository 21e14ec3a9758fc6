import { createHash } from 'node:crypto';
import { transact } from '@baize/server/transact';
import type { CallbackFault, GatewayEvent, SignedCall } from '../adapters/Adapter.ts';
import type { GatewaysDeps, Tell } from '../GatewaysDeps.ts';
import { insertEvent, readEvent } from '../store/callbacks.ts';
import { readGatewayByCode } from '../store/gateways.ts';
import { readPayerOf } from '../store/payments.ts';
import { readPayeeOf } from '../store/payouts.ts';
import { applyReport } from './applyReport.ts';

type Refused = CallbackFault | 'gateway_unknown' | 'order_unknown' | 'event_conflict';

export type CallbackAnswer = { refused: Refused } | { result: string };

class EventConflict extends Error {}

/**
 * Processes a gateway's callback once: a repeated event gets the first response, and the same event id with other bytes
 * is refused. The response is stored in the same transaction.
 */
export async function receiveCallback(
  deps: GatewaysDeps,
  { code, ...call }: Omit<SignedCall, 'nowMs'> & { code: string },
): Promise<CallbackAnswer> {
  const gateway = await readGatewayByCode(deps.pool, code);
  if (!gateway) return { refused: 'gateway_unknown' };
  const event = deps.adapters[gateway.adapter].readCallback(gateway, { ...call, nowMs: deps.clock() });
  if (typeof event === 'string') return { refused: event };
  const { kind, report } = event;
  const order = { gatewayId: gateway.id, orderId: report.orderId };
  const memberId = await (kind === 'payment' ? readPayerOf : readPayeeOf)(deps.pool, order);
  if (memberId === undefined) return { refused: 'order_unknown' };
  const language = await deps.settle.languageOf({ brandId: gateway.brandId, memberId });
  let tell: Tell | undefined;
  try {
    const answer = await transact(deps.pool, async (client) => {
      const known = await firstAnswer(client, gateway.id, event, call.body);
      if (known !== undefined) return known;
      const applied = await applyReport(deps, client, { gateway, kind, report, language });
      if (applied.verdict === 'order_unknown') return { refused: 'order_unknown' as const };
      // A concurrent duplicate that waited for the order finds the response now.
      const late = await firstAnswer(client, gateway.id, event, call.body);
      // An event id that belongs to another event rolls back this one.
      if (late !== undefined && 'refused' in late) throw new EventConflict();
      if (late !== undefined) return late;
      const result = resultOf(applied.verdict);
      const hash = hashOf(call.body);
      const kept = { gatewayId: gateway.id, eventId: event.eventId, hash, orderId: event.report.orderId };
      // A concurrent event of another order has the same id: this one is rolled back.
      if (!(await insertEvent(client, { ...kept, answer: result }))) throw new EventConflict();
      ({ tell } = applied);
      return { result };
    });
    await tell?.();
    return answer;
  } catch (error) {
    if (error instanceof EventConflict) return { refused: 'event_conflict' };
    throw error;
  }
}

async function firstAnswer(
  client: Parameters<typeof readEvent>[0],
  gatewayId: number,
  { eventId }: GatewayEvent,
  body: Buffer,
): Promise<CallbackAnswer | undefined> {
  const known = await readEvent(client, { gatewayId, eventId });
  if (!known) return undefined;
  return known.hash.equals(hashOf(body)) ? { result: known.answer } : { refused: 'event_conflict' };
}

const hashOf = (body: Buffer): Buffer => createHash('sha256').update(body).digest();

function resultOf(verdict: string): string {
  return verdict === 'ignored' || verdict === 'mismatch' ? verdict : 'ok';
}
