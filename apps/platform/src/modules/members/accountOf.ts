import { Refusal } from '#kit/refusal.ts';
import type { Account } from '#modules/identity/index.ts';
import type { MembersDeps } from './MembersDeps.ts';

/** The account of a member of the operator's own brand; others are not found. */
export async function accountOf(
  { identity }: Pick<MembersDeps, 'identity'>,
  { brandId, memberId }: { brandId: number; memberId: string },
): Promise<Account> {
  const id = BigInt(memberId);
  const account = (await identity.accountsOf({ brandId, memberIds: [id] })).get(id);
  if (!account) throw new Refusal('member_not_found');
  return account;
}
