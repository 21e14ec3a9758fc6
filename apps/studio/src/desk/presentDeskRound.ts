import type { deskRound } from '@baize/contract/studio/deskRound';
import type * as z from 'zod/mini';
import type { RoundRow } from '../store.ts';
import type { Studio } from '../Studio.ts';
import { listDeskLines } from './store.ts';

/** A round with its history at the desk. */
export async function presentDeskRound({ pool }: Studio, round: RoundRow): Promise<z.output<typeof deskRound>> {
  const lines = await listDeskLines(pool, round.id);
  return {
    ...{ round: round.id, state: round.state, call: round.stuckAt },
    lines: lines.map(({ act, byWhom: by, reason, createdAt: at }) => ({ act, by, reason, at: at.toISOString() })),
  };
}
