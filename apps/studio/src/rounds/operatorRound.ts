import type { Operator } from '../settings.ts';
import { findRound, type RoundRow } from '../store.ts';
import type { Studio } from '../Studio.ts';
import { StudioError } from '../StudioError.ts';

/** A round of an operator's player. */
export async function operatorRound(
  { pool }: Studio,
  operator: Operator,
  { round: id, user }: { round: string; user: string },
): Promise<RoundRow> {
  const round = await findRound(pool, id);
  if (!round || round.operatorId !== operator.id || round.operatorUser !== user) {
    throw new StudioError('roundUnknown');
  }
  return round;
}
