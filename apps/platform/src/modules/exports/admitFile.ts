import type { MemberSession, OperatorSession } from '#kit/implement.ts';
import type { Limiter } from '#kit/limit.ts';
import { Refusal } from '#kit/refusal.ts';
import { MAX_FILE_ROWS } from './tableFile.ts';

/** A file costs as much as hundreds of pages. */
const FILES = { max: 30, windowMs: 10 * 60_000 } as const;

/** Refuses a list that is too long for one file, and rate-limits downloads; `rows` is counted beforehand. */
export async function admitFile(
  limiter: Limiter,
  session: Pick<MemberSession, 'brandId' | 'memberId'> | Pick<OperatorSession, 'brandId' | 'operatorId'>,
  rows: number,
): Promise<void> {
  if (rows > MAX_FILE_ROWS) throw new Refusal('file_too_large', 'file_too_large', { rows, limit: MAX_FILE_ROWS });
  const who = 'memberId' in session ? session.memberId : `operator ${session.operatorId}`;
  if (!(await limiter.hit([{ name: `exports.files:${session.brandId}:${who}`, ...FILES }]))) {
    throw new Refusal('too_many_requests');
  }
}
