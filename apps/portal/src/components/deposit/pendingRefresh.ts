import type { Deposit } from './Deposit.ts';

const EVERY_MS = 20_000;

/** A payment at a gateway is a matter of seconds, and the member looks on. */
const GATEWAY_MS = 3_000;

/** While money is awaited the list is asked again now and then, should the socket have missed the news. */
export function pendingRefresh(query: { state: { data?: { content: Deposit[] } | undefined } }): number | false {
  const pending = query.state.data?.content.filter(({ status }) => status === 'pending' || status === 'review') ?? [];
  if (pending.length === 0) return false;
  return pending.some((row) => row.kind === 'gateway') ? GATEWAY_MS : EVERY_MS;
}
