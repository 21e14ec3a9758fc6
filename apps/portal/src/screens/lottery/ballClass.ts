import { waveOf } from '@baize/maths/lottery/waveOf';

/** The cars of a race by their numbers, and the waves of Mark Six: players know them by these colours, whatever the brand. */
const cars = [
  'ball-car-1',
  'ball-car-2',
  'ball-car-3',
  'ball-car-4',
  'ball-car-5',
  'ball-car-6',
  'ball-car-7',
  'ball-car-8',
  'ball-car-9',
  'ball-car-10',
] as const;
const waveBalls = { red: 'ball-red', blue: 'ball-blue', green: 'ball-green' } as const;

/** The class that gives a drawn number's own colours, `--ball` and `--on-ball`; undefined in games whose balls are alike. */
export function ballClass(family: string, number: number): string | undefined {
  if (family === 'markSix') return waveBalls[waveOf(number)];
  return family === 'pkTen' ? cars[number - 1] : undefined;
}

/** Whether a pad's tokens are the balls themselves, and not sums or places. */
export const areBalls = (family: string, tokens: readonly string[]): boolean =>
  (family === 'markSix' ? tokens.length === 49 : family === 'pkTen' && tokens.length === 10) &&
  tokens.every((token) => /^\d+$/.test(token));
