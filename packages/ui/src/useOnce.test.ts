// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useOnce } from './useOnce.ts';

const lost = async (requestId: string): Promise<never> => {
  throw new Error(requestId);
};
const done = async (requestId: string): Promise<string> => requestId;
const idOf = (sending: Promise<never>): Promise<string> => sending.catch((error: Error) => error.message);

it('keeps the id of a wish until it was carried out, whatever was sent in between', async () => {
  const { result, rerender } = renderHook(() => useOnce());
  const first = await idOf(result.current(['main', 'slots', '5'], lost));
  const other = await result.current(['all'], done);
  rerender();
  const again = await result.current(['main', 'slots', '5'], done);
  const next = await result.current(['main', 'slots', '5'], done);
  expect(again).toBe(first);
  expect(new Set([first, other, next]).size).toBe(3);
});

it('gives two presses at once the same id', async () => {
  const { result } = renderHook(() => useOnce());
  const [one, two] = await Promise.all([result.current(['a'], done), result.current(['a'], done)]);
  expect(one).toBe(two);
});
