// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { isResting } from './isResting.ts';

it('takes a pointer that lies still for nobody, and every other sign for somebody', () => {
  const moved = (movementX: number, movementY: number): Event =>
    Object.defineProperties(new PointerEvent('pointermove'), {
      movementX: { value: movementX },
      movementY: { value: movementY },
    });
  expect(
    [moved(0, 0), moved(3, 0), moved(0, -1), new PointerEvent('pointerdown'), new Event('wheel')].map(isResting),
  ).toEqual([true, false, false, false, false]);
});
