import { expect, it } from 'vitest';
import { dayShortcut } from './dayShortcut.ts';

it('[CONST-24] the four shortcuts set seven or thirty days that end or begin with today', () => {
  expect(dayShortcut('previous7', '2026-03-05')).toEqual({ from: '2026-02-27', to: '2026-03-05' });
  expect(dayShortcut('previous30', '2026-03-05')).toEqual({ from: '2026-02-04', to: '2026-03-05' });
  expect(dayShortcut('next7', '2026-03-05')).toEqual({ from: '2026-03-05', to: '2026-03-11' });
  expect(dayShortcut('next30', '2026-12-20')).toEqual({ from: '2026-12-20', to: '2027-01-18' });
});
