import type { Queryable } from '#kit/db.ts';
import { removeInBatches } from '#kit/removeInBatches.ts';
import type { IdentityClaims } from '../IdentityDeps.ts';

/** Uses a token of the identity service; false if it was used before. */
export async function useToken(
  db: Queryable,
  { tokenHash, expiresAt }: Pick<IdentityClaims, 'tokenHash' | 'expiresAt'>,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into identity_used_tokens (token_hash, expires_at) values ($1, $2::timestamptz + interval '1 hour')
     on conflict do nothing`,
    [tokenHash, expiresAt],
  );
  return rowCount === 1;
}

export async function removeOldTokens(db: Queryable): Promise<void> {
  await removeInBatches(db, { table: 'identity_used_tokens', where: 'expires_at < now()' });
}
