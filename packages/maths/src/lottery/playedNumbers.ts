import type { Play, Selection } from './Play.ts';
import { readSelection } from './readSelection.ts';
import { sharedLines } from './sharedLines.ts';

/**
 * Which of some numbers, each a selection of its play as text, a bet plays, and by how many of its lines. A number of
 * another play, or that the play no longer reads, is not played.
 */
export function playedNumbers<Numbered extends { play: string; number: string }>(
  play: Play,
  bet: Selection,
  numbers: readonly Numbered[],
): { number: Numbered; lines: number }[] {
  return numbers.flatMap((number) => {
    const read = number.play === play.id ? readSelection(play, number.number) : undefined;
    if (read === undefined || 'fault' in read) return [];
    const lines = sharedLines(play, read.selection, bet);
    return lines === 0 ? [] : [{ number, lines }];
  });
}
