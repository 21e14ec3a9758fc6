import { expect, test } from 'vitest';
import { businessDay, isDay, shiftDay, startOfDay, wallTime, zoneName } from './businessDay.ts';

const zone = 'Asia/Shanghai';

test('a day of business runs by the zone of the brand', () => {
  expect(businessDay(Date.parse('2026-03-05T15:59:59.999Z'), zone)).toBe('2026-03-05');
  expect(businessDay(Date.parse('2026-03-05T16:00:00.000Z'), zone)).toBe('2026-03-06');
  expect(new Date(startOfDay('2026-03-06', zone)).toISOString()).toBe('2026-03-05T16:00:00.000Z');
});

test('days can be counted back over a month and a leap year', () => {
  expect(shiftDay('2028-03-01', -1)).toBe('2028-02-29');
  expect(shiftDay('2026-01-01', -1)).toBe('2025-12-31');
});

test('a zone that changes its clock keeps the start of each day', () => {
  expect(new Date(startOfDay('2026-03-29', 'Europe/Berlin')).toISOString()).toBe('2026-03-28T23:00:00.000Z');
  expect(new Date(startOfDay('2026-03-30', 'Europe/Berlin')).toISOString()).toBe('2026-03-29T22:00:00.000Z');
});

test('times are printed on the wall clock of the zone, which is named once', () => {
  const ms = Date.parse('2026-03-05T09:07:05Z');
  expect(wallTime(ms, zone)).toBe('2026-03-05 17:07:05');
  expect(zoneName(ms, zone)).toBe('GMT+8');
  expect(zoneName(ms, 'Asia/Kolkata')).toBe('GMT+5:30');
  expect(zoneName(ms, 'UTC')).toBe('GMT');
});

test('a day that is not in the calendar is no day', () => {
  expect(isDay('2026-02-28')).toBe(true);
  expect(isDay('2026-02-30')).toBe(false);
  expect(isDay('26-02-28')).toBe(false);
  expect(isDay('2026-2-8')).toBe(false);
});
