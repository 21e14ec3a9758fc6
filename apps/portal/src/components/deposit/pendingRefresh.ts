import type { Deposit } from './Deposit.ts';

const EVERY_MS = 20_000;

/** While a transfer is awaited the list is asked again now and then, should the socket have missed the news. */
export function pendingRefresh(query: { state: { data?: { content: Deposit[] } | undefined } }): number | false {
  return query.state.data?.content.some((row) => row.status === 'pending') ? EVERY_MS : false;
}
