import type { Operator } from '../settings.ts';
import { findRound, type RoundRow } from '../store.ts';
import type { Studio } from '../Studio.ts';
import { StudioError } from '../StudioError.ts';

/** A round of an operator with real money. */
export async function deskRoundOf({ pool }: Studio, operator: Operator, id: string): Promise<RoundRow> {
  const round = await findRound(pool, id);
  if (!round || round.operatorId !== operator.id || round.operatorUser === null) {
    throw new StudioError('roundUnknown', 'This operator has no such round.');
  }
  return round;
}
