// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer, playerInfo } from './testing/fakeServer.ts';

afterEach(() => vi.unstubAllGlobals());

it('[STATE-01] asks whether the site is open before anything else, also for somebody who is signed in', async () => {
  const server = await fakeServer();
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
});
