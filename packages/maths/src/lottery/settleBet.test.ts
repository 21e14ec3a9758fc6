import { describe, expect, it } from 'vitest';
import { families } from './families.ts';
import { prizesOf, type Terms } from './prizesOf.ts';
import { ratio } from './ratio.ts';
import { readSelection } from './readSelection.ts';
import { settleBet, type SettledBet } from './settleBet.ts';
import { stakeOf } from './stakeOf.ts';

const plays = new Map(families(6).flatMap((family) => family.plays.map((play) => [play.id, play])));

function settle(id: string, text: string, result: readonly number[], terms: Terms = { group: 1_950 }): SettledBet {
  const play = plays.get(id)!;
  const read = readSelection(play, text);
  if ('fault' in read) throw new Error(read.fault);
  const stake = stakeOf(read.lineCount, 'yuan', 1);
  if ('fault' in stake) throw new Error(stake.fault);
  return settleBet(play, read.selection, result, { prizes: prizesOf(play, terms), lineStake: stake.line });
}

/** The prize of a line of 2 by its key, in 1/100,000, truncated. */
function prize(id: string, key: string, terms: Terms): bigint {
  const figure = prizesOf(plays.get(id)!, terms).find((one) => one.key === key)!;
  return (200_000n * figure.multiple.numerator) / figure.multiple.denominator;
}

describe('a bet', () => {
  it('wins its lines, each prize truncated below the smallest unit', () => {
    const won = settle('ssc.star3front.special', 'pair straight', [1, 1, 5, 0, 0]);
    expect(won).toEqual({
      prizes: [{ key: 'pair', lines: 1, each: 722_222n, amount: 722_222n, isPush: false }],
      payout: 722_222n,
      lines: 1,
    });
    expect(settle('ssc.anywhere.front3.code1', '0123456789', [1, 2, 2, 0, 0]).payout).toBe(2n * 719_557n);
    expect(
      settle('ssc.star5.combo', '12,3,4,5,6', [7, 3, 4, 5, 6]).prizes.map(({ key, lines }) => [key, lines]),
    ).toEqual([
      ['last4', 2],
      ['last3', 2],
      ['last2', 2],
      ['last1', 2],
    ]);
    expect(settle('ssc.star3front.direct', '1,2,3', [1, 2, 4, 0, 0])).toEqual({ prizes: [], payout: 0n, lines: 0 });
  });

  it('of the Vietnamese lot is paid for each time that its number is drawn', () => {
    const result = Array.from({ length: 27 }, () => 0).map((_, at) => (at < 20 ? 10_000 + at : 30));
    result[1] = 55_512;
    result[5] = 12_312;
    expect(settle('vnNorth.lot.two', '12', result).prizes[0]!.lines).toBe(3);
    expect(settle('vnNorth.link.pick2', '12 13', result).lines).toBe(1);
    expect(settle('vnNorth.miss.pick4', '12 90 91 92', result).lines).toBe(0);
    expect(settle('vnNorth.miss.pick4', '93 90 91 92', result).lines).toBe(1);
  });

  it('is refunded as a push where 49 has no face', () => {
    const drawn = [1, 2, 3, 4, 5, 6, 49];
    expect(settle('markSix.special.faces', 'big odd', drawn)).toMatchObject({ payout: 400_000n, lines: 0 });
    expect(settle('markSix.special.wave', 'green', drawn).lines).toBe(1);
    expect(settle('markSix.zodiac.one', 'horse', drawn).lines).toBe(1);
  });

  it('is never paid more than the exact value of its lines', () => {
    for (const play of plays.values()) {
      for (const { multiple } of prizesOf(play, { group: 1_837 })) {
        for (const lineStake of [200n, 20_000n, 199_999n]) {
          const exact = ratio(lineStake * multiple.numerator, multiple.denominator);
          const hits = (): number[] => play.prizes.map(() => 3);
          const prizes = [{ key: 'win', kind: 0, chance: ratio(1), multiple, isPush: false }];
          const { payout } = settleBet({ ...play, see: (result) => result, hits }, { places: [], columns: [] }, [], {
            prizes,
            lineStake,
          });
          expect(payout * exact.denominator <= 3n * exact.numerator, play.id).toBe(true);
          expect((payout + 3n) * exact.denominator > 3n * exact.numerator, play.id).toBe(true);
        }
      }
    }
  });
});

describe('published figures', () => {
  it('of prize groups are matched to the last digit', () => {
    const at1950: readonly (readonly [id: string, key: string, amount: bigint])[] = [
      ['ssc.star5.direct', 'win', 19_500_000_000n],
      ['ssc.star5.group120', 'win', 162_500_000n],
      ['ssc.star5.group5', 'win', 3_900_000_000n],
      ['ssc.star4back.group24', 'win', 81_250_000n],
      ['ssc.star3back.mixed', 'pattern111', 32_500_000n],
      ['ssc.star3back.special', 'straight', 3_250_000n],
      ['ssc.anywhere.back4.code2', 'win', 2_002_053n],
      ['ssc.anywhere.all5.code3', 'win', 4_482_758n],
      ['ssc.fun.five.fifths', 'win', 4_875_000_000n],
      ['ssc.fun.fourTimes', 'win', 423_913_043n],
      ['ssc.dragonTiger.tens-units', 'side', 433_333n],
      ['ssc.sum.value', 'sum22', 3_250_000n],
      ['elevenFive.fun.oddEven', 'odd0', 90_090_000n],
      ['elevenFive.fun.middle', 'middle6', 900_900n],
      ['elevenFive.any.pick8', 'win', 1_608_750n],
      ['kThree.sum.value', 'sum3', 42_120_000n],
      ['kThree.pair.any', 'win', 2_632_500n],
      ['pkTen.sum.value', 'sum11', 1_755_000n],
      ['pkTen.sum.faces', 'high', 438_750n],
      ['pkTen.front5.direct', 'win', 5_896_800_000n],
    ];
    /* Fractions of a published prize are truncated, never rounded: 20.0205... is 20.02053 with five decimals. */
    for (const [id, key, amount] of at1950) {
      expect(prize(id, key, { group: 1_950 }) - amount, id).toBeLessThanOrEqual(1n);
      expect(amount - prize(id, key, { group: 1_950 }), id).toBeLessThanOrEqual(1n);
    }
    expect(prize('threeDigit.star3.group3', 'win', { group: 1_700 })).toBe(56_666_666n);
    expect(prize('threeDigit.anywhere.all3.code1', 'win', { group: 1_700 })).toBe(627_306n);
    expect(prize('threeDigit.anywhere.all3.code2', 'win', { group: 1_700 })).toBe(3_148_148n);
  });

  it('of fair odds are matched for odds games', () => {
    const fair = (id: string, key: string): number =>
      Number(prize(id, key, { group: 1_700, returnBps: 10_000 })) / 200_000;
    expect(fair('markSix.special.number', 'win')).toBe(49);
    expect(fair('markSix.regular.number', 'win')).toBeCloseTo(8.167, 3);
    expect(fair('markSix.special.zodiac', 'year')).toBe(9.8);
    expect(fair('markSix.special.wave', 'red')).toBeCloseTo(2.88, 2);
    expect(fair('markSix.zodiac.one', 'marked.hit1')).toBeCloseTo(1.805, 3);
    expect(fair('markSix.zodiac.one', 'plain.hit1')).toBeCloseTo(2.12, 3);
    expect(fair('markSix.zodiac.link5', 'plain.hit5')).toBeCloseTo(128.9, 1);
    expect(fair('markSix.zodiac.link5', 'marked.hit5')).toBeCloseTo(105.9, 1);
    expect(fair('markSix.zodiac.linkMiss4', 'plain.hit0')).toBeCloseTo(20.1, 1);
    expect(fair('markSix.miss.pick12', 'win')).toBeCloseTo(8.34, 2);
    expect(fair('markSix.hit.four', 'win')).toBeCloseTo(14_125, 0);
    expect(fair('markSix.hit.three', 'win')).toBeCloseTo(921.2, 1);
    expect(fair('markSix.hit.specialPair', 'win')).toBe(196);
    expect(fair('markSix.special.faces', 'big')).toBe(2);
    expect(fair('pc28.sum.value', 'sum13')).toBeCloseTo(13.3, 1);
    expect(fair('vnNorth.miss.pick8', 'win')).toBeCloseTo(9.5, 2);
    expect(fair('vnSouth.miss.pick10', 'win')).toBeCloseTo(6.66, 2);
    expect(fair('vnSouth.link.pick2', 'win')).toBeCloseTo(38.3, 1);
    expect(fair('vnSouth.link.pick4', 'win')).toBeCloseTo(1_801, 0);
  });

  it('of markets are paid as the market pays, with the known returns', () => {
    const multiple = (id: string, key = 'win'): number => Number(prize(id, key, { group: 1_700 })) / 200_000;
    expect(multiple('vnNorth.lot.two')).toBe(99.4);
    expect(multiple('vnNorth.link.pick4')).toBe(250);
    expect(multiple('thai.top.three')).toBe(900);
    expect(multiple('thai.top.threeTod', 'pattern111')).toBe(150);
    expect(multiple('thai.top.run')).toBe(3.2);
    expect(multiple('malaysia.big.straight', 'first')).toBe(2_500);
    expect(multiple('malaysia.big.straight', 'consolation')).toBe(60);
    expect(multiple('malaysia.small.straight', 'third')).toBe(1_000);
    /* Printed tables round an iBox up to whole amounts: 105 / 209 / 417 / 625 and 146 / 292 / 584 / 875. */
    for (const [orders, big, small] of [
      [24, 105, 146],
      [12, 209, 292],
      [6, 417, 584],
      [4, 625, 875],
    ] as const) {
      expect(Math.ceil(multiple('malaysia.big.iBox', `orders${orders}.first`))).toBe(big);
      expect(Math.ceil(multiple('malaysia.small.iBox', `orders${orders}.first`))).toBe(small);
    }
  });
});
