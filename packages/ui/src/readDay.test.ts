import { describe, expect, it } from 'vitest';
import { moveDay } from './moveDay.ts';
import { readDay } from './readDay.ts';

describe('a typed day', () => {
  it.each([
    ['2026-03-05', '2026-03-05'],
    [' 2026/3/5 ', '2026-03-05'],
    ['20260305', '2026-03-05'],
    ['2026.12.31', '2026-12-31'],
    ['2026年3月5日', '2026-03-05'],
    ['2024-02-29', '2024-02-29'],
  ])('%s is parsed', (text, day) => expect(readDay(text)).toBe(day));

  it.each(['', '2026', '2026-03', '2026-02-29', '2026-13-01', '2026-00-10', '05/03/2026', 'soon'])(
    '%s is invalid',
    (text) => expect(readDay(text)).toBeUndefined(),
  );
});

describe('moveDay', () => {
  it('crosses month and year ends, and clamps to the target month', () => {
    expect(moveDay('2026-02-28', { days: 1 })).toBe('2026-03-01');
    expect(moveDay('2026-01-01', { days: -1 })).toBe('2025-12-31');
    expect(moveDay('2026-01-31', { months: 1 })).toBe('2026-02-28');
    expect(moveDay('2024-02-29', { months: 12 })).toBe('2025-02-28');
    expect(moveDay('2026-03-31', { months: -1 })).toBe('2026-02-28');
  });
});
