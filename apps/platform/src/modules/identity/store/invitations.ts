import type { Queryable } from '#kit/db.ts';

type Invitation = Readonly<{ brandId: number; code: string; ownerId: bigint; kind: 'member' | 'agent' }>;

/** False if the brand has the code already. */
export async function insertInvitation(db: Queryable, invitation: Invitation): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into identity_invitations (brand_id, code, owner_id, kind) values ($1, $2, $3, $4)
     on conflict (brand_id, code) do nothing`,
    [invitation.brandId, invitation.code, invitation.ownerId, invitation.kind],
  );
  return rowCount === 1;
}

type Owner = Readonly<{ ownerId: bigint; account: string; kind: Invitation['kind'] }>;

/** The owner of a code, case-insensitive. */
export async function findInvitation(
  db: Queryable,
  { brandId, code }: { brandId: number; code: string },
): Promise<Owner | undefined> {
  const { rows } = await db.query<Owner>(
    `select i.owner_id as "ownerId", a.username_display as account, i.kind from identity_invitations i join identity_accounts a on a.id = i.owner_id
      where i.brand_id = $1 and i.code = upper($2) and a.status = 'active'`,
    [brandId, code],
  );
  return rows[0];
}

/** An account's own invitation code; undefined if it has none. */
export async function readInvitation(
  db: Queryable,
  { brandId, memberId }: { brandId: number; memberId: bigint },
): Promise<string | undefined> {
  const { rows } = await db.query<{ code: string }>(
    `select code from identity_invitations where brand_id = $1 and owner_id = $2 and kind = 'member' limit 1`,
    [brandId, memberId],
  );
  return rows[0]?.code;
}
