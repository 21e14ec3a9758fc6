import type { Client, Queryable } from '#kit/db.ts';
import type { ResetRow } from '../ResetRow.ts';

const columns = `r.id, r.member_id as "memberId", r.account, r.reason, r.status, r.requested_by as "requesterId",
  r.requested_by_name as "requestedBy", r.decided_by_name as "decidedBy", r.decision_reason as "decisionReason",
  r.decided_at as "decidedAt", r.created_at as "createdAt"`;

type Actor = { operatorId: bigint; operator: string };

/** Inserts a request; undefined if one of the member is pending. */
export async function insertReset(
  client: Client,
  wish: Actor & { brandId: number; memberId: bigint; account: string; reason: string },
): Promise<ResetRow | undefined> {
  const { rows } = await client.query<ResetRow>(
    `insert into members_second_step_resets as r (brand_id, member_id, account, reason, requested_by, requested_by_name)
     values ($1, $2, $3, $4, $5, $6) on conflict (member_id) where status = 'requested' do nothing
     returning ${columns}`,
    [wish.brandId, wish.memberId, wish.account, wish.reason, wish.operatorId, wish.operator],
  );
  return rows[0];
}

export async function readReset(db: Queryable, brandId: number, id: string): Promise<ResetRow | undefined> {
  const { rows } = await db.query<ResetRow>(
    `select ${columns} from members_second_step_resets r where r.brand_id = $1 and r.id = $2`,
    [brandId, id],
  );
  return rows[0];
}

/** Decides somebody else's request; of concurrent callers one gets the row. */
export async function decideReset(
  client: Client,
  decision: Actor & { brandId: number; id: string; status: 'approved' | 'rejected'; reason: string },
): Promise<ResetRow | undefined> {
  const { rows } = await client.query<ResetRow>(
    `update members_second_step_resets r set status = $3, decided_by = $4, decided_by_name = $5, decision_reason = $6,
            decided_at = clock_timestamp()
      where r.brand_id = $1 and r.id = $2 and r.status = 'requested' and r.requested_by <> $4
     returning ${columns}`,
    [decision.brandId, decision.id, decision.status, decision.operatorId, decision.operator, decision.reason],
  );
  return rows[0];
}

export async function readWaiting(db: Queryable, brandId: number): Promise<ResetRow[]> {
  const { rows } = await db.query<ResetRow>(
    `select ${columns} from members_second_step_resets r
      where r.brand_id = $1 and r.status = 'requested' order by r.id limit 100`,
    [brandId],
  );
  return rows;
}

export async function readResetsOf(
  db: Queryable,
  { brandId, memberId }: { brandId: number; memberId: bigint },
): Promise<ResetRow[]> {
  const { rows } = await db.query<ResetRow>(
    `select ${columns} from members_second_step_resets r
      where r.member_id = $2 and r.brand_id = $1 order by r.id desc limit 20`,
    [brandId, memberId],
  );
  return rows;
}
