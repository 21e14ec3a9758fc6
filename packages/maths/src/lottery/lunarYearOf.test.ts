import { expect, it } from 'vitest';
import { lunarYearOf } from './lunarYearOf.ts';

/** The first day of each lunar year from 2000 to 2099 as it was published, as month and day: 206 is 6 February. */
const published = [
  ...[205, 124, 212, 201, 122, 209, 129, 218, 207, 126],
  ...[214, 203, 123, 210, 131, 219, 208, 128, 216, 205],
  ...[125, 212, 201, 122, 210, 129, 217, 206, 126, 213],
  ...[203, 123, 211, 131, 219, 208, 128, 215, 204, 124],
  ...[212, 201, 122, 210, 130, 217, 206, 126, 214, 202],
  ...[123, 211, 201, 219, 208, 128, 215, 204, 124, 212],
  ...[202, 121, 209, 129, 217, 205, 126, 214, 203, 123],
  ...[211, 131, 219, 207, 127, 215, 205, 124, 212, 202],
  ...[122, 209, 129, 217, 206, 126, 214, 203, 124, 210],
  ...[130, 218, 207, 127, 215, 205, 125, 212, 201, 121],
];

/** The days, as month and day, on which the lunar years of these calendar years begin. */
function newYears(from: number, to: number): string[] {
  const days: string[] = [];
  let before = from - 1;
  for (let year = from; year <= to; year += 1) {
    for (let date = 101; date <= 1_231; date += date % 100 === 31 ? 70 : 1) {
      const lunar = lunarYearOf(year, Math.floor(date / 100), date % 100);
      if (lunar !== before) days.push(`${year}: ${date} ${lunar}`);
      before = lunar;
    }
  }
  return days;
}

it('the computed lunar new years are the published ones, day by day', () => {
  expect(newYears(2_000, 2_099)).toEqual(published.map((date, at) => `${2_000 + at}: ${date} ${2_000 + at}`));
});

it('a lunar new year comes once in every later year as well, between 20 January and 21 February', () => {
  const days = newYears(2_100, 2_199).map((line) => line.split(' '));
  expect(days.map(([year, , lunar]) => [year, lunar])).toEqual(
    Array.from({ length: 100 }, (_, at) => [`${2_100 + at}:`, `${2_100 + at}`]),
  );
  expect(days.map(([, date]) => Number(date)).filter((date) => date < 120 || date > 221)).toEqual([]);
});
