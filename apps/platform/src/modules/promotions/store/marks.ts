import type { Client, Queryable } from '#kit/db.ts';
import type { Flag } from '../ParticipationRow.ts';
import type { Mark } from '../rules.ts';

type Of = { brandId: number; campaignId: bigint; participationId: bigint };

/** Inserts the marks of a participation. */
export async function insertMarks(
  db: Queryable,
  { brandId, campaignId, participationId }: Of,
  marks: readonly Mark[],
): Promise<void> {
  await db.query(
    `insert into promotions_marks (brand_id, campaign_id, participation_id, kind, mark)
     select $1, $2, $3, m.kind, m.mark from unnest($4::text[], $5::text[]) as m (kind, mark) on conflict do nothing`,
    [brandId, campaignId, participationId, marks.map(({ kind }) => kind), marks.map(({ mark }) => mark)],
  );
}

export async function readMarks(db: Queryable, participationId: bigint): Promise<Mark[]> {
  const { rows } = await db.query<Mark>('select kind, mark from promotions_marks where participation_id = $1', [
    participationId,
  ]);
  return rows;
}

/** Which of these marks are known for the member, from any participation. */
export async function readKnownMarks(
  db: Queryable,
  { brandId, memberId }: { brandId: number; memberId: bigint },
  marks: readonly Mark[],
): Promise<Flag[]> {
  const { rows } = await db.query<{ kind: Flag }>(
    `select distinct m.kind from unnest($3::text[], $4::text[]) as m (kind, mark)
      where exists (select from promotions_marks o join promotions_participations p on p.id = o.participation_id
             where o.brand_id = $1 and o.kind = m.kind and o.mark = m.mark and p.member_id = $2 and p.kind <> 'referral')`,
    [brandId, memberId, marks.map(({ kind }) => kind), marks.map(({ mark }) => mark)],
  );
  return rows.map(({ kind }) => kind);
}

/**
 * Stores the marks of a participation, and returns how many others of the promotion share them; a Zalo account counts
 * in all promotions of the brand. A member with several participations counts once; for a referral each referred member
 * is one. Advisory locks per mark serialise concurrent callers, so that none is missed.
 */
export async function writeMarks(
  client: Client,
  { brandId, campaignId, participationId }: Of,
  marks: readonly Mark[],
): Promise<{ kind: Flag; others: number }[]> {
  if (marks.length === 0) return [];
  const kinds = marks.map(({ kind }) => kind);
  const words = marks.map(({ mark }) => mark);
  /* Locked in a fixed order, so that there are no deadlocks. */
  const locks = marks.map(({ kind, mark }) => `promotions:${brandId}:${kind}:${mark}`).sort();
  for (const lock of locks) await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [lock]);
  await insertMarks(client, { brandId, campaignId, participationId }, marks);
  const { rows } = await client.query<{ kind: Flag; others: number }>(
    `select m.kind, (select count(distinct case when p.kind = 'referral' then p.part else p.member_id::text end)::int
               from promotions_marks o
               join promotions_participations p on p.id = o.participation_id
               join promotions_participations own on own.id = $3
              where o.brand_id = $1 and o.kind = m.kind and o.mark = m.mark and o.participation_id <> $3
                and (o.campaign_id = $2 or m.kind = 'zalo')
                and (p.member_id <> own.member_id or own.kind = 'referral')) as others
       from unnest($4::text[], $5::text[]) as m (kind, mark)`,
    [brandId, campaignId, participationId, kinds, words],
  );
  return rows;
}
