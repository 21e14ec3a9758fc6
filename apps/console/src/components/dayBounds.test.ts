import { expect, it } from 'vitest';
import { dayBounds } from './dayBounds.ts';

it('takes days as the brand counts them', () => {
  expect(dayBounds({ from: '2026-03-05', to: '2026-03-05' }, 'Asia/Shanghai')).toEqual({
    from: '2026-03-04T16:00:00.000Z',
    to: '2026-03-05T16:00:00.000Z',
  });
});

it('knows the nights that are an hour shorter or longer', () => {
  expect(dayBounds({ from: '2026-03-29', to: '2026-03-29' }, 'Europe/Berlin')).toEqual({
    from: '2026-03-28T23:00:00.000Z',
    to: '2026-03-29T22:00:00.000Z',
  });
});

it('leaves open what was not chosen', () => {
  expect(dayBounds({}, 'UTC')).toEqual({});
  expect(dayBounds({ to: '2026-12-31' }, 'UTC')).toEqual({ to: '2027-01-01T00:00:00.000Z' });
});
