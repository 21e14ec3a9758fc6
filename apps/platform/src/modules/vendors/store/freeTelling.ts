import type { Queryable } from '#kit/db.ts';

/** Free rounds that a vendor is to offer, or to offer no more. */
export type UntoldFree = {
  id: bigint;
  reward: string;
  brandId: number;
  memberId: bigint;
  vendorId: number;
  gameCode: string;
  currency: string;
  stake: bigint;
  rounds: number;
  endsAt: Date;
  act: 'given' | 'taken';
};

/**
 * Takes the free rounds of these vendors that wait longest to be told; nobody else takes them up within a minute, after
 * which they are told again. Any number of processes may ask at once.
 */
export async function takeUntoldFree(db: Queryable, vendorIds: readonly number[]): Promise<UntoldFree | undefined> {
  const { rows } = await db.query<UntoldFree>(
    `update vendors_free_rounds f set tell_at = clock_timestamp() + interval '1 minute'
      where f.id = (select d.id from vendors_free_rounds d
        where ((d.status = 'active' and d.told = '') or (d.status = 'cancelled' and d.told = 'given'))
          and d.vendor_id = any ($1) and d.tell_at <= clock_timestamp() and d.ends_at > clock_timestamp()
        order by d.tell_at, d.id limit 1 for no key update skip locked)
     returning f.id, f.reward, f.brand_id as "brandId", f.member_id as "memberId", f.vendor_id as "vendorId",
       f.game_code as "gameCode", f.currency, f.stake, f.rounds, f.ends_at as "endsAt",
       case f.status when 'cancelled' then 'taken' else 'given' end as act`,
    [vendorIds],
  );
  return rows[0];
}

/** What was given and then taken back meanwhile waits to be told of that at once. */
export async function markTold(db: Queryable, { id, act }: Pick<UntoldFree, 'id' | 'act'>): Promise<void> {
  await db.query('update vendors_free_rounds set told = $2, tell_at = clock_timestamp() where id = $1', [id, act]);
}
