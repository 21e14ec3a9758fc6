import type { Client, Queryable } from '#kit/db.ts';
import type { LinkRow } from '../LinkRow.ts';

type Owner = Readonly<{ brandId: number; agentId: bigint }>;

const columns = `l.id, l.owner_id as "ownerId", l.code, l.type, l.rebate_bps as "rebateBps",
  l.prize_group as "prizeGroup", l.note, l.uses, l.joined, l.expires_at as "expiresAt", l.created_at as "createdAt",
  case when l.closed_at is not null then 'closed' when l.joined >= l.uses then 'usedUp'
       when l.expires_at <= now() then 'expired' else 'open' end as state`;

export async function readLinks(
  db: Queryable,
  { brandId, agentId }: Owner,
  page: { limit: number; offset: number },
): Promise<{ rows: LinkRow[]; total: number }> {
  const { rows } = await db.query<LinkRow>(
    `select ${columns} from agents_links l where l.owner_id = $2 and l.brand_id = $1
      order by l.id desc limit $3 offset $4`,
    [brandId, agentId, page.limit, page.offset],
  );
  const counted = await db.query<{ total: number }>(
    'select count(*)::int as total from agents_links where owner_id = $2 and brand_id = $1',
    [brandId, agentId],
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export async function countOpenLinks(db: Queryable, { brandId, agentId }: Owner): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count from agents_links
      where owner_id = $2 and brand_id = $1 and closed_at is null and joined < uses and expires_at > now()`,
    [brandId, agentId],
  );
  return rows[0]?.count ?? 0;
}

export async function readLinkByRequest(
  db: Queryable,
  { brandId, agentId }: Owner,
  requestId: string,
): Promise<LinkRow | undefined> {
  const { rows } = await db.query<LinkRow>(
    `select ${columns} from agents_links l where l.brand_id = $1 and l.owner_id = $2 and l.request_id = $3`,
    [brandId, agentId, requestId],
  );
  return rows[0];
}

type NewLink = Readonly<{
  brandId: number;
  /** Null for the house, which has no maximum. */
  agentId: bigint | null;
  requestId: string;
  code: string;
  type: number;
  rebateBps: number;
  prizeGroup: number;
  days: number;
  uses: number;
  note: string;
  /** Maximum of open links. */
  most: number;
}>;

/** Undefined if the agent has the maximum of open links, or for a repeated request. */
export async function insertLink(client: Client, link: NewLink): Promise<LinkRow | undefined> {
  await client.query('select from agents_members where member_id = $1 for no key update', [link.agentId]);
  const { rows } = await client.query<{ id: bigint }>(
    `insert into agents_links (brand_id, owner_id, request_id, code, type, rebate_bps, prize_group, uses, note, expires_at)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, now() + make_interval(days => $10)
      where (select count(*) from agents_links where owner_id = $2 and closed_at is null and joined < uses
               and expires_at > now()) < $11
     on conflict do nothing returning id`,
    [
      ...[link.brandId, link.agentId, link.requestId, link.code, link.type, link.rebateBps, link.prizeGroup, link.uses],
      ...[link.note, link.days, link.most],
    ],
  );
  return rows[0] && readLink(client, link, rows[0].id);
}

async function readLink(
  db: Queryable,
  { brandId, agentId }: Pick<NewLink, 'brandId' | 'agentId'>,
  id: bigint | string,
): Promise<LinkRow | undefined> {
  const { rows } = await db.query<LinkRow>(
    `select ${columns} from agents_links l
      where l.id = $3 and l.owner_id is not distinct from $2 and l.brand_id = $1`,
    [brandId, agentId, id],
  );
  return rows[0];
}

/** Closes a link permanently; idempotent. */
export async function closeLink(db: Queryable, owner: Owner, id: string): Promise<LinkRow | undefined> {
  await db.query(
    'update agents_links set closed_at = now() where id = $3 and owner_id = $2 and brand_id = $1 and closed_at is null',
    [owner.brandId, owner.agentId, id],
  );
  return readLink(db, owner, id);
}

/** Closes all links of somebody who is an agent no longer. */
export async function closeLinksOf(client: Client, { brandId, agentId }: Owner): Promise<void> {
  await client.query(
    'update agents_links set closed_at = now() where owner_id = $2 and brand_id = $1 and closed_at is null',
    [brandId, agentId],
  );
}

export type Offer = Readonly<{
  linkId: bigint;
  /** Null for the house. */
  ownerId: bigint | null;
  type: 0 | 2;
  terms: Readonly<{ rebateBps: number; prizeGroup: number }>;
}>;

/** The terms of an open link's code, case-insensitive. */
export async function offerOf(
  db: Queryable,
  { brandId, code }: { brandId: number; code: string },
): Promise<Offer | undefined> {
  const { rows } = await db.query<LinkRow>(
    `select ${columns} from agents_links l
      where l.brand_id = $1 and l.code = upper($2) and l.closed_at is null and l.joined < l.uses and l.expires_at > now()`,
    [brandId, code],
  );
  const [link] = rows;
  if (!link) return undefined;
  const { id: linkId, ownerId, type, rebateBps, prizeGroup } = link;
  return { linkId, ownerId, type, terms: { rebateBps, prizeGroup } };
}

/** Uses a link once; false if it was closed or used up in the meantime. */
export async function takeLink(
  client: Client,
  { brandId, linkId, memberId }: { brandId: number; linkId: bigint; memberId: bigint },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `with taken as (
       update agents_links set joined = joined + 1
        where id = $2 and brand_id = $1 and closed_at is null and joined < uses and expires_at > now() returning id)
     insert into agents_link_uses (member_id, brand_id, link_id) select $3, $1, id from taken`,
    [brandId, linkId, memberId],
  );
  return rowCount === 1;
}
