import type { Operator } from '../settings.ts';
import { findRound, type RoundRow } from '../store.ts';
import type { Studio } from '../Studio.ts';
import { StudioError } from '../StudioError.ts';

/** A real-money round of an operator. */
export async function deskRoundOf({ pool }: Studio, operator: Operator, id: string): Promise<RoundRow> {
  const round = await findRound(pool, id);
  if (!round || round.operatorId !== operator.id || round.operatorUser === null) {
    throw new StudioError('roundUnknown', 'This operator has no such round.');
  }
  return round;
}
