import type { Queryable } from '#kit/db.ts';
import type { Flag, ParticipationRow } from './ParticipationRow.ts';
import type { Mark } from './rules.ts';
import { readKnownMarks, readMarks } from './store/marks.ts';

type Seen = { kind: Flag; others: number };

/**
 * Counts the referrer among the others: somebody on the referrer's own browser, network or payee is no referral.
 * `marks` are the referrer's current ones.
 */
export async function withReferrer(
  db: Queryable,
  row: ParticipationRow,
  { seen, marks }: { seen: readonly Seen[]; marks: readonly Mark[] },
): Promise<Seen[]> {
  const own = await readMarks(db, row.id);
  const known = new Set(await readKnownMarks(db, row, own));
  for (const { kind, mark } of own) {
    if (marks.some((one) => one.kind === kind && one.mark === mark)) known.add(kind);
  }
  const kinds = [...new Set(own.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const most = Math.max(0, ...seen.filter((one) => one.kind === kind).map(({ others }) => others));
    return { kind, others: most + (known.has(kind) ? 1 : 0) };
  });
}
