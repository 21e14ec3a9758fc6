import type { Family, Play } from '@baize/maths/lottery/Play';
import { readSelection } from '@baize/maths/lottery/readSelection';
import { winningResult } from '@baize/maths/lottery/winningResult';

const TRIES = 4_000;

const examples = new WeakMap<Play, { selection: string; lines: number; result: number[] | undefined }>();

/** The play's own sample with a result that wins on it. The same each time. */
export function exampleOf({ shape }: Family, play: Play) {
  const known = examples.get(play);
  if (known !== undefined) return known;
  const [selection = ''] = play.samples;
  const read = readSelection(play, selection);
  if ('fault' in read) return undefined;
  let state = 20_260_305;
  const draw = (n: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % n;
  };
  const result = winningResult({ shape, play, selection: read.selection }, draw, TRIES);
  const found = { selection, lines: read.lineCount, result };
  examples.set(play, found);
  return found;
}
