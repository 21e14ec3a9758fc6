import type { Client, Queryable } from '#kit/db.ts';

export type ComparisonRow = {
  id: bigint;
  brandId: number;
  vendorId: number;
  vendor: string;
  from: Date;
  to: Date;
  status: 'reading' | 'done' | 'failed';
  reached: string;
  pages: number;
  listed: number;
  found: number;
  fault: string;
  askedBy: string;
  createdAt: Date;
};

const columns = `c.id, c.brand_id as "brandId", c.vendor_id as "vendorId", c.from_at as "from", c.to_at as "to", c.status,
  (select v.code from vendors_vendors v where v.id = c.vendor_id) as vendor, c.reached, c.pages, c.listed, c.found, c.fault,
  c.asked_by as "askedBy", c.created_at as "createdAt"`;

/** Starts a comparison; undefined while another one with this vendor is running. */
export async function insertComparison(
  client: Client,
  row: { brandId: number; vendorId: number; from: string; to: string; by: string },
): Promise<ComparisonRow | undefined> {
  const { rows } = await client.query<ComparisonRow>(
    `insert into vendors_comparisons as c (brand_id, vendor_id, from_at, to_at, asked_by) values ($1, $2, $3, $4, $5)
     on conflict (brand_id, vendor_id) where status = 'reading' do nothing returning ${columns}`,
    [row.brandId, row.vendorId, row.from, row.to, row.by],
  );
  return rows[0];
}

export async function readComparisons(
  db: Queryable,
  brandId: number,
  page: { limit: number; offset: number },
): Promise<{ rows: ComparisonRow[]; total: number }> {
  const [{ rows }, counted] = await Promise.all([
    db.query<ComparisonRow>(
      `select ${columns} from vendors_comparisons c where c.brand_id = $1 order by c.id desc limit $2 offset $3`,
      [brandId, page.limit, page.offset],
    ),
    db.query<{ total: number }>('select count(*)::integer as total from vendors_comparisons where brand_id = $1', [
      brandId,
    ]),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Leases a due one for a minute; those past their deadline are given up instead. */
export async function takeComparison(db: Queryable): Promise<ComparisonRow | undefined> {
  await db.query(
    `update vendors_comparisons set status = 'failed', finished_at = now()
      where status = 'reading' and deadline_at <= now()`,
  );
  const { rows } = await db.query<ComparisonRow>(
    `update vendors_comparisons c set next_at = clock_timestamp() + interval '1 minute'
      where c.id = (select d.id from vendors_comparisons d where d.status = 'reading' and d.next_at <= clock_timestamp()
        order by d.next_at limit 1 for no key update skip locked)
     returning ${columns}`,
  );
  return rows[0];
}

export type Listed = {
  memberId: bigint;
  round: string;
  gameCode: string;
  currency: string;
  bet: bigint;
  win: bigint;
  isSettled: boolean;
  startedAt: string;
};

/** Stores a page together with the cursor it reaches; false if another process stored it first. */
export async function keepPage(
  client: Client,
  { id, pages }: ComparisonRow,
  { next, rounds }: { next: string; rounds: readonly Listed[] },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update vendors_comparisons set reached = $3, pages = pages + 1, listed = listed + $4, faults = 0, fault = '',
            next_at = clock_timestamp() + interval '1 minute'
      where id = $1 and pages = $2 and status = 'reading'`,
    [id, pages, next, rounds.length],
  );
  if (rowCount !== 1) return false;
  const json = rounds.map((one) => ({
    ...{ member: String(one.memberId), round: one.round, game: one.gameCode, currency: one.currency },
    ...{ bet: String(one.bet), win: String(one.win), settled: one.isSettled, started: one.startedAt },
  }));
  await client.query(
    `insert into vendors_listed_rounds (comparison_id, member_id, round, game_code, currency, bet, win, is_settled, started_at)
     select distinct on (l.member, l.round) $1::bigint, l.member, l.round, l.game, l.currency, l.bet, l.win, l.settled, l.started
       from jsonb_to_recordset($2::jsonb) as l (member bigint, round text, game text, currency text, bet bigint, win bigint,
              settled boolean, started timestamptz)
     on conflict (comparison_id, member_id, round) do update
        set bet = excluded.bet, win = excluded.win, is_settled = excluded.is_settled`,
    [id, JSON.stringify(json)],
  );
  return true;
}

/** Records that a page failed: it is requested again with the same cursor and a backoff. */
export async function noteComparisonFault(db: Queryable, { id, pages }: ComparisonRow, fault: string): Promise<void> {
  await db.query(
    `update vendors_comparisons set faults = faults + 1, fault = $3,
            next_at = clock_timestamp() + least(interval '2 seconds' * power(2, least(faults, 8)), interval '5 minutes')
      where id = $1 and pages = $2 and status = 'reading'`,
    [id, pages, fault.slice(0, 300)],
  );
}

/**
 * Compares the whole list with our rounds and stores the differences. Rounds still open at the vendor are not reported
 * yet. Ours that are younger than ten minutes and still open may be reported next time. A difference that no longer
 * exists is marked as agreed, a booked one stays.
 */
export async function finishComparison(client: Client, row: ComparisonRow): Promise<void> {
  const values = [row.id, row.brandId, row.vendorId, row.from, row.to];
  await client.query(
    `with theirs as (
       select * from vendors_listed_rounds where comparison_id = $1
     ),
     ours as (
       select r.* from vendors_rounds r
        where r.brand_id = $2 and r.vendor_id = $3 and r.started_at >= $4 and r.started_at < $5
          and (r.is_closed or r.started_at < now() - interval '10 minutes')
       union
       select r.* from theirs t join vendors_rounds r on r.member_id = t.member_id and r.round = t.round
          and r.vendor_id = $3 and r.brand_id = $2
     ),
     both_sides as (
       select coalesce(o.member_id, t.member_id) as member_id, coalesce(o.round, t.round) as round,
              coalesce(o.game_code, t.game_code) as game_code, coalesce(o.currency, t.currency) as currency,
              case when o.member_id is null then 'missingHere' when t.member_id is null then 'missingThere'
                   else 'amountDiffers' end as kind,
              o.bet as ours_bet, o.win + o.adjusted as ours_win, t.bet as theirs_bet, t.win as theirs_win,
              coalesce(t.win - t.bet, 0) - coalesce(o.win + o.adjusted - o.bet, 0) as amount
         from ours o full join theirs t on t.member_id = o.member_id and t.round = o.round
        where (t.member_id is null or t.is_settled)
          and (o.member_id is not null or (t.started_at >= $4 and t.started_at < $5))
     ),
     agreed as (
       update vendors_differences d set state = 'agreed', seen_at = now()
         from both_sides b
        where d.brand_id = $2 and d.vendor_id = $3 and d.member_id = b.member_id and d.round = b.round
          and d.state in ('open', 'noted', 'requested') and b.amount = 0
     )
     insert into vendors_differences as d (brand_id, vendor_id, comparison_id, member_id, round, game_code, currency, kind,
            ours_bet, ours_win, theirs_bet, theirs_win, amount)
     select $2, $3, $1, b.member_id, b.round, b.game_code, b.currency, b.kind, b.ours_bet, b.ours_win, b.theirs_bet,
            b.theirs_win, b.amount
       from both_sides b where b.amount <> 0
     on conflict (brand_id, vendor_id, member_id, round) where state in ('open', 'noted', 'requested') do update
        set comparison_id = excluded.comparison_id, kind = excluded.kind, ours_bet = excluded.ours_bet,
            ours_win = excluded.ours_win, theirs_bet = excluded.theirs_bet, theirs_win = excluded.theirs_win,
            amount = excluded.amount, seen_at = now(),
            state = case when d.amount = excluded.amount then d.state else 'open' end`,
    values,
  );
  await client.query('delete from vendors_listed_rounds where comparison_id = $1', [row.id]);
  await client.query(
    `update vendors_comparisons set status = 'done', finished_at = now(),
            found = (select count(*) from vendors_differences d where d.comparison_id = $1)
      where id = $1 and status = 'reading'`,
    [row.id],
  );
}
