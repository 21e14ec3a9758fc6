import { findRound, type RoundRow, type SessionRow } from '../store.ts';
import type { Studio } from '../Studio.ts';
import { StudioError } from '../StudioError.ts';

/** A round of the calling player. */
export async function ownRound({ pool }: Studio, session: SessionRow, id: string): Promise<RoundRow> {
  const round = await findRound(pool, id);
  if (!round || round.playerId !== session.playerId) throw new StudioError('roundUnknown');
  return round;
}
