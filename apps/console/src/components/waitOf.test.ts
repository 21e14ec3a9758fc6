import { expect, it } from 'vitest';
import { waitOf } from './waitOf.ts';

const start = '2026-03-05T12:00:00.000Z';
const after = (seconds: number) => waitOf(start, Date.parse(start) + seconds * 1000);

it('tells by the quarter of an hour whether somebody has waited too long', () => {
  expect(after(0)).toEqual({ minutes: 0, level: 'fresh' });
  expect(after(7 * 60 + 59)).toEqual({ minutes: 7, level: 'fresh' });
  expect(after(8 * 60)).toEqual({ minutes: 8, level: 'due' });
  expect(after(14 * 60 + 59)).toEqual({ minutes: 14, level: 'due' });
  expect(after(15 * 60)).toEqual({ minutes: 15, level: 'late' });
});

it('never tells a negative time when clocks differ', () => {
  expect(after(-90)).toEqual({ minutes: 0, level: 'fresh' });
});
