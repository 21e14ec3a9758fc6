import type { Queryable } from '#kit/db.ts';
import { pastRetention } from '#kit/pastRetention.ts';
import { removeInBatches } from '#kit/removeInBatches.ts';

/** What was not used for so long is forgotten, whether the job has removed it yet or not. */
const isOldPlace = pastRetention('identity_places', 'last_seen_at');
const isOldBrowser = pastRetention('identity_browsers', 'b.last_seen_at');

type Place = Readonly<{ brandId: number; memberId: bigint; network: string }>;
type Browser = Readonly<{ brandId: number; memberId: bigint; tokenHash: Buffer }>;

export async function isPlaceKnown(db: Queryable, { memberId, network }: Omit<Place, 'brandId'>): Promise<boolean> {
  const { rowCount } = await db.query(
    `select 1 from identity_places
      where member_id = $1 and network = $2 and (${isOldPlace}) is not true`,
    [memberId, network],
  );
  return rowCount === 1;
}

export async function rememberPlace(db: Queryable, { brandId, memberId, network }: Place): Promise<void> {
  await db.query(
    `insert into identity_places (member_id, network, brand_id) values ($1, $2, $3)
     on conflict (member_id, network) do update set last_seen_at = now()`,
    [memberId, network, brandId],
  );
}

/** Whether this browser is known to the account of the name. */
export async function isBrowserKnown(
  db: Queryable,
  { brandId, usernameKey, tokenHash }: { brandId: number; usernameKey: string; tokenHash: Buffer },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `select 1 from identity_browsers b join identity_accounts a on a.id = b.member_id
      where b.token_hash = $3 and a.brand_id = $1 and a.username_key = $2
        and (${isOldBrowser}) is not true`,
    [brandId, usernameKey, tokenHash],
  );
  return rowCount === 1;
}

export async function rememberBrowser(db: Queryable, { brandId, memberId, tokenHash }: Browser): Promise<void> {
  await db.query(
    `insert into identity_browsers (token_hash, member_id, brand_id) values ($1, $2, $3)
     on conflict (token_hash, member_id) do update set last_seen_at = now()`,
    [tokenHash, memberId, brandId],
  );
}

/** Other accounts of the brand that logged in from one of this member's browsers, latest first. */
export async function readBrowserSharers(
  db: Queryable,
  { brandId, memberId }: { brandId: number; memberId: bigint },
): Promise<bigint[]> {
  const { rows } = await db.query<{ memberId: bigint }>(
    `select o.member_id as "memberId" from identity_browsers b
       join identity_browsers o on o.token_hash = b.token_hash and o.member_id <> b.member_id and o.brand_id = b.brand_id
      where b.member_id = $2 and b.brand_id = $1
      group by o.member_id order by max(o.last_seen_at) desc limit 50`,
    [brandId, memberId],
  );
  return rows.map((row) => row.memberId);
}

export async function forgetBrowsersOf(db: Queryable, memberId: bigint): Promise<void> {
  await db.query('delete from identity_browsers where member_id = $1', [memberId]);
}

export async function removeOldPlaces(db: Queryable): Promise<void> {
  await removeInBatches(db, { table: 'identity_places', where: isOldPlace });
  await removeInBatches(db, {
    table: 'identity_browsers',
    where: pastRetention('identity_browsers', 'last_seen_at'),
  });
}
