import { animals } from '@baize/maths/lottery/animals';
import { families } from '@baize/maths/lottery/families';
import { describe, expect, it } from 'vitest';
import { tokenOdds } from './tokenOdds.ts';

const plays = families(animals.indexOf('horse')).flatMap((family) => family.plays);
const oddsOf = (id: string, terms: { returnBps: number | null } = { returnBps: null }) =>
  tokenOdds(
    plays.find((play) => play.id === id)!,
    1_700,
    terms,
  );

describe('the odds of tokens', () => {
  it('differ where the chances do: the animal of the year has five numbers', () => {
    const [odds = []] = oddsOf('markSix.special.zodiac', { returnBps: 10_000 })!;
    expect(odds[animals.indexOf('horse')]).toBe('9.8');
    expect(odds[animals.indexOf('rat')]).toBe('12.25');
  });

  it('follow the prize group, cut after two decimals', () => {
    expect(oddsOf('kThree.sum.value')?.[0]?.slice(0, 2)).toEqual(['183.6', '61.2']);
  });

  it('stand under each place where the digits of keno balls are not alike', () => {
    const odds = oddsOf('kenoPc28.position.digit')!;
    expect(odds.map((column) => column.length)).toEqual([10, 10, 10]);
    expect(new Set(odds.flat()).size).toBeGreaterThan(1);
    for (const one of odds.flat()) expect(Math.abs(Number(one) - 9.8)).toBeLessThan(0.1);
    expect(oddsOf('pc28.position.digit')).toBeUndefined();
  });

  it('are not shown where all are paid alike, nor where a token alone is no bet', () => {
    expect(oddsOf('markSix.special.number')).toBeUndefined();
    expect(oddsOf('ssc.star5.direct')).toBeUndefined();
    expect(oddsOf('markSix.zodiac.link2')).toBeUndefined();
  });
});
