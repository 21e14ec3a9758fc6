import { playedNumbers } from '@baize/maths/lottery/playedNumbers';
import type { Play, Selection } from '@baize/maths/lottery/Play';
import type { RestrictedNumber } from './RestrictedNumber.ts';

/** What a bet stakes on a restricted number: its lines that are the number's too. */
export type Touch = { id: string; stake: bigint };

/** The restricted numbers that a bet plays. */
export function touchesOf(
  { play, selection, line }: { play: Play; selection: Selection; line: bigint },
  restricted: readonly RestrictedNumber[],
): Touch[] {
  return playedNumbers(play, selection, restricted).map(({ number: { id }, lines }) => ({
    id,
    stake: line * BigInt(lines),
  }));
}
