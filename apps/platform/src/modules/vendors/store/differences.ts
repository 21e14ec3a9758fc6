import type { Client, Queryable } from '#kit/db.ts';

export type DifferenceRow = {
  id: bigint;
  brandId: number;
  vendorId: number;
  vendor: string;
  memberId: bigint;
  round: string;
  gameCode: string;
  currency: string;
  kind: 'missingHere' | 'missingThere' | 'amountDiffers';
  oursBet: bigint | null;
  oursWin: bigint | null;
  theirsBet: bigint | null;
  theirsWin: bigint | null;
  amount: bigint;
  state: 'open' | 'noted' | 'requested' | 'booked' | 'agreed';
  note: string;
  requesterId: bigint | null;
  requestedBy: string;
  decidedBy: string;
  owed: bigint;
  seenAt: Date;
};

const columns = `d.id, d.brand_id as "brandId", d.vendor_id as "vendorId",
  (select v.code from vendors_vendors v where v.id = d.vendor_id) as vendor, d.member_id as "memberId", d.round,
  d.game_code as "gameCode", d.currency, d.kind, d.ours_bet as "oursBet", d.ours_win as "oursWin",
  d.theirs_bet as "theirsBet", d.theirs_win as "theirsWin", d.amount, d.state, d.note, d.requested_by as "requesterId",
  d.requested_by_name as "requestedBy", d.decided_by_name as "decidedBy", d.owed, d.seen_at as "seenAt"`;

export async function readDifferences(
  db: Queryable,
  { brandId, state }: { brandId: number; state: string },
  page: { limit: number; offset: number },
): Promise<{ rows: DifferenceRow[]; total: number }> {
  const where = `d.brand_id = $1 and ($2 = 'all' or d.state = $2)`;
  const waits = state === 'open' || state === 'requested';
  const [{ rows }, counted] = await Promise.all([
    db.query<DifferenceRow>(
      `select ${columns} from vendors_differences d where ${where} order by d.id ${waits ? '' : 'desc'} limit $3 offset $4`,
      [brandId, state, page.limit, page.offset],
    ),
    db.query<{ total: number }>(`select count(*)::integer as total from vendors_differences d where ${where}`, [
      brandId,
      state,
    ]),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Locks a difference until the end of the transaction. */
export async function holdDifference(client: Client, brandId: number, id: string): Promise<DifferenceRow | undefined> {
  const { rows } = await client.query<DifferenceRow>(
    `select ${columns} from vendors_differences d where d.brand_id = $1 and d.id = $2 for update`,
    [brandId, id],
  );
  return rows[0];
}

/** Adds a note to a difference or requests its booking, unless it is decided. */
export async function noteDifference(
  client: Client,
  act: { id: bigint; state: 'noted' | 'requested'; note: string; operatorId: bigint; operator: string },
): Promise<DifferenceRow | undefined> {
  const { rows } = await client.query<DifferenceRow>(
    `update vendors_differences d set state = $2, note = $3, requested_by = $4, requested_by_name = $5
      where d.id = $1 and d.state in ('open', 'noted') returning ${columns}`,
    [act.id, act.state, act.note, act.operatorId, act.operator],
  );
  return rows[0];
}

/** Ends a request: booked by someone other than the requester, or open again. */
export async function endDifference(
  client: Client,
  act: { id: bigint; isBooked: boolean; owed: bigint; operatorId: bigint; operator: string },
): Promise<DifferenceRow | undefined> {
  const { rows } = await client.query<DifferenceRow>(
    `update vendors_differences d
        set state = case when $2 then 'booked' else 'open' end, owed = $3, decided_by = $4, decided_by_name = $5
      where d.id = $1 and d.state = 'requested' and d.requested_by <> $4 returning ${columns}`,
    [act.id, act.isBooked, act.owed, act.operatorId, act.operator],
  );
  return rows[0];
}

/** Whether a round is still as the comparison saw it; locks the round. */
export async function isRoundUnchanged(client: Client, row: DifferenceRow): Promise<boolean> {
  const { rows } = await client.query<{ bet: bigint; win: bigint }>(
    `select bet, win + adjusted as win from vendors_rounds
      where member_id = $1 and round = $2 and vendor_id = $3 and brand_id = $4 for update`,
    [row.memberId, row.round, row.vendorId, row.brandId],
  );
  const [now] = rows;
  return row.oursBet === null ? now === undefined : now?.bet === row.oursBet && now.win === row.oursWin;
}
