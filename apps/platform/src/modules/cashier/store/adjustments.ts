import type { Client, Queryable } from '#kit/db.ts';
import type { AdjustmentRow } from '../AdjustmentRow.ts';

const columns = `a.id, a.brand_id as "brandId", a.member_id as "memberId", a.account, a.request_id as "requestId", a.direction,
  a.amount, a.currency, a.cause, a.reason, a.status, a.requested_by as "requesterId", a.requested_by_name as "requestedBy",
  a.decided_by_name as "decidedBy", a.created_at as "createdAt", a.decided_at as "decidedAt"`;

type Request = Pick<
  AdjustmentRow,
  'brandId' | 'memberId' | 'account' | 'requestId' | 'direction' | 'amount' | 'currency' | 'cause' | 'reason'
> & { operatorId: bigint; operator: string };

/** Inserts an adjustment, or returns the existing one of its id. */
export async function insertAdjustment(
  client: Client,
  request: Request,
): Promise<{ row: AdjustmentRow; isNew: boolean }> {
  const { rows } = await client.query<AdjustmentRow>(
    `insert into cashier_adjustments as a (brand_id, member_id, account, request_id, direction, amount, currency, cause, reason,
       requested_by, requested_by_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (brand_id, requested_by, request_id) do nothing returning ${columns}`,
    [
      request.brandId,
      request.memberId,
      request.account,
      request.requestId,
      request.direction,
      request.amount,
      request.currency,
      request.cause,
      request.reason,
      request.operatorId,
      request.operator,
    ],
  );
  if (rows[0]) return { row: rows[0], isNew: true };
  const known = await client.query<AdjustmentRow>(
    `select ${columns} from cashier_adjustments a where a.brand_id = $1 and a.requested_by = $2 and a.request_id = $3`,
    [request.brandId, request.operatorId, request.requestId],
  );
  const [row] = known.rows;
  if (!row) throw new Error('The adjustment is not there.');
  return { row, isNew: false };
}

export async function readAdjustment(db: Queryable, brandId: number, id: string): Promise<AdjustmentRow | undefined> {
  const { rows } = await db.query<AdjustmentRow>(
    `select ${columns} from cashier_adjustments a where a.brand_id = $1 and a.id = $2`,
    [brandId, id],
  );
  return rows[0];
}

/**
 * Decides an open adjustment; an approval by somebody else than the requester. Of concurrent callers one gets the row.
 */
export async function decideAdjustment(
  client: Client,
  act: { brandId: number; id: string; status: 'approved' | 'rejected'; operatorId: bigint; operator: string },
): Promise<AdjustmentRow | undefined> {
  const { rows } = await client.query<AdjustmentRow>(
    `update cashier_adjustments a set status = $3, decided_by = $4, decided_by_name = $5, decided_at = clock_timestamp()
      where a.brand_id = $1 and a.id = $2 and a.status = 'requested' and a.requested_by <> $4
     returning ${columns}`,
    [act.brandId, act.id, act.status, act.operatorId, act.operator],
  );
  return rows[0];
}

export async function readAdjustments(
  db: Queryable,
  filter: { brandId: number; status: string; memberId: string | undefined },
  page: { limit: number; offset: number },
): Promise<{ rows: AdjustmentRow[]; total: number; waiting: number }> {
  const where = `a.brand_id = $1 and ($2 = 'all' or a.status = $2) and ($3::bigint is null or a.member_id = $3)`;
  const values = [filter.brandId, filter.status, filter.memberId ?? null];
  const { rows } = await db.query<AdjustmentRow>(
    `select ${columns} from cashier_adjustments a where ${where}
      order by a.id ${filter.status === 'requested' ? '' : 'desc'} limit $4 offset $5`,
    [...values, page.limit, page.offset],
  );
  const counted = await db.query<{ total: number; waiting: number }>(
    `select (select count(*)::int from cashier_adjustments a where ${where}) as total,
            (select count(*)::int from cashier_adjustments a where a.brand_id = $1 and a.status = 'requested') as waiting`,
    values,
  );
  return { rows, total: counted.rows[0]?.total ?? 0, waiting: counted.rows[0]?.waiting ?? 0 };
}
