import type { Queryable } from '#kit/db.ts';
import { transferDialects } from '#modules/vendors/index.ts';
import type { MoveRow, MoveStatus } from './MoveRow.ts';

type Owner = { brandId: number; memberId: bigint };

const columns = `m.id, m.brand_id as "brandId", m.member_id as "memberId", m.account, m.vendor_id as "vendorId",
  m.vendor_code as "vendorCode", m.request_id as "requestId", m.reference, m.direction, m.amount, m.currency, m.status,
  m.is_auto as "isAuto", m.answer, m.checks, m.sent_at as "sentAt", m.created_at as "createdAt",
  m.updated_at as "updatedAt"`;
const isOpen = `status in ('requested', 'sent', 'unknown')`;

/** Whether a brand has a single wallet; the default. */
export async function readIsSingle(db: Queryable, brandId: number): Promise<boolean> {
  const { rows } = await db.query<{ isSingle: boolean }>({
    name: 'transfers_is_single',
    text: 'select is_single as "isSingle" from transfers_brands where brand_id = $1',
    values: [brandId],
  });
  return rows[0]?.isSingle ?? true;
}

/** Switches a brand to several wallets unless it was set before. */
export async function insertSeveral(db: Queryable, brandId: number): Promise<void> {
  await db.query('insert into transfers_brands (brand_id, is_single) values ($1, false) on conflict do nothing', [
    brandId,
  ]);
}

/**
 * Sets a brand's wallet mode. To a single wallet only while nothing is in transit or, by the last known balances, in a
 * vendor's wallet: otherwise false. The row lock serialises it with starting transfers.
 */
export async function writeIsSingle(db: Queryable, brandId: number, isSingle: boolean): Promise<boolean> {
  await db.query(
    `insert into transfers_brands (brand_id, is_single) values ($1, true) on conflict (brand_id) do nothing`,
    [brandId],
  );
  await db.query('select from transfers_brands where brand_id = $1 for no key update', [brandId]);
  const { rowCount } = await db.query(
    `update transfers_brands b set is_single = $2, updated_at = now()
      where b.brand_id = $1 and (not $2
        or (not exists (select from transfers_moves m where m.brand_id = $1 and m.${isOpen})
            and not exists (select from transfers_wallets w where w.brand_id = $1 and w.balance > 0)))`,
    [brandId, isSingle],
  );
  return rowCount === 1;
}

export async function readIsAuto(db: Queryable, { brandId, memberId }: Owner): Promise<boolean> {
  const { rows } = await db.query<{ isAuto: boolean }>(
    'select is_auto as "isAuto" from transfers_choices where brand_id = $1 and member_id = $2',
    [brandId, memberId],
  );
  return rows[0]?.isAuto ?? true;
}

export async function writeIsAuto(db: Queryable, { brandId, memberId }: Owner, isAuto: boolean): Promise<void> {
  await db.query(
    `insert into transfers_choices (brand_id, member_id, is_auto) values ($1, $2, $3)
     on conflict (member_id, brand_id) do update set is_auto = excluded.is_auto`,
    [brandId, memberId, isAuto],
  );
}

export type PurseRow = { vendorId: number; balance: bigint };

/** The member's vendors with a wallet, and the last known balances. */
export async function readWallets(db: Queryable, { brandId, memberId }: Owner): Promise<PurseRow[]> {
  const { rows } = await db.query<PurseRow>(
    'select vendor_id as "vendorId", balance from transfers_wallets where brand_id = $1 and member_id = $2',
    [brandId, memberId],
  );
  return rows;
}

/** Records that a vendor has a wallet for the member. */
export async function insertWallet(db: Queryable, owner: Owner & { vendorId: number }): Promise<void> {
  await db.query(
    `insert into transfers_wallets (brand_id, member_id, vendor_id) values ($1, $2, $3) on conflict do nothing`,
    [owner.brandId, owner.memberId, owner.vendorId],
  );
}

/** Records a vendor's reported balance of a member's wallet. */
export async function writeSeen(db: Queryable, owner: Owner & { vendorId: number; balance: bigint }): Promise<void> {
  await db.query(
    `update transfers_wallets set balance = $4, seen_at = now()
      where brand_id = $1 and member_id = $2 and vendor_id = $3`,
    [owner.brandId, owner.memberId, owner.vendorId, owner.balance],
  );
}

/** Updates the known balance of a vendor's wallet when a transfer is done. */
export async function moveSeen(db: Queryable, move: MoveRow): Promise<void> {
  await db.query(
    `update transfers_wallets set balance = greatest(balance + $4, 0)
      where brand_id = $1 and member_id = $2 and vendor_id = $3`,
    [move.brandId, move.memberId, move.vendorId, move.direction === 'in' ? move.amount : -move.amount],
  );
}

type NewMove = Owner &
  Pick<MoveRow, 'account' | 'vendorId' | 'vendorCode' | 'requestId' | 'direction' | 'amount' | 'currency' | 'isAuto'>;

/**
 * Inserts a transfer if the brand has several wallets and none is open between this member and vendor; both are checked
 * by the statement itself. Otherwise, or for a known request, undefined.
 */
export async function insertMove(db: Queryable, move: NewMove): Promise<MoveRow | undefined> {
  // Serialises starting transfers with closing the brand's wallets.
  await db.query('select from transfers_brands where brand_id = $1 for share', [move.brandId]);
  const { rows } = await db.query<MoveRow>(
    `insert into transfers_moves as m (brand_id, member_id, account, vendor_id, vendor_code, request_id, direction,
            amount, currency, is_auto)
     select $1::integer, $2::bigint, $3::text, $4::integer, $5::text, $6::uuid, $7::text, $8::bigint, $9::text,
            $10::boolean
       from transfers_brands b where b.brand_id = $1 and not b.is_single
     on conflict do nothing returning ${columns}`,
    [
      ...[move.brandId, move.memberId, move.account, move.vendorId, move.vendorCode, move.requestId],
      ...[move.direction, move.amount, move.currency, move.isAuto],
    ],
  );
  return rows[0];
}

export async function readByRequest(
  db: Queryable,
  { brandId, memberId }: Owner,
  requestId: string,
): Promise<MoveRow | undefined> {
  const { rows } = await db.query<MoveRow>(
    `select ${columns} from transfers_moves m where m.brand_id = $1 and m.member_id = $2 and m.request_id = $3`,
    [brandId, memberId, requestId],
  );
  return rows[0];
}

export async function readMove(db: Queryable, id: bigint): Promise<MoveRow | undefined> {
  const { rows } = await db.query<MoveRow>(`select ${columns} from transfers_moves m where m.id = $1`, [id]);
  return rows[0];
}

/** Marks a transfer as sent, before anything is sent. Undefined if it was taken or returned concurrently. */
export async function markSent(db: Queryable, id: bigint, patienceMs: number): Promise<MoveRow | undefined> {
  const { rows } = await db.query<MoveRow>(
    `update transfers_moves m set status = 'sent', sent_at = clock_timestamp(), updated_at = clock_timestamp(),
            next_check_at = clock_timestamp() + make_interval(secs => $2::float8 / 1000)
      where m.id = $1 and m.status = 'requested' returning ${columns}`,
    [id, patienceMs],
  );
  return rows[0];
}

/** Ends a transfer from one of the allowed states; otherwise undefined. */
export async function endMove(
  db: Queryable,
  id: bigint,
  end: { status: 'done' | 'returned'; from: readonly MoveStatus[]; answer: string },
): Promise<MoveRow | undefined> {
  const { rows } = await db.query<MoveRow>(
    `update transfers_moves m set status = $2, answer = $4, updated_at = clock_timestamp()
      where m.id = $1 and m.status = any ($3) returning ${columns}`,
    [id, end.status, [...end.from], end.answer.slice(0, 300)],
  );
  return rows[0];
}

/**
 * Marks the vendor's response as missing. It is queried at the time set when it was claimed, or, if nobody waits for
 * the response, as soon as given here.
 */
export async function markUnknown(
  db: Queryable,
  { id, answer, askInMs }: { id: bigint; answer: string; askInMs?: number },
): Promise<MoveRow | undefined> {
  const { rows } = await db.query<MoveRow>(
    `update transfers_moves m set status = 'unknown', answer = $2, updated_at = clock_timestamp(),
            next_check_at = coalesce(clock_timestamp() + make_interval(secs => $3::float8 / 1000), next_check_at)
      where m.id = $1 and m.status in ('sent', 'unknown') returning ${columns}`,
    [id, answer.slice(0, 300), askInMs ?? null],
  );
  return rows[0];
}

/**
 * Claims due transfers and sets their next time, with exponential backoff up to five minutes: after a crash another
 * process continues, and concurrent callers never claim the same one.
 */
export async function takeDue(db: Queryable, limit: number): Promise<MoveRow[]> {
  const { rows } = await db.query<MoveRow>(
    `update transfers_moves m set checks = m.checks + 1,
            next_check_at = clock_timestamp() + least(interval '10 seconds' * power(2, least(m.checks, 8)), interval '5 minutes')
      where m.id in (select d.id from transfers_moves d where d.${isOpen} and d.next_check_at <= statement_timestamp()
        order by d.next_check_at limit $1 for no key update skip locked)
     returning ${columns}`,
    [limit],
  );
  return rows;
}

/** The age of a sent transfer, by the clock that recorded it. */
export async function ageOf(db: Queryable, id: bigint): Promise<number> {
  const { rows } = await db.query<{ ms: number }>(
    `select (extract(epoch from clock_timestamp() - sent_at) * 1000)::float8 as ms from transfers_moves where id = $1`,
    [id],
  );
  return rows[0]?.ms ?? 0;
}

/** A member's money in transit, by vendor. */
export async function readPending(
  db: Queryable,
  { brandId, memberId }: Owner,
): Promise<{ vendorId: number; direction: 'in' | 'out'; amount: bigint }[]> {
  const { rows } = await db.query<{ vendorId: number; direction: 'in' | 'out'; amount: bigint }>(
    `select vendor_id as "vendorId", direction, amount from transfers_moves
      where brand_id = $1 and member_id = $2 and ${isOpen}`,
    [brandId, memberId],
  );
  return rows;
}

type Page = { pageNum: number; pageSize: number };
export type MovePage = { rows: MoveRow[]; total: number };

export async function listOwn(db: Queryable, owner: Owner & Page): Promise<MovePage> {
  const { brandId, memberId, pageNum, pageSize } = owner;
  const [found, counted] = await Promise.all([
    db.query<MoveRow>(
      `select ${columns} from transfers_moves m where m.brand_id = $1 and m.member_id = $2
        order by m.id desc limit $3 offset $4`,
      [brandId, memberId, pageSize, (pageNum - 1) * pageSize],
    ),
    db.query<{ total: number }>(
      'select count(*)::int as total from transfers_moves where brand_id = $1 and member_id = $2',
      [brandId, memberId],
    ),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 };
}

export async function listOfBrand(
  db: Queryable,
  query: Page & { brandId: number; view: 'open' | 'all'; search: string | undefined },
): Promise<MovePage> {
  const { brandId, view, search, pageNum, pageSize } = query;
  const where = `m.brand_id = $1 and ($2 = 'all' or m.${isOpen})
    and ($3::text is null or strpos(lower(m.account), lower($3)) > 0 or m.reference = lower($3))`;
  const values = [brandId, view, search ?? null];
  const [found, counted] = await Promise.all([
    db.query<MoveRow>(
      `select ${columns} from transfers_moves m where ${where}
        order by case when $2 = 'open' then m.id else -m.id end limit $4 offset $5`,
      [...values, pageSize, (pageNum - 1) * pageSize],
    ),
    db.query<{ total: number }>(`select count(*)::int as total from transfers_moves m where ${where}`, values),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 };
}

/** The totals of a brand's members by vendor. */
export async function sumByVendor(
  db: Queryable,
  brandId: number,
): Promise<{ vendorId: number; open: number; openAmount: bigint; net: bigint; seen: bigint }[]> {
  const { rows } = await db.query<{ vendorId: number; open: number; openAmount: bigint; net: bigint; seen: bigint }>(
    `select v.id as "vendorId", coalesce(m.open, 0)::int as open, coalesce(m.open_amount, 0)::bigint as "openAmount",
            coalesce(m.net, 0)::bigint as net, coalesce(w.seen, 0)::bigint as seen
       from vendors_brand_vendors b
       join vendors_vendors v on v.id = b.vendor_id and v.dialect = any ($2)
       left join (select vendor_id, count(*) filter (where ${isOpen}) as open,
                         sum(amount) filter (where ${isOpen}) as open_amount,
                         sum(case when direction = 'in' then amount else -amount end) filter (where status = 'done') as net
                    from transfers_moves where brand_id = $1 group by vendor_id) m on m.vendor_id = v.id
       left join (select vendor_id, sum(balance) as seen from transfers_wallets where brand_id = $1 group by vendor_id) w
         on w.vendor_id = v.id
      where b.brand_id = $1 order by v.id`,
    [brandId, transferDialects],
  );
  return rows;
}

/** The transfers with a vendor that were started in a time range. */
export async function listStretch(
  db: Queryable,
  { brandId, vendorId, from, to }: { brandId: number; vendorId: number; from: Date; to: Date },
): Promise<MoveRow[]> {
  const { rows } = await db.query<MoveRow>(
    `select ${columns} from transfers_moves m
      where m.brand_id = $1 and m.vendor_id = $2 and m.created_at >= $3 and m.created_at < $4
      order by m.id limit 10000`,
    [brandId, vendorId, from, to],
  );
  return rows;
}

/** Which of these references are transfers of the brand, with their states. */
export async function findReferences(
  db: Queryable,
  { brandId, references }: { brandId: number; references: readonly string[] },
): Promise<MoveRow[]> {
  const { rows } = await db.query<MoveRow>(
    `select ${columns} from transfers_moves m where m.brand_id = $1 and m.reference = any ($2)`,
    [brandId, [...references]],
  );
  return rows;
}
