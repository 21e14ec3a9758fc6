import { families } from '@baize/maths/lottery/families';
import { describe, expect, it } from 'vitest';
import { orderSums } from './orderSums.ts';

const family = families(6).find(({ key }) => key === 'ssc')!;
const line = (play: string, selection: string, prizes: readonly (readonly [string, bigint, number | null])[]) => ({
  ...{ play, selection, unit: 'yuan' as const, multiple: 1, prizeGroup: 1_700, lineCount: 1, stake: 200_000n },
  prizes: prizes.map(([key, each, lines]) => ({ key, each, lines })),
});

describe('the sums of an order', () => {
  it('say what each line won, prize by prize, and add up to what was paid', () => {
    const lines = [
      line('ssc.star5.direct', '1,2,3,4,5', [['win', 17_000_000_000n, 1]]),
      line('ssc.position.digit', '12,,,,', [['win', 1_700_000n, 0]]),
    ];
    const sums = orderSums({ lines }, family);
    expect(sums.map(({ prizes }) => prizes)).toEqual([
      [{ nth: 0, each: 17_000_000_000n, lines: 1, sum: 17_000_000_000n }],
      [],
    ]);
    expect(sums.every(({ isDrawn }) => isDrawn)).toBe(true);
  });

  it('name only what the own selection can come to', () => {
    const play = family.plays.find(({ id }) => id === 'ssc.sum.value')!;
    const prizes = play.prizes.map(({ key }, at) => [key, BigInt(at + 1), null] as const);
    const [sum] = orderSums({ lines: [line('ssc.sum.value', '3', prizes)] }, family);
    expect(sum).toMatchObject({ isDrawn: false, prizes: [{ nth: 0, lines: null }] });
  });

  it('stand for an order of a family that is not known here', () => {
    const lines = [line('gone.play', '1', [['win', 5n, 2]])];
    expect(orderSums({ lines }, undefined)[0]?.prizes).toEqual([{ nth: 0, each: 5n, lines: 2, sum: 10n }]);
  });
});
