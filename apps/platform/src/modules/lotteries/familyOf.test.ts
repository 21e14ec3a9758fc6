import { animalOfYear, animals } from '@baize/maths/lottery/animals';
import { prizesOf } from '@baize/maths/lottery/prizesOf';
import { readSelection } from '@baize/maths/lottery/readSelection';
import { settleBet } from '@baize/maths/lottery/settleBet';
import { expect, it } from 'vitest';
import { familyOf, playOf, yearAnimalAt } from './familyOf.ts';

const MS_BEFORE = 1;

/** First days of lunar years, and whose the years before and after are. */
const newYears = [
  ['2024-02-10', 'rabbit', 'dragon'],
  ['2025-01-29', 'dragon', 'snake'],
  ['2026-02-17', 'snake', 'horse'],
  ['2027-02-06', 'horse', 'goat'],
  ['2028-01-26', 'goat', 'monkey'],
  ['2030-02-03', 'rooster', 'dog'],
  ['2032-02-11', 'pig', 'rat'],
  /* After a year with a leap month behind the eleventh. */
  ['2034-02-19', 'ox', 'tiger'],
] as const;

it.each(newYears)('counts the animals of Mark Six anew from midnight in Shanghai of %s', (day, before, after) => {
  const midnight = new Date(`${day}T00:00:00+08:00`);
  const eve = new Date(midnight.getTime() - MS_BEFORE);
  /* Both ways round: an answer may not stick to the day that was asked for before. */
  for (const moment of [eve, midnight, eve]) {
    expect(animals[yearAnimalAt(moment)]).toBe(moment === eve ? before : after);
  }
});

it('agrees with the calendar of the runtime but where that is known to be a day out', () => {
  const calendar = new Intl.DateTimeFormat('en-u-ca-chinese', { year: 'numeric', timeZone: 'Asia/Shanghai' });
  const animalBy = (moment: Date): number => {
    const part = calendar.formatToParts(moment).find(({ type }) => (type as string) === 'relatedYear');
    return animalOfYear(Number(part?.value));
  };
  const others: string[] = [];
  for (let day = Date.UTC(2000, 0, 1, 4); day < Date.UTC(2100, 0, 1); day += 86_400_000) {
    const noon = new Date(day);
    if (yearAnimalAt(noon) !== animalBy(noon)) others.push(noon.toISOString().slice(0, 10));
  }
  expect(['2027-02-06', '2030-02-02']).toEqual(expect.arrayContaining(others));
});

it('prices and settles a bet by the lunar year that its draw lies in', () => {
  const [day] = newYears[2];
  const midnight = new Date(`${day}T00:00:00+08:00`);
  const eve = new Date(midnight.getTime() - MS_BEFORE);
  const betOn = (animal: string, drawAt: Date) => {
    const play = playOf(familyOf('markSix', drawAt), 'markSix.special.zodiac')!;
    const read = readSelection(play, animal);
    if ('fault' in read) throw new Error(read.fault);
    const prizes = prizesOf(play, { group: 1_700 });
    const pays = (special: number): bigint =>
      settleBet(play, read.selection, [2, 3, 4, 5, 6, 7, special], { prizes, lineStake: 100_000n }).payout;
    return { pays, kind: read.lines.findIndex((lines) => lines > 0) };
  };
  /* Number 1 is the animal of the year; number 2 that of the year before. */
  expect(betOn('snake', eve).pays(1)).toBeGreaterThan(0n);
  expect(betOn('horse', eve).pays(1)).toBe(0n);
  expect(betOn('snake', midnight).pays(1)).toBe(0n);
  expect(betOn('horse', midnight).pays(1)).toBeGreaterThan(0n);
  expect(betOn('snake', midnight).pays(2 + 12)).toBeGreaterThan(0n);
  /* The year's own animal has five numbers instead of four, and pays less. */
  expect(betOn('snake', eve).kind).not.toBe(betOn('snake', midnight).kind);
  expect(betOn('snake', eve).pays(1)).toBeLessThan(betOn('snake', midnight).pays(14));
  expect(betOn('horse', eve).pays(12)).toBeGreaterThan(betOn('horse', midnight).pays(13));
});
