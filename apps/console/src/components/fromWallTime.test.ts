import { expect, it } from 'vitest';
import { fromWallTime } from './fromWallTime.ts';
import { toWallTime } from './toWallTime.ts';

it('shows and reads moments in the time zone of the brand', () => {
  expect(toWallTime('2026-03-05T16:30:59.000Z', 'Asia/Shanghai')).toBe('2026-03-06T00:30');
  expect(fromWallTime('2026-03-06T00:30', 'Asia/Shanghai')).toBe('2026-03-05T16:30:00.000Z');
  expect(toWallTime(null, 'Asia/Shanghai')).toBe('');
  expect(fromWallTime('', 'Asia/Shanghai')).toBeNull();
});

it('knows the days on which clocks are put forward and back', () => {
  for (const text of ['2026-03-29T00:30', '2026-03-29T04:00', '2026-10-25T00:30', '2026-10-25T04:00']) {
    const at = fromWallTime(text, 'Europe/Berlin');
    expect(toWallTime(at, 'Europe/Berlin')).toBe(text);
  }
});
