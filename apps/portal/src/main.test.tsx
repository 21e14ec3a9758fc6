// @vitest-environment happy-dom
import type * as Client from 'react-dom/client';
import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer, playerInfo } from './testing/fakeServer.ts';

const started = vi.hoisted(() => ({ roots: [] as Client.Root[] }));

vi.mock('react-dom/client', async (original) => {
  const real = await original<typeof Client>();
  return {
    ...real,
    createRoot: (...given: Parameters<typeof real.createRoot>) => {
      const root = real.createRoot(...given);
      started.roots.push(root);
      return root;
    },
  };
});

/* What the page still has in hand when the test is over would go on without a window. */
const timers: ReturnType<typeof setTimeout>[] = [];
afterEach(async () => {
  for (const timer of timers.splice(0)) clearTimeout(timer);
  await act(async () => {
    for (const root of started.roots.splice(0)) root.unmount();
  });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('[STATE-01] asks whether the site is open before anything else, also for somebody who is signed in', async () => {
  const server = await fakeServer();
  const begin = setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((...given: Parameters<typeof setTimeout>) => {
    const timer = begin(...given);
    timers.push(timer);
    return timer;
  }) as typeof setTimeout);
  sessionStorage.setItem('token', 'a'.repeat(43));
  sessionStorage.setItem('userInfo', JSON.stringify(playerInfo));
  window.history.replaceState(null, '', '/member?page=depositv2');
  document.body.innerHTML = '<div id="app"></div><script type="application/json" id="start"></script>';
  const start = document.getElementById('start');
  if (start !== null) start.textContent = JSON.stringify(server.start);
  await import('./main.tsx');
  await vi.waitUntil(() => server.calls.some(({ path }) => path !== '/wps/system/status'), { timeout: 60_000 });
  expect(server.calls[0]).toMatchObject({ path: '/wps/system/status', method: 'GET', input: { language: 'EN' } });
  expect(server.pathsOf('/wps/system/status')).toHaveLength(1);
  // The page is there before the test ends, so that nothing of it begins afterwards.
  await import('./components/MemberArea.tsx');
  await vi.waitUntil(() => document.getElementById('app')?.hasChildNodes() === true, { timeout: 60_000 });
});
