import type { Queryable } from '#kit/db.ts';
import type { RebateRow } from '../RebateRow.ts';
import { factColumns, type BillFact } from './billRounds.ts';

/** The facts that a row was summed from: after one, up to another; nothing for rows of the time before that was kept. */
export async function readRebateBounds(
  db: Queryable,
  rebateId: bigint,
): Promise<{ after: bigint; upTo: bigint } | undefined> {
  const { rows } = await db.query<{ after: bigint; upTo: bigint }>(
    `select after_fact as after, upto_fact as "upTo" from contracts_rebates where id = $1 and upto_fact is not null`,
    [rebateId],
  );
  return rows[0];
}

/** A fact with what a member gets of its valid bets, in 1/1,000,000. */
export type RebateFact = BillFact & { share: number };

/** A page of the facts of which something is left for a member, newest first, and how many there are. */
export async function readRebateFacts(
  db: Queryable,
  { brandId, currency, memberId }: Pick<RebateRow, 'brandId' | 'currency' | 'memberId'>,
  { after, upTo, limit, offset }: { after: bigint; upTo: bigint; limit: number; offset: number },
): Promise<{ rows: RebateFact[]; total: number }> {
  const from = `contracts_facts f
      cross join lateral (select f.shares[array_position(f.team, $3::bigint)] as share) s
      where f.id > $4 and f.id <= $5 and f.brand_id = $1 and f.currency = $2 and f.team @> array[$3::bigint]
        and s.share > 0`;
  const values = [brandId, currency, memberId, after, upTo];
  const { rows } = await db.query<RebateFact>(
    `select ${factColumns}, s.share from ${from} order by f.id desc limit $6 offset $7`,
    [...values, limit, offset],
  );
  const { rows: counted } = await db.query<{ total: number }>(`select count(*)::int as total from ${from}`, values);
  return { rows, total: counted[0]?.total ?? 0 };
}
