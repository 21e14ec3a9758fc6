import type { Queryable } from '#kit/db.ts';

type Link = Readonly<{ brandId: number; provider: 'google' | 'facebook'; subject: string }>;

export async function findLink(db: Queryable, link: Link): Promise<bigint | undefined> {
  const { rows } = await db.query<{ memberId: bigint }>(
    `select member_id as "memberId" from identity_links where brand_id = $1 and provider = $2 and subject = $3`,
    [link.brandId, link.provider, link.subject],
  );
  return rows[0]?.memberId;
}

/** False if the identity was linked in the meantime. */
export async function insertLink(db: Queryable, link: Link & { memberId: bigint }): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into identity_links (brand_id, provider, subject, member_id) values ($1, $2, $3, $4) on conflict do nothing`,
    [link.brandId, link.provider, link.subject, link.memberId],
  );
  return rowCount === 1;
}
