import { families } from '@baize/maths/lottery/families';
import { prizesOf } from '@baize/maths/lottery/prizesOf';
import { randomResult, randomText, seeded } from '@baize/maths/lottery/randomText';
import { readSelection, writeSelection } from '@baize/maths/lottery/readSelection';
import { settleBet } from '@baize/maths/lottery/settleBet';
import { stakeOf } from '@baize/maths/lottery/stakeOf';
import { describe, expect, it } from 'vitest';
import { orderSums, type ShownOrder } from './orderSums.ts';
import { orderTotal } from './orderTotal.ts';

type OrderLine = ShownOrder['lines'][number];

describe('the total of an order', () => {
  for (const family of families(6).filter(({ key }) => !/^(ssc|threeDigit|vn(Central|South))$/.test(key))) {
    it(`of ${family.key} is the stake that was taken and the prizes that are paid out, of several bets`, () => {
      const draw = seeded(family.key.length);
      let won = 0;
      for (let tried = 0; tried < 40; tried += 1) {
        const result = randomResult(family, draw);
        const lines: OrderLine[] = [];
        let paid = 0n;
        let taken = 0n;
        while (lines.length < 3) {
          const play = family.plays[draw(family.plays.length)]!;
          const read = readSelection(play, randomText(play.input, draw), 500);
          const multiple = 1 + draw(7);
          const cost = stakeOf(1, 'fen', multiple);
          if ('fault' in read || 'fault' in cost) continue;
          const prizes = prizesOf(play, { group: 1_850 });
          const settled = settleBet(play, read.selection, result, { prizes, lineStake: cost.line });
          const stake = cost.line * BigInt(read.lineCount);
          taken += stake;
          paid += settled.payout;
          lines.push({
            ...{
              play: play.id,
              selection: writeSelection(play.input, read.selection),
              unit: 'fen',
              multiple,
              prizeGroup: 1_850,
            },
            ...{ lineCount: read.lineCount, stake },
            prizes: prizes.map(({ key, multiple: per }) => ({
              ...{ key, each: (cost.line * per.numerator) / per.denominator },
              lines: settled.prizes.find((prize) => prize.key === key)?.lines ?? 0,
            })),
          });
        }
        if (paid > 0n) won += 1;
        const total = orderTotal(orderSums({ lines }, family));
        const lineCount = lines.reduce((sum, line) => sum + line.lineCount, 0);
        expect(total).toEqual({ bets: 3, lines: lineCount, stake: taken, won: paid });
      }
      expect(won).toBeGreaterThan(0);
    });
  }

  it('has no prize before every bet is drawn', () => {
    const bet = (lines: number | null): OrderLine => ({
      ...{ play: 'ssc.star5.direct', selection: '1,2,3,4,5', unit: 'yuan', multiple: 1, prizeGroup: 1_700 },
      ...{ lineCount: 1, stake: 200_000n, prizes: [{ key: 'win', each: 17_000_000_000n, lines }] },
    });
    const totalOf = (lines: OrderLine[]) => orderTotal(orderSums({ lines }, undefined));
    expect(totalOf([bet(null), bet(null)])).toEqual({ bets: 2, lines: 2, stake: 400_000n, won: null });
    expect(totalOf([bet(1), bet(null)]).won).toBeNull();
    expect(totalOf([bet(1), bet(0)]).won).toBe(17_000_000_000n);
  });
});
