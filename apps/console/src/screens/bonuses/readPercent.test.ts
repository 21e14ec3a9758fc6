import { expect, it } from 'vitest';
import { percentOf, readPercent } from './readPercent.ts';

it('reads percentages into ten-thousandths and writes them back', () => {
  for (const [text, bps] of [
    ['0', 0],
    ['0.5', 50],
    ['0.05', 5],
    ['1', 100],
    ['5', 500],
    [' 0.3 ', 30],
  ] as const) {
    expect(readPercent(text), text).toBe(bps);
    expect(readPercent(percentOf(bps))).toBe(bps);
  }
  for (const text of ['', '5.01', '-1', '0.001', '1,5', 'x']) expect(readPercent(text), text).toBeUndefined();
});
