import { expect, test } from 'vitest';
import { readSchedule, type TypedSchedule } from './readSchedule.ts';

const typed: TypedSchedule = {
  ...{ timeZone: ' Asia/Shanghai ', first: '09:00', last: '23:57:30', every: '300', weekdays: [0, 1, 2, 3, 4, 5, 6] },
};

test('a schedule is read in seconds of the day; every day is no day in particular', () => {
  expect(readSchedule(typed)).toEqual({
    schedule: {
      ...{ timeZone: 'Asia/Shanghai', firstSecond: 32_400, lastSecond: 86_250, everySeconds: 300, weekdays: null },
    },
  });
  expect(readSchedule({ ...typed, weekdays: [6, 2] })).toMatchObject({ schedule: { weekdays: [2, 6] } });
});

test.each([
  [{ timeZone: '' }, 'timeZone'],
  [{ first: '24:00' }, 'first'],
  [{ last: '08:59' }, 'last'],
  [{ every: '19' }, 'every'],
  [{ every: 'x' }, 'every'],
  [{ weekdays: [] }, 'weekdays'],
] as const)('%j cannot be read, which is told by the field', (change, fault) => {
  expect(readSchedule({ ...typed, ...change })).toEqual({ fault });
});
