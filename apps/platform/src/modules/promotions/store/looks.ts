import type { Client, Queryable } from '#kit/db.ts';

type Owner = { brandId: number; memberId: bigint };

/** A participation that a job has taken to look at; until `leaseUntil` no other does. */
export type Look = Owner & { id: bigint; leaseUntil: Date };

/**
 * Takes participations whose time has come, the longest overdue first. They come due again by themselves if the process
 * dies before it plans the next look.
 */
export async function takeLooks(db: Queryable, limit: number): Promise<Look[]> {
  const { rows } = await db.query<Look>(
    `update promotions_participations p
        set look_at = date_trunc('milliseconds', clock_timestamp()) + interval '1 minute'
       from (select id from promotions_participations where status = 'signedUp' and look_at <= clock_timestamp()
              order by look_at limit $1 for no key update skip locked) d
      where p.id = d.id
     returning p.id, p.brand_id as "brandId", p.member_id as "memberId", p.look_at as "leaseUntil"`,
    [limit],
  );
  return rows;
}

/** Plans the next looks; what came due meanwhile stays due. */
export async function planLooks(
  db: Queryable,
  looks: readonly { id: bigint; leaseUntil: Date; next: Date | null }[],
): Promise<void> {
  await db.query(
    `with held as (
       select p.id, n.next from unnest($1::bigint[], $2::timestamptz[], $3::timestamptz[]) as n (id, lease, next)
         join promotions_participations p on p.id = n.id and p.look_at = n.lease
        order by p.id for no key update of p)
     update promotions_participations p set look_at = held.next from held where p.id = held.id`,
    [looks.map(({ id }) => id), looks.map(({ leaseUntil }) => leaseUntil), looks.map(({ next }) => next)],
  );
}

/** Has everything looked at that a member's deed may have met: own participations, and the one of who brought them. */
export async function lookSoon(client: Client, { brandId, memberId }: Owner): Promise<void> {
  await client.query(
    `with held as (
       select p.id from promotions_participations p
        where p.brand_id = $1 and p.status = 'signedUp' and p.id in (
          select id from promotions_participations where brand_id = $1 and member_id = $2 and kind <> 'referral'
          union all
          select id from promotions_participations where brand_id = $1 and part = $2::bigint::text and kind = 'referral')
        order by p.id for no key update of p)
     update promotions_participations p set look_at = clock_timestamp() from held where p.id = held.id`,
    [brandId, memberId],
  );
}
