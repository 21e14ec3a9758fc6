import { expect, it } from 'vitest';
import { barOf } from './barOf.ts';

const march = { year: 2026, month: 3, days: 31, timeZone: 'Asia/Shanghai' };
const bar = (startsAt: string, endsAt: string | null) => barOf({ startsAt, endsAt }, march);

it('a promotion stands on the days of the brand, not on those of UTC', () => {
  // Half past midnight in Shanghai on the 5th is still the 4th in London.
  expect(bar('2026-03-04T16:30:00.000Z', '2026-03-09T15:59:59.000Z')).toEqual({
    ...{ from: 5, to: 9, isFromBefore: false, isGoingOn: false },
  });
});

it('what ends with the first moment of a day does not stand on that day', () => {
  expect(bar('2026-03-04T16:00:00.000Z', '2026-03-09T16:00:00.000Z')).toMatchObject({ from: 5, to: 9 });
});

it('what goes beyond the month is cut off at its ends and says so; what is outside is not there', () => {
  expect(bar('2025-01-01T00:00:00.000Z', null)).toEqual({ from: 1, to: 31, isFromBefore: true, isGoingOn: true });
  expect(bar('2026-03-31T15:59:00.000Z', null)).toMatchObject({ from: 31, to: 31, isFromBefore: false });
  expect(bar('2026-03-31T16:00:00.000Z', null)).toBeUndefined();
  expect(bar('2026-01-01T00:00:00.000Z', '2026-02-28T16:00:00.000Z')).toBeUndefined();
});
