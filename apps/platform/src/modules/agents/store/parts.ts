import type { Queryable } from '#kit/db.ts';
import { agentTypes } from '../rules.ts';

type Below = Readonly<{
  brandId: number;
  agentId: bigint;
  scope: 'team' | 'direct';
  limit: number;
  offset?: number | undefined;
  /** The member before them. */
  after?: bigint | undefined;
}>;

/** Walked in the order of the key, so that the first pages of a large team cost little. */
const isBelow = 't.ancestor_id = $2 and t.brand_id = $1 and t.depth between 1 and $3';
const depthOf = (scope: Below['scope']): number => (scope === 'team' ? 1_000_000 : 1);

/** Agents or plain members of a team, or whoever joined in some days of the brand. */
export async function readPartByJoining(
  db: Queryable,
  query: Below & { isAgent: boolean | null; from?: string; to?: string; timeZone?: string },
): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(
    `select t.descendant_id as id from agents_tree t join agents_members m on m.member_id = t.descendant_id
      where ${isBelow} and ($4::boolean is null or (m.type = any ($5::int[])) = $4)
        and ($6::date is null or (m.joined_at >= $6::date::timestamp at time zone $8
          and m.joined_at < ($7::date + 1)::timestamp at time zone $8))
        and t.descendant_id > $11
      order by t.descendant_id limit $9 offset $10`,
    [
      ...[query.brandId, query.agentId, depthOf(query.scope), query.isAgent, [...agentTypes]],
      ...[query.from ?? null, query.to ?? null, query.timeZone ?? 'UTC', query.limit],
      ...[query.offset ?? 0, query.after ?? 0n],
    ],
  );
  return rows.map(({ id }) => id);
}

/**
 * Who first deposited, or staked something, in some days: by what was counted, but of `changed`, of whom those in `counted`
 * did. Each member of the team is looked up in turn, so that a page reads what it shows and not what was counted of all.
 */
export async function readPartByCount(
  db: Queryable,
  query: Below & {
    what: 'first' | 'active';
    from: string;
    to: string;
    changed: readonly bigint[];
    counted: readonly bigint[];
  },
): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(
    `select t.descendant_id as id from agents_tree t
       left join lateral (select true as is_counted from agents_own o
         where o.member_id = t.descendant_id and o.what = $4 and o.day >= $5::date and o.day <= $6::date and o.count > 0
         limit 1) o on true
      where ${isBelow} and t.descendant_id > $11
        and (t.descendant_id = any ($8::bigint[]) or (t.descendant_id <> all ($7::bigint[]) and o.is_counted))
      order by t.descendant_id limit $9 offset $10`,
    [
      ...[query.brandId, query.agentId, depthOf(query.scope), query.what, query.from, query.to],
      ...[query.changed, query.counted, query.limit, query.offset ?? 0, query.after ?? 0n],
    ],
  );
  return rows.map(({ id }) => id);
}
