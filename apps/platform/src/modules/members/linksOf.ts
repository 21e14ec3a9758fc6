import type { getMemberSecurity, OutputOf } from '@baize/contract';
import { readNumberSharers } from '#modules/cashier/index.ts';
import { readBrowserSharers } from '#modules/identity/index.ts';
import type { MembersDeps } from './MembersDeps.ts';

type Link = OutputOf<typeof getMemberSecurity>['links'][number];

/** Accounts that share a browser or a payout account with a member. A hint, not a proof. */
export async function linksOf(
  { pool, identity }: Pick<MembersDeps, 'pool' | 'identity'>,
  member: { brandId: number; memberId: bigint },
): Promise<Link[]> {
  const [numbers, browsers] = await Promise.all([readNumberSharers(pool, member), readBrowserSharers(pool, member)]);
  const memberIds = [...new Set([...numbers, ...browsers])];
  if (memberIds.length === 0) return [];
  const accounts = await identity.accountsOf({ brandId: member.brandId, memberIds });
  return memberIds.flatMap((memberId): Link[] => {
    const account = accounts.get(memberId);
    if (!account) return [];
    const by = [
      ...(numbers.includes(memberId) ? ['payee' as const] : []),
      ...(browsers.includes(memberId) ? ['browser' as const] : []),
    ];
    return [{ memberId: String(memberId), account: account.account, by }];
  });
}
