import { expect, it } from 'vitest';
import { rowsInView } from './rowsInView.ts';

const layout = { columns: 5, rowHeight: 300, above: 0, viewHeight: 900 };

it('draws a short list whole, and a long one as the server did until it is measured', () => {
  expect(rowsInView(60, layout)).toEqual({ from: 0, to: 60, before: 0, after: 0 });
  expect(rowsInView(5_000, undefined)).toEqual({ from: 0, to: 60, before: 0, after: 0 });
});

it('draws what is in view with as much before and behind it, and the list stays as tall as it is', () => {
  for (const above of [-400, 0, 299, 15_000, 299_000, 400_000]) {
    for (const isHasty of [false, true]) {
      const { from, to, before, after } = rowsInView(5_003, { ...layout, above }, isHasty);
      const rows = Math.ceil((to - from) / 5);
      expect(before + rows * 300 + after).toBe(1_001 * 300);
      expect(to - from).toBeLessThanOrEqual(isHasty ? 25 : 75);
      const inView = Math.min(Math.max(0, above), 1_001 * 300 - 900);
      expect(before).toBeLessThanOrEqual(inView);
      const seen = isHasty ? 900 + Math.min(0, above) : 900;
      expect(before + rows * 300).toBeGreaterThanOrEqual(inView + seen);
    }
  }
});

it('draws no more at once than the view has room for below what stands above the list', () => {
  expect(rowsInView(5_000, { ...layout, above: -450 }, true)).toMatchObject({ from: 0, to: 10 });
  expect(rowsInView(5_000, { ...layout, above: -2_000 }, true)).toMatchObject({ from: 0, to: 5 });
});
