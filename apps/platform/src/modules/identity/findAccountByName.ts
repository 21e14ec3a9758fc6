import type { Queryable } from '#kit/db.ts';
import type { Account } from './Account.ts';
import { canonicalName } from './rules.ts';
import { readAccountByName } from './store.ts';

/** The member of a typed name, in any notation. */
export async function findAccountByName(
  db: Queryable,
  { brandId, account }: { brandId: number; account: string },
): Promise<Account | undefined> {
  const usernameKey = canonicalName(account);
  return usernameKey === undefined ? undefined : readAccountByName(db, { brandId, usernameKey });
}
