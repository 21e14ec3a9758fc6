import { expect, it } from 'vitest';
import { layoutOf, linePx } from './layoutOf.ts';

it.each([
  [1440, 900],
  [1440, 700],
  [1024, 640],
  [844, 390],
  [2560, 1200],
])('leaves room for the text between the frame and the bar at %i by %i', (width, height) => {
  const { frame } = layoutOf(width, height);
  /* The height of the bar as in the style sheet. */
  const bar = Math.min(104, Math.max(58, height * 0.135));
  expect(frame.y + frame.height).toBeLessThanOrEqual(height - bar - linePx);
});
