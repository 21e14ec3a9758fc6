import type { Client, Queryable } from '#kit/db.ts';
import type { Flag } from '../ParticipationRow.ts';
import type { Mark } from '../rules.ts';

type Of = { brandId: number; campaignId: bigint; participationId: bigint };

/** Writes by what a participation can be told. */
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

/** Of these marks the kinds by which the member is known as well, from whatever the member took part in. */
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
 * Writes by what a participation can be told, and answers how many others of the promotion have the same marks; a Zalo
 * account counts in all promotions of the brand. A member with a part in a mission for each day is one, and not an other
 * to himself; of a referral each who was brought is one. Whoever brings the same mark at the same moment waits here, so that of a
 * thousand at once none is missed.
 */
export async function writeMarks(
  client: Client,
  { brandId, campaignId, participationId }: Of,
  marks: readonly Mark[],
): Promise<{ kind: Flag; others: number }[]> {
  if (marks.length === 0) return [];
  const kinds = marks.map(({ kind }) => kind);
  const words = marks.map(({ mark }) => mark);
  /* In one order for everybody, so that nobody waits in a circle. */
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
