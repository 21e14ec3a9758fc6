import { expect, it } from 'vitest';
import { dayStretches } from './dayStretches.ts';

it('[CONST-24] the four shortcuts set seven or thirty days that end or begin with today', () => {
  expect(dayStretches('2026-03-05')).toMatchObject({
    previous7: { from: '2026-02-27', to: '2026-03-05' },
    previous30: { from: '2026-02-04', to: '2026-03-05' },
    next7: { from: '2026-03-05', to: '2026-03-11' },
  });
  expect(dayStretches('2026-12-20').next30).toEqual({ from: '2026-12-20', to: '2027-01-18' });
});

it('knows today, yesterday and the month over the turn of a year', () => {
  expect(dayStretches('2026-01-01')).toMatchObject({
    today: { from: '2026-01-01', to: '2026-01-01' },
    yesterday: { from: '2025-12-31', to: '2025-12-31' },
    month: { from: '2026-01-01', to: '2026-01-01' },
  });
});
