import { waveOf } from '@baize/maths/lottery/waveOf';

/**
 * The class that gives a drawn number's own colours, `--ball` and `--on-ball`: of a car in a race, or of a wave in Mark
 * Six. Players know them by these colours, whatever the brand. Undefined in games whose balls are alike.
 */
export function ballClass(family: string, number: number): string | undefined {
  if (family === 'markSix') return `ball-${waveOf(number)}`;
  return family === 'pkTen' ? `ball-car-${number}` : undefined;
}

/** Whether a pad's tokens are the balls themselves, and not sums or places. */
export const areBalls = (family: string, tokens: readonly string[]): boolean =>
  (family === 'markSix' ? tokens.length === 49 : family === 'pkTen' && tokens.length === 10) &&
  tokens.every((token) => /^\d+$/.test(token));
