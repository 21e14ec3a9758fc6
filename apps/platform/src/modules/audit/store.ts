import type { Client, Queryable } from '#kit/db.ts';
import type { Act } from './Act.ts';
import type { TrailRow } from './TrailRow.ts';

type StoredAct = Omit<Act, 'reason' | 'before' | 'after'> & { reason: string; before: string; after: string };

type TrailFilter = {
  brandId: number;
  action?: string | undefined;
  actor?: string | undefined;
  objectType?: string | undefined;
  objectId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** Appends by the one function that may write the trail. */
export async function insertAct(client: Client, act: StoredAct): Promise<void> {
  await client.query('select audit_record($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)', [
    act.brandId,
    act.actorId,
    act.actor,
    act.ip,
    act.action,
    act.objectType,
    act.objectId,
    act.reason,
    act.before,
    act.after,
  ]);
}

const filtered = `t.brand_id = $1
  and ($2::text is null or t.action = $2 or starts_with(t.action, $2 || '.'))
  and ($3::text is null or t.actor = $3)
  and ($4::text is null or t.object_id = $4)
  and ($5::timestamptz is null or t.at >= $5)
  and ($6::timestamptz is null or t.at < $6)
  and ($7::text is null or t.object_type = $7)`;

/**
 * A page of the trail, newest first. Each row shows whether it is intact: its hash is recomputed, it links to the row
 * before, and the row after it (or the head, for the last) links to it.
 */
export async function readTrail(
  db: Queryable,
  filter: TrailFilter,
  page: { limit: number; offset: number },
): Promise<{ rows: TrailRow[]; total: number }> {
  const values = [
    filter.brandId,
    filter.action ?? null,
    filter.actor ?? null,
    filter.objectId ?? null,
    filter.from ?? null,
    filter.to ?? null,
    filter.objectType ?? null,
  ];
  const [counted, found] = await Promise.all([
    db.query<{ total: bigint }>(`select count(*) as total from audit_trail t where ${filtered}`, values),
    db.query<TrailRow>(
      `select t.id, t.at, t.actor, t.ip, t.action, t.object_type as "objectType", t.object_id as "objectId",
              t.reason, t.before, t.after, t.hash,
              t.hash = audit_hash(t.prev_hash, t)
                and t.prev_hash = coalesce(
                  (select p.hash from audit_trail p where p.brand_id = t.brand_id and p.seq = t.seq - 1),
                  case when t.seq = 1 then sha256(convert_to('baize audit ' || t.brand_id, 'UTF8')) else ''::bytea end)
                and t.hash = coalesce(
                  (select n.prev_hash from audit_trail n where n.brand_id = t.brand_id and n.seq = t.seq + 1),
                  (select h.hash from audit_heads h where h.brand_id = t.brand_id and h.seq = t.seq),
                  ''::bytea) as "isIntact"
         from audit_trail t where ${filtered}
        order by t.seq desc limit $8 offset $9`,
      [...values, page.limit, page.offset],
    ),
  ]);
  return { rows: found.rows, total: Number(counted.rows[0]?.total ?? 0n) };
}
