import type { Client, Queryable } from '#kit/db.ts';
import type { CandidateRow } from '../CandidateRow.ts';

type NewCandidate = Readonly<{
  brandId: number;
  name: string;
  channel: string;
  contact: string;
  about: string;
  language: string;
}>;

/** Inserts a candidate, unless one with the same contact is open. */
export async function insertCandidate(db: Queryable, candidate: NewCandidate): Promise<void> {
  const { brandId, name, channel, contact, about, language } = candidate;
  await db.query(
    `insert into agents_candidates (brand_id, name, channel, contact, about, language)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [brandId, name, channel, contact, about, language],
  );
}

const columns = `a.id, a.name, a.channel, a.contact, a.about, a.language, a.status, a.note, l.code as "linkCode",
  l.owner_id as "uplineId", a.decided_by_name as "decidedBy", a.created_at as "createdAt", a.decided_at as "decidedAt"`;

const source = 'agents_candidates a left join agents_links l on l.id = a.link_id';

export async function readCandidates(
  db: Queryable,
  { brandId, isOpen, limit, offset }: { brandId: number; isOpen: boolean; limit: number; offset: number },
): Promise<{ rows: CandidateRow[]; total: number }> {
  const where = `a.brand_id = $1 and ($2 = false or a.status in ('waiting', 'talking'))`;
  const { rows } = await db.query<CandidateRow>(
    `select ${columns} from ${source} where ${where} order by a.id ${isOpen ? '' : 'desc'} limit $3 offset $4`,
    [brandId, isOpen, limit, offset],
  );
  const counted = await db.query<{ total: number }>(
    `select count(*)::int as total from agents_candidates a where ${where}`,
    [brandId, isOpen],
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

type One = Readonly<{ brandId: number; id: string }>;

export async function readCandidate(db: Queryable, { brandId, id }: One): Promise<CandidateRow | undefined> {
  const { rows } = await db.query<CandidateRow>(
    `select ${columns} from ${source} where a.id = $2 and a.brand_id = $1`,
    [brandId, id],
  );
  return rows[0];
}

/** Locks a candidate until the end of the transaction: concurrent decisions are serialised. */
export async function holdCandidate(client: Client, { brandId, id }: One): Promise<CandidateRow['status'] | undefined> {
  const { rows } = await client.query<{ status: CandidateRow['status'] }>(
    'select status from agents_candidates where id = $2 and brand_id = $1 for no key update',
    [brandId, id],
  );
  return rows[0]?.status;
}

type Decided = One &
  Readonly<{
    status: 'talking' | 'accepted' | 'declined';
    note: string;
    linkId: bigint | null;
    operatorId: bigint;
    operator: string;
  }>;

export async function decideCandidate(client: Client, decided: Decided): Promise<void> {
  const { brandId, id, status, note, linkId, operatorId, operator } = decided;
  await client.query(
    `update agents_candidates set status = $3, note = $4, link_id = $5, decided_by = $6, decided_by_name = $7,
        decided_at = now() where id = $2 and brand_id = $1`,
    [brandId, id, status, note, linkId, operatorId, operator],
  );
}

/** How many candidates are open, and since when. */
export async function readWaitingCandidates(
  db: Queryable,
  brandId: number,
): Promise<{ count: number; oldestAt: Date | null }> {
  const { rows } = await db.query<{ count: number; oldestAt: Date | null }>(
    `select count(*)::int as count, min(created_at) as "oldestAt" from agents_candidates
      where brand_id = $1 and status in ('waiting', 'talking')`,
    [brandId],
  );
  return rows[0] ?? { count: 0, oldestAt: null };
}
