import { getStatement as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { compareStatement } from '../compareStatement.ts';
import type { GatewaysDeps } from '../GatewaysDeps.ts';
import { readGateway } from '../store/gateways.ts';
import { readPaymentsOfSpan } from '../store/payments.ts';
import { readPayoutsOfSpan } from '../store/payouts.ts';

const MAX_SPAN_MS = 31 * 86_400_000;

/** Older orders have ended on both sides, or one of them is wrong. */
const ON_ITS_WAY_MS = 3_600_000;

/** Both sides record an order's time by their own clock, so orders at the edge may be on either list. */
const EDGE_MS = 60_000;

export const getStatement = (deps: GatewaysDeps): Route =>
  implement(operation, async ({ input, session: { brandId }, brand: { currency }, refuse }) => {
    const [from, to] = [new Date(input.from), new Date(input.to)];
    if (to <= from || to.getTime() - from.getTime() > MAX_SPAN_MS) throw refuse('span_invalid');
    const id = Number(input.gatewayId);
    const gateway = id > 2_147_483_647 ? undefined : await readGateway(deps.pool, id);
    if (gateway?.brandId !== brandId) throw refuse('gateway_unknown');
    const lines = await deps.adapters[gateway.adapter].statement(gateway, { from, to }).catch((error: unknown) => {
      deps.log.warn({ gateway: gateway.code, err: error }, 'a gateway gave no statement');
      throw refuse('gateway_silent');
    });
    const wide = {
      gatewayId: gateway.id,
      from: new Date(from.getTime() - EDGE_MS),
      to: new Date(to.getTime() + EDGE_MS),
    };
    const [payments, payouts] = await Promise.all([
      readPaymentsOfSpan(deps.pool, wide),
      readPayoutsOfSpan(deps.pool, wide),
    ]);
    const named = new Set(lines.map((line) => line.orderId));
    const isInside = ({ createdAt, orderId }: { createdAt: Date; orderId: string }): boolean =>
      named.has(orderId) || (createdAt >= from && createdAt < to);
    const own = [
      ...payments.map((row) => ({ ...row, kind: 'payment' as const, caseId: row.depositId })),
      ...payouts.map((row) => ({ ...row, kind: 'payout' as const, caseId: row.withdrawalId })),
    ].filter(isInside);
    const sum = (rows: readonly { status: string; amount: bigint }[]): bigint =>
      rows.reduce((total, row) => (row.status === 'paid' ? total + row.amount : total), 0n);
    return {
      ...compareStatement(own, lines, new Date(deps.clock() - ON_ITS_WAY_MS)),
      ...{ paidIn: sum(payments.filter(isInside)), paidOut: sum(payouts.filter(isInside)), currency },
    };
  });
