import type { Withdrawal } from './Withdrawal.ts';

const EVERY_MS = 20_000;
const ends: readonly Withdrawal['status'][] = ['received', 'closed', 'rejected'];

/** While a withdrawal can move on, the list is asked again now and then, should the socket have missed the news. */
export function withdrawalRefresh(query: { state: { data?: { content: Withdrawal[] } | undefined } }): number | false {
  return query.state.data?.content.some(({ status }) => !ends.includes(status)) ? EVERY_MS : false;
}
