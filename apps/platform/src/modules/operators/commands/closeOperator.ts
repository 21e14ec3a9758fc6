import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { OperatorsDeps } from '../OperatorsDeps.ts';
import { normalizeUsername } from '../rules.ts';
import { deactivate, deleteSessionsOf, readAnyAccount } from '../store.ts';

/** Closes an operator's account, ends the sessions at once and records that; the audit trail keeps the name. */
export async function closeOperator(
  owner: OperatorsDeps['pool'],
  { brandId, by, ...typed }: { brandId: number; username: string; by: string },
): Promise<void> {
  const username = normalizeUsername(typed.username);
  await transact(owner, async (client) => {
    const account = await readAnyAccount(client, brandId, username);
    if (!account) throw new Error(`There is no operator "${username}" in this brand.`);
    if (!account.isActive) throw new Error(`The account of "${username}" is closed already.`);
    await deactivate(client, account.id);
    await deleteSessionsOf(client, account.id);
    await record(client, {
      ...{ brandId, actorId: 0n, actor: by, ip: '', action: 'operators.close' },
      ...{ objectType: 'operator', objectId: String(account.id) },
      ...{ before: { isActive: true }, after: { isActive: false } },
    });
  });
}
