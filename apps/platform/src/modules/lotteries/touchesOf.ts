import { readSelection } from '@baize/maths/lottery/readSelection';
import { sharedLines } from '@baize/maths/lottery/sharedLines';
import type { Play, Selection } from '@baize/maths/lottery/Play';
import type { RestrictedNumber } from './RestrictedNumber.ts';

/** What a bet stakes on a restricted number: its lines that are the number's too. */
export type Touch = { id: string; stake: bigint };

/** The restricted numbers that a bet plays. A number of another play, or that the play no longer reads, is not touched. */
export function touchesOf(
  { play, selection, line }: { play: Play; selection: Selection; line: bigint },
  restricted: readonly RestrictedNumber[],
): Touch[] {
  return restricted.flatMap(({ id, playId, selection: text }) => {
    const number = playId === play.id ? readSelection(play, text) : undefined;
    if (number === undefined || 'fault' in number) return [];
    const lines = sharedLines(play, number.selection, selection);
    return lines === 0 ? [] : [{ id, stake: line * BigInt(lines) }];
  });
}
