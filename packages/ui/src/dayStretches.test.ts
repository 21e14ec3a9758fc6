import { expect, it } from 'vitest';
import { dayStretches } from './dayStretches.ts';

it('counts back over the turn of a month and of a year, both ends included', () => {
  expect(dayStretches('2026-01-03')).toEqual({
    today: { from: '2026-01-03', to: '2026-01-03' },
    yesterday: { from: '2026-01-02', to: '2026-01-02' },
    week: { from: '2025-12-28', to: '2026-01-03' },
    thirty: { from: '2025-12-05', to: '2026-01-03' },
    month: { from: '2026-01-01', to: '2026-01-03' },
  });
});
