import { describe, expect, it } from 'vitest';
import { leftOfDay } from './pastMidnight.ts';

describe('leftOfDay', () => {
  it('counts in the given time zone', () => {
    const now = Date.parse('2026-03-05T15:59:58.750Z');
    expect(leftOfDay('Asia/Shanghai', now)).toBe(1_250);
    expect(leftOfDay('UTC', now)).toBe(8 * 3_600_000 + 1_250);
    expect(leftOfDay('Asia/Shanghai', now + 1_250)).toBe(86_400_000);
  });
});
