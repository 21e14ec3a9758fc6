import { families } from '@baize/maths/lottery/families';
import { expect, it } from 'vitest';
import en from '../../../../../languages/en/portal/lottery.json';
import ms from '../../../../../languages/ms/portal/lottery.json';
import zh from '../../../../../languages/zh/portal/lottery.json';
import { winningRule } from './winningRule.ts';

const plays = families(6).flatMap((family) => family.plays);
const chosen = plays.filter(({ form }) => form.of === 'options');
const nameOf = (key: string): string => key.slice('lottery.'.length);

it('every play on which something is chosen that comes or does not says what wins, in each language', () => {
  expect(chosen.length).toBeGreaterThan(200);
  const lacking = chosen.flatMap((play) => {
    const rule = winningRule(play);
    const texts = [en, zh, ms].map((words: Record<string, string>) => words[nameOf(rule?.key ?? '')] ?? '');
    const isWhole = texts.every((text) => text !== '' && !(text.includes('{from}') && rule?.values.from === ''));
    return isWhole ? [] : [play.id];
  });
  expect(lacking).toEqual([]);
});

it('no sentence of what wins stands unused, and other plays keep the way their lines are made', () => {
  const used = new Set(chosen.map((play) => nameOf(winningRule(play)?.key ?? '')));
  expect(Object.keys(en).filter((key) => key.startsWith('guide.rule.') && !used.has(key))).toEqual([]);
  expect(plays.filter((play) => play.form.of !== 'options' && winningRule(play) !== undefined)).toEqual([]);
});

it('the least sum that is big is the one from which the play pays', () => {
  const sums = chosen.filter(
    (play) => winningRule(play)?.key === 'lottery.guide.rule.faces' && !play.id.startsWith('keno'),
  );
  expect(sums.map(({ family }) => family).toSorted()).toEqual(['kThree', 'markSix', 'pc28', 'ssc', 'threeDigit']);
  const results: Record<string, readonly [big: readonly number[], small: readonly number[]]> = {
    ssc: [
      [9, 9, 5, 0, 0],
      [9, 9, 4, 0, 0],
    ],
    kThree: [
      [6, 4, 1],
      [5, 4, 1],
    ],
    threeDigit: [
      [9, 5, 0],
      [9, 4, 0],
    ],
    pc28: [
      [9, 5, 0],
      [9, 4, 0],
    ],
    markSix: [
      [49, 48, 47, 25, 3, 2, 1],
      [49, 48, 47, 24, 3, 2, 1],
    ],
  };
  for (const play of sums) {
    const from = Number(winningRule(play)?.values.from);
    const [big, small] = results[play.family]!;
    const total = (of: readonly number[]): number => of.reduce((sum, one) => sum + one, 0);
    expect([total(big), total(small)]).toEqual([from, from - 1]);
    const pays = (result: readonly number[]) =>
      play.hits({ places: [], columns: [[0]] }, play.see(result)).some((lines) => lines > 0);
    expect([play.id, pays(big), pays(small)]).toEqual([play.id, true, false]);
  }
});
