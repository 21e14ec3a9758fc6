import { getOperator, type OutputOf } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { query } from './call.ts';

export type Permission =
  | 'cashier.read'
  | 'cashier.decide'
  | 'cashier.write'
  | 'members.read'
  | 'members.write'
  | 'wallet.read'
  | 'wallet.verify'
  | 'transfers.read'
  | 'transfers.write'
  | 'bonuses.read'
  | 'bonuses.write'
  | 'bonuses.decide'
  | 'promotions.read'
  | 'promotions.write'
  | 'promotions.decide'
  | 'vendors.read'
  | 'vendors.write'
  | 'vendors.decide'
  | 'games.read'
  | 'games.write'
  | 'points.read'
  | 'points.write'
  | 'points.decide'
  | 'lotteries.read'
  | 'lotteries.result'
  | 'lotteries.write'
  | 'contracts.read'
  | 'contracts.write'
  | 'agents.read'
  | 'agents.write'
  | 'audit.read'
  | 'outbox.read'
  | 'jobs.read'
  | 'jobs.write'
  | 'content.read'
  | 'content.write'
  | 'site.read'
  | 'site.write'
  | 'messages.read'
  | 'messages.write'
  | 'feedback.read'
  | 'chat.read'
  | 'chat.write'
  | 'feedback.write'
  | 'kyc.read'
  | 'kyc.write'
  | 'kyc.decide'
  | 'limits.read'
  | 'limits.write';

/** Who is signed in, and what the role may do; nothing until it is known. The server decides, this only explains. */
export function useOperator(): { operator: OutputOf<typeof getOperator> | undefined; may(what: Permission): boolean } {
  const { data } = useQuery({ ...query(getOperator, {}), staleTime: 60_000 });
  return { operator: data, may: (what) => data?.permissions.includes(what) ?? false };
}
