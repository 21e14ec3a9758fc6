import type { Queryable } from '#kit/db.ts';
import type { HeldRow } from '../HeldRow.ts';
import type { RoundOrigin } from '../rules.ts';
import { winCapOf } from '../winCapOf.ts';

export type WinCap = { multiple: number; capAmount: bigint; stake: bigint; won: bigint };

type CapRow = Pick<WinCap, 'stake' | 'won'> & {
  gameTimes: number | null;
  gameAmount: bigint | null;
  greatest: number | null;
  vendorTimes: number | null;
  vendorAmount: bigint | null;
};

/** Until the end of the transaction, large wins of this round are serialised (advisory lock). */
export async function lockRound(
  db: Queryable,
  { brand, vendor, memberId, round }: Pick<RoundOrigin, 'brand' | 'vendor' | 'memberId' | 'round'>,
): Promise<void> {
  await db.query(
    `select pg_advisory_xact_lock(hashtextextended('vendors.round:' || concat_ws(':', $1::int, $2::int, $3::bigint, $4::text), 0))`,
    [brand.id, vendor.id, memberId, round],
  );
}

/** The bounds of a game, and what the round has cost and paid so far; of a free round the stake that the house paid. */
export async function readWinCap(
  db: Queryable,
  query: { brandId: number; vendorId: number; gameCode: string; memberId: bigint; round: string },
): Promise<WinCap> {
  const { rows } = await db.query<CapRow>({
    name: 'vendors_win_cap',
    text: `select g.multiple as "gameTimes", g.amount as "gameAmount", s.multiple as greatest,
                  v.multiple as "vendorTimes", v.amount as "vendorAmount",
                  greatest(coalesce(r.bet, 0), coalesce(f.stake, 0)) as stake, coalesce(r.win, 0) as won
             from (select) one
             left join vendors_win_caps g on g.brand_id = $1 and g.vendor_id = $2 and g.game_code = $3
             left join vendors_greatest_wins s on s.vendor_id = $2 and s.game_code = $3
             left join vendors_win_caps v on v.brand_id = $1 and v.vendor_id = $2 and v.game_code = ''
             left join vendors_rounds r on r.member_id = $4 and r.round = $5 and r.vendor_id = $2 and r.brand_id = $1
             left join vendors_free_rounds f on f.id = r.free_id`,
    values: [query.brandId, query.vendorId, query.gameCode, query.memberId, query.round],
  });
  const [row] = rows;
  if (row === undefined) throw new Error('The bounds of a win were not read.');
  const { gameTimes, gameAmount, greatest, vendorTimes, vendorAmount, stake, won } = row;
  const { multiple, amount } = winCapOf({
    game: gameTimes === null || gameAmount === null ? null : { multiple: gameTimes, amount: gameAmount },
    vendor: vendorTimes === null || vendorAmount === null ? null : { multiple: vendorTimes, amount: vendorAmount },
    greatest,
  });
  return { multiple, capAmount: amount, stake, won };
}

type Place = { brandId: number; scope: string };

/** Which of a vendor's transactions were held when they came. */
export async function findHeldKeys(
  db: Queryable,
  { brandId, scope, keys }: Place & { keys: readonly string[] },
): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ key: string }>({
    name: 'vendors_held_keys',
    text: `select key from vendors_held_wins where key = any($3::text[]) and scope = $2 and brand_id = $1`,
    values: [brandId, scope, [...keys]],
  });
  return new Set(rows.map(({ key }) => key));
}

const columns = `h.id, h.brand_id as "brandId", h.member_id as "memberId",
  h.vendor_id as "vendorId", h.game_code as "gameCode", h.round, h.currency, h.amount,
  coalesce((select r.bet from vendors_rounds r
    where r.member_id = h.member_id and r.round = h.round and r.vendor_id = h.vendor_id and r.brand_id = h.brand_id), 0) as stake,
  h.house, h.hold, h.status, h.first_id as "firstId", h.first_name as first, h.decider, h.reason,
  h.created_at as "createdAt", h.decided_at as "decidedAt"`;

export async function readHeld(
  db: Queryable,
  { brandId, id }: { brandId: number; id: string },
): Promise<HeldRow | undefined> {
  const { rows } = await db.query<HeldRow>(
    `select ${columns} from vendors_held_wins h where h.brand_id = $1 and h.id = $2`,
    [brandId, id],
  );
  return rows[0];
}

/** Locks the row of a win that the vendor rolls back, so that no operator decides on it meanwhile. */
export async function lockHeldByKey(
  db: Queryable,
  { brandId, scope, key }: Place & { key: string },
): Promise<HeldRow | undefined> {
  const { rows } = await db.query<HeldRow>(
    `select ${columns} from vendors_held_wins h where h.key = $3 and h.scope = $2 and h.brand_id = $1
        for no key update of h`,
    [brandId, scope, key],
  );
  return rows[0];
}

export async function cancelHeld(db: Queryable, id: bigint): Promise<void> {
  await db.query(`update vendors_held_wins set status = 'cancelled' where id = $1 and status <> 'cancelled'`, [id]);
}

type Decision = { brandId: number; id: string; operatorId: bigint; operator: string; reason: string };

/** The first of two approvals; undefined if there is one, or nothing to decide. */
export async function approveHeldFirst(db: Queryable, act: Decision): Promise<HeldRow | undefined> {
  const { rows } = await db.query<HeldRow>(
    `update vendors_held_wins h set first_id = $3, first_name = $4, reason = $5
      where h.brand_id = $1 and h.id = $2 and h.status = 'held' and h.first_id is null returning ${columns}`,
    [act.brandId, act.id, act.operatorId, act.operator, act.reason],
  );
  return rows[0];
}

/** Decides: paid by someone other than the first approver, or refused by anybody. */
export async function endHeld(
  db: Queryable,
  act: Decision,
  status: 'approved' | 'rejected',
): Promise<HeldRow | undefined> {
  const { rows } = await db.query<HeldRow>(
    `update vendors_held_wins h set status = $6, decider_id = $3, decider = $4, reason = $5, decided_at = clock_timestamp()
      where h.brand_id = $1 and h.id = $2 and h.status = 'held' and ($6 = 'rejected' or h.first_id <> $3)
     returning ${columns}`,
    [act.brandId, act.id, act.operatorId, act.operator, act.reason, status],
  );
  return rows[0];
}

/** Counts a paid win in its round. */
export async function countHeld(db: Queryable, row: HeldRow): Promise<void> {
  await db.query(
    `update vendors_rounds set win = win + $5, updated_at = clock_timestamp()
      where member_id = $1 and round = $2 and vendor_id = $3 and brand_id = $4`,
    [row.memberId, row.round, row.vendorId, row.brandId, row.amount],
  );
}

/** A page of held wins; pending ones oldest first. */
export async function readHeldPage(
  db: Queryable,
  { brandId, view }: { brandId: number; view: 'waiting' | 'ended' | 'all' },
  page: { limit: number; offset: number },
): Promise<{ rows: HeldRow[]; total: number; waiting: number }> {
  const where = `h.brand_id = $1 and ($2 = 'all' or (h.status = 'held') = ($2 = 'waiting'))`;
  const { rows } = await db.query<HeldRow>(
    `select ${columns} from vendors_held_wins h where ${where}
      order by h.id ${view === 'waiting' ? '' : 'desc'} limit $3 offset $4`,
    [brandId, view, page.limit, page.offset],
  );
  const counted = await db.query<{ total: number; waiting: number }>(
    `select (select count(*)::int from vendors_held_wins h where ${where}) as total,
            (select count(*)::int from vendors_held_wins h where h.brand_id = $1 and h.status = 'held') as waiting`,
    [brandId, view],
  );
  return { rows, total: counted.rows[0]?.total ?? 0, waiting: counted.rows[0]?.waiting ?? 0 };
}
