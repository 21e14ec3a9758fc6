import type { Queryable } from '#kit/db.ts';

export type RoundList = { vendorId: number; since: Date; reached: string; turn: bigint };

/** Overlap before the latest seen change, which is read again: a vendor may record changes late. */
const OVERLAP = `interval '10 minutes'`;
const columns = 'l.vendor_id as "vendorId", l.since, l.reached, l.turn';

/** Creates a cursor for each vendor without one. */
export async function insertLists(db: Queryable, vendorIds: readonly number[]): Promise<void> {
  await db.query(
    'insert into transfers_round_lists (vendor_id) select unnest($1::integer[]) on conflict (vendor_id) do nothing',
    [[...vendorIds]],
  );
}

/** Claims a due list for a minute: after a crash another process continues at the cursor. */
export async function takeList(db: Queryable, vendorIds: readonly number[]): Promise<RoundList | undefined> {
  const { rows } = await db.query<RoundList>(
    `update transfers_round_lists l set next_at = clock_timestamp() + interval '1 minute'
      where l.vendor_id = (select d.vendor_id from transfers_round_lists d
        where d.vendor_id = any ($1) and d.next_at <= clock_timestamp()
        order by d.next_at limit 1 for no key update skip locked)
     returning ${columns}`,
    [[...vendorIds]],
  );
  return rows[0];
}

/**
 * Stores the cursor after a page; at the end of the list the next run starts slightly before the latest change.
 * Undefined if another process has advanced it.
 */
export async function advanceList(
  db: Queryable,
  { vendorId, turn }: RoundList,
  { next, newest, restMs }: { next: string; newest: Date | undefined; restMs: number },
): Promise<RoundList | undefined> {
  const { rows } = await db.query<RoundList>(
    `update transfers_round_lists l
        set reached = $3, turn = l.turn + 1, faults = 0, fault = '',
            newest = case when $3 <> '' then greatest(l.newest, $4) end,
            since = case when $3 <> '' then l.since
                         else greatest(l.since, greatest(l.newest, $4) - ${OVERLAP}) end,
            next_at = clock_timestamp() + case when $3 <> '' then interval '1 minute'
                                               else make_interval(secs => $5::float8 / 1000) end
      where l.vendor_id = $1 and l.turn = $2 returning ${columns}`,
    [vendorId, turn, next, newest ?? null, restMs],
  );
  return rows[0];
}

/** Records a failed read: it is retried from the same cursor, with exponential backoff up to five minutes. */
export async function noteFault(db: Queryable, { vendorId, turn }: RoundList, fault: string): Promise<void> {
  await db.query(
    `update transfers_round_lists
        set faults = faults + 1, fault = $3,
            next_at = clock_timestamp() + least(interval '5 seconds' * power(2, least(faults, 8)), interval '5 minutes')
      where vendor_id = $1 and turn = $2`,
    [vendorId, turn, fault.slice(0, 300)],
  );
}

/** Which of these members have a wallet at a vendor; a member is identified by brand and member id. */
export async function findOwners(
  db: Queryable,
  vendorId: number,
  members: readonly { brandId: number; memberId: bigint }[],
): Promise<Set<string>> {
  const { rows } = await db.query<{ owner: string }>(
    `select w.brand_id || ' ' || w.member_id as owner
       from unnest($2::integer[], $3::bigint[]) m (brand_id, member_id)
       join transfers_wallets w on w.member_id = m.member_id and w.vendor_id = $1 and w.brand_id = m.brand_id`,
    [vendorId, members.map(({ brandId }) => brandId), members.map(({ memberId }) => memberId)],
  );
  return new Set(rows.map(({ owner }) => owner));
}
