import type { Client } from '#kit/db.ts';
import type { CampaignRow } from '../CampaignRow.ts';

const promised = `coalesce(sum(promotions_promised(p)), 0)::bigint`;

/**
 * The remaining budget for a member in a promotion; undefined if unlimited. It is locked until the end of the
 * transaction: concurrent callers with the same budget, or the same member's cap, wait.
 */
export async function holdRoom(
  client: Client,
  { id, brandId, budget, memberCap }: Pick<CampaignRow, 'id' | 'brandId' | 'budget' | 'memberCap'>,
  memberId: bigint,
): Promise<bigint | undefined> {
  const rooms: bigint[] = [];
  if (memberCap !== null) {
    await client.query(`select pg_advisory_xact_lock(hashtextextended('promotion ' || $1 || ' ' || $2, 0))`, [
      ...[id, memberId],
    ]);
    const { rows } = await client.query<{ sum: bigint }>(
      `select ${promised} as sum from promotions_participations p
        where p.campaign_id = $2 and p.member_id = $3 and p.brand_id = $1`,
      [brandId, id, memberId],
    );
    rooms.push(memberCap - (rows[0]?.sum ?? 0n));
  }
  if (budget !== null) {
    const { rows } = await client.query<{ left: bigint }>(
      'select budget - promised as left from promotions_budgets where campaign_id = $1 for no key update',
      [id],
    );
    rooms.push(rows[0]?.left ?? 0n);
  }
  if (rooms.length === 0) return undefined;
  const least = rooms.reduce((one, other) => (one < other ? one : other));
  return least > 0n ? least : 0n;
}

/**
 * Sets a promotion's budget. The caller has locked it against participants. False if more is promised already, without
 * a change.
 */
export async function setBudget(
  client: Client,
  { id, brandId, budget }: { id: bigint; brandId: number; budget: bigint | null },
): Promise<boolean> {
  if (budget === null) {
    await client.query('delete from promotions_budgets where campaign_id = $1', [id]);
    return true;
  }
  const { rowCount } = await client.query(
    `insert into promotions_budgets as b (campaign_id, brand_id, budget, promised)
     select $2, $1, $3, s.sum
       from (select ${promised} as sum from promotions_participations p where p.campaign_id = $2) s
      where s.sum <= $3
     on conflict (campaign_id) do update set budget = excluded.budget, promised = excluded.promised`,
    [brandId, id, budget],
  );
  return rowCount === 1;
}
