import { families } from '@baize/maths/lottery/families';
import { randomText, seeded } from '@baize/maths/lottery/randomText';
import { readSelection } from '@baize/maths/lottery/readSelection';
import { winningResult } from '@baize/maths/lottery/winningResult';
import { describe, expect, it } from 'vitest';
import { worstResults } from './worstResults.ts';

describe.each(families(6).map((family) => [family.key, family] as const))('the worst result of %s', (_key, family) => {
  const { shape, plays } = family;

  it('is at least as bad as one on which a single bet wins, however seldom it does', async () => {
    const draw = seeded(7);
    for (const play of plays) {
      const read = readSelection(play, randomText(play.input, draw));
      if ('fault' in read) continue;
      const { selection } = read;
      const payoutOf = (result: readonly number[]): bigint =>
        play.hits(selection, play.see(result)).reduce((sum, lines) => sum + BigInt(lines), 0n);
      const start = winningResult({ shape, play, selection }, draw, 2_000);
      const { worst } = await worstResults(shape, payoutOf, draw, [start]);
      expect(worst.payout, play.id).toBeGreaterThanOrEqual(payoutOf(start!));
      expect(worst.payout, play.id).toBe(payoutOf(worst.numbers));
    }
  });
});
