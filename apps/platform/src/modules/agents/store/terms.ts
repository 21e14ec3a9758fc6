import type { Client, Queryable } from '#kit/db.ts';
import type { Terms } from '../rules.ts';

type Who = Readonly<{ brandId: number; memberId: bigint }>;

/**
 * Locks a member's terms until the end of the transaction, so that what is given stays covered. Locks with FOR NO KEY
 * UPDATE, since registrations below reference the row: two concurrent ones would otherwise wait for each other.
 */
export async function holdTerms(
  client: Client,
  { brandId, memberId }: Who,
): Promise<(Terms & { type: number }) | undefined> {
  const { rows } = await client.query<Terms & { type: number }>(
    `select type, rebate_bps as "rebateBps", prize_group as "prizeGroup" from agents_members
      where member_id = $2 and brand_id = $1 for no key update`,
    [brandId, memberId],
  );
  return rows[0];
}

/** Changes a member's terms, with a row in the change log. */
export async function writeTerms(
  client: Client,
  change: Who & { before: Terms; after: Terms } & ({ byMember: bigint } | { byOperator: string; reason: string }),
): Promise<void> {
  const { brandId, memberId, before, after, ...by } = change;
  const { byMember, byOperator, reason } = { byMember: null, byOperator: '', reason: '', ...by };
  await client.query(
    `with written as (update agents_members set rebate_bps = $3, prize_group = $4 where member_id = $2 and brand_id = $1)
     insert into agents_changes (brand_id, member_id, what, detail, by_member, by_operator, reason)
     values ($1, $2, 'terms', $5, $6, $7, $8)`,
    [brandId, memberId, after.rebateBps, after.prizeGroup, { before, after }, byMember, byOperator, reason],
  );
}

/** The first row of the change log of somebody whom an operator opened. */
export async function writeOpened(
  client: Client,
  { brandId, memberId, terms, byOperator, reason }: Who & { terms: Terms; byOperator: string; reason: string },
): Promise<void> {
  await client.query(
    `insert into agents_changes (brand_id, member_id, what, detail, by_operator, reason)
     values ($1, $2, 'opened', $3, $4, $5)`,
    [brandId, memberId, { after: terms }, byOperator, reason],
  );
}

/** Makes a member an agent or a plain member, with a row in the change log. */
export async function writeType(
  client: Client,
  change: Who & { before: number; after: number; byOperator: string; reason: string },
): Promise<void> {
  const { brandId, memberId, before, after, byOperator, reason } = change;
  await client.query(
    `with written as (update agents_members set type = $3 where member_id = $2 and brand_id = $1)
     insert into agents_changes (brand_id, member_id, what, detail, by_operator, reason)
     values ($1, $2, $4, $5, $6, $7)`,
    [brandId, memberId, after, after === 0 ? 'demoted' : 'promoted', { type: { before, after } }, byOperator, reason],
  );
}

/** The most that anybody directly below was given; nothing of both where nobody is. */
export async function readTermsBelow(db: Queryable, { brandId, memberId }: Who): Promise<Terms> {
  const { rows } = await db.query<Terms>(
    `select coalesce(max(rebate_bps), 0) as "rebateBps", coalesce(max(prize_group), 0) as "prizeGroup"
       from agents_members where parent_id = $2 and brand_id = $1`,
    [brandId, memberId],
  );
  return rows[0] ?? { rebateBps: 0, prizeGroup: 0 };
}

export type TermsChange = Readonly<{
  id: bigint;
  what: 'terms' | 'opened' | 'promoted' | 'demoted';
  before: Terms | null;
  after: Terms | null;
  byMember: bigint | null;
  byOperator: string;
  reason: string;
  at: Date;
}>;

/** The change log of a member's terms and kind, newest first. */
export async function readTermChanges(
  db: Queryable,
  { brandId, memberId }: Who,
  page: { limit: number; offset: number },
): Promise<{ rows: TermsChange[]; total: number }> {
  const where = `member_id = $2 and brand_id = $1 and what in ('terms', 'opened', 'promoted', 'demoted')`;
  const { rows } = await db.query<TermsChange>(
    `select id, what, detail -> 'before' as before, detail -> 'after' as after, by_member as "byMember",
            by_operator as "byOperator", reason, at
       from agents_changes where ${where} order by id desc limit $3 offset $4`,
    [brandId, memberId, page.limit, page.offset],
  );
  const counted = await db.query<{ total: number }>(
    `select count(*)::int as total from agents_changes where ${where}`,
    [brandId, memberId],
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
