import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Gateway } from './Gateway.ts';
import { presentOrder } from './presentOrder.ts';
import type { PayOrder } from './PayOrder.ts';
import { addReport } from './store.ts';

/** How a report is delivered: normally, late, three times, after an older one, or not at all. */
export const manners = ['prompt', 'late', 'repeated', 'reordered', 'lost'] as const;
export type Manner = (typeof manners)[number];

const LATE_MS = 20_000;

/** Queues the reports of an order, in the transaction that ends it. */
export async function reportOrder(
  { publicUrl, clock }: Pick<Gateway, 'publicUrl' | 'clock'>,
  query: Pick<pg.Pool, 'query'>,
  order: PayOrder,
  manner: Manner,
): Promise<void> {
  const now = clock();
  const add = (delayMs: number, status: PayOrder['status'], eventId: string = randomUUID(), body?: string) =>
    addReport(query, {
      id: randomUUID(),
      merchant: order.merchant,
      body: body ?? JSON.stringify({ eventId, kind: order.kind, ...presentOrder({ publicUrl }, { ...order, status }) }),
      dueAt: new Date(now.getTime() + delayMs),
    });
  switch (manner) {
    case 'prompt':
      return add(0, order.status);
    case 'late':
      return add(LATE_MS, order.status);
    case 'repeated': {
      const eventId = randomUUID();
      const body = JSON.stringify({ eventId, kind: order.kind, ...presentOrder({ publicUrl }, order) });
      for (const delayMs of [0, 0, 2_000]) await add(delayMs, order.status, eventId, body);
      return;
    }
    case 'reordered':
      await add(0, order.status);
      return add(2_000, 'open');
    case 'lost':
      return;
  }
}
