import type { Queryable } from '#kit/db.ts';
import type { CheckRow } from '../CheckRow.ts';

const columns = `id, asked_at as "askedAt", asked_by as "askedBy", begun_at as "begunAt", ended_at as "endedAt",
  taken_at as "takenAt", is_sound as "isSound", faults, is_cut as "isCut", chains`;

/** Requests a check of all books, unless one is queued or running. An empty name means scheduled. */
export async function askCheck(db: Queryable, askedBy: string): Promise<boolean> {
  const { rows } = await db.query<{ isAsked: boolean }>('select wallet_ask_check($1) as "isAsked"', [askedBy]);
  return rows[0]?.isAsked === true;
}

/** Requests a check if the last one was requested longer ago than that. */
export async function askDueCheck(db: Queryable, everyMs: number): Promise<void> {
  await db.query(
    `select wallet_ask_check('')
      where not exists (select from wallet_checks where asked_at > clock_timestamp() - $1 * interval '1 ms')`,
    [everyMs],
  );
}

/** Claims the queued check, or one whose process has not responded for a given time. */
export async function beginCheck(db: Queryable, patienceMs: number): Promise<bigint | undefined> {
  const { rows } = await db.query<{ id: bigint | null }>(`select wallet_begin_check($1 * interval '1 ms') as id`, [
    patienceMs,
  ]);
  return rows[0]?.id ?? undefined;
}

/** Requeues a check that could not be finished. */
export async function releaseCheck(db: Queryable, id: bigint): Promise<void> {
  await db.query('select wallet_release_check($1)', [id]);
}

export async function endCheck(
  db: Queryable,
  {
    id,
    takenAt,
    isSound,
    faults,
    isCut,
    chains,
  }: Pick<CheckRow, 'id' | 'faults' | 'isCut' | 'chains'> & {
    takenAt: Date;
    isSound: boolean;
  },
): Promise<void> {
  await db.query('select wallet_end_check($1, $2, $3, $4::jsonb, $5, $6::jsonb)', [
    ...[id, takenAt, isSound, JSON.stringify(faults), isCut, JSON.stringify(chains)],
  ]);
}

/** The latest finished check, and the queued or running one. */
export async function readChecks(db: Queryable): Promise<{ ended?: CheckRow; open?: CheckRow }> {
  const { rows } = await db.query<CheckRow>(
    `(select ${columns} from wallet_checks where ended_at is null)
     union all
     (select ${columns} from wallet_checks where ended_at is not null order by id desc limit 1)`,
  );
  const [ended, open] = [rows.find((row) => row.endedAt !== null), rows.find((row) => row.endedAt === null)];
  return { ...(ended && { ended }), ...(open && { open }) };
}
