import type { Brand } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { sideFault } from '../rules.ts';
import { readAccounts } from '../store.ts';

/** Refuses authenticated accounts that may not sign in: locked, or on the wrong page. */
export async function refuseAtDoor(
  { pool }: IdentityDeps,
  brand: Brand,
  memberId: bigint,
  side: 'player' | 'agent',
): Promise<void> {
  const [account] = await readAccounts(pool, { brandId: brand.id, memberIds: [memberId] });
  if (account === undefined) throw new Refusal('account_locked');
  const fault = sideFault(account.type, side);
  if (fault !== undefined) throw new Refusal(fault);
  if (account.status !== 'active') throw new Refusal('account_locked');
}
