// @vitest-environment happy-dom
import { getBalance } from '@baize/contract/wallet/getBalance';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useStaySignedIn } from './useStaySignedIn.ts';

const MINUTE = 60_000;
let queries: QueryClient;
let isVisible = true;

beforeEach(() => {
  vi.useFakeTimers();
  isVisible = true;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isVisible ? 'visible' : 'hidden'));
  queries = new QueryClient();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function play(isEnabled: boolean) {
  const asked = vi.spyOn(queries, 'refetchQueries').mockResolvedValue();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { unmount } = renderHook(() => useStaySignedIn(isEnabled), { wrapper });
  return { asked, unmount };
}
const pass = (minutes: number) => act(() => vi.advanceTimersByTime(minutes * MINUTE));

it('asks for the balance every few minutes while a game is looked at, so that the session lives on', () => {
  const { asked, unmount } = play(true);
  pass(29);
  expect(asked.mock.calls.length).toBeGreaterThanOrEqual(5);
  expect(asked).toHaveBeenCalledWith({ queryKey: [getBalance.id] });
  const before = asked.mock.calls.length;
  unmount();
  pass(29);
  expect(asked).toHaveBeenCalledTimes(before);
});

it('asks nothing for a tab left behind, and at once when somebody comes back to it', () => {
  const { asked } = play(true);
  isVisible = false;
  pass(60);
  expect(asked).not.toHaveBeenCalled();
  isVisible = true;
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(asked).toHaveBeenCalledTimes(1);
});

it('asks nothing where nobody is signed in', () => {
  const { asked } = play(false);
  pass(60);
  expect(asked).not.toHaveBeenCalled();
});
