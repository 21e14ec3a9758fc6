// @vitest-environment happy-dom
import { listBonuses } from '@baize/contract/bonuses/listBonuses';
import { answerOf } from '@baize/testkit/answerOf';
import { patience } from '@baize/testkit/screens/patience';
import { seeText } from '@baize/testkit/screens/seeText';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeAlert } from '../../alert.ts';
import { closeLayer } from '../../layer.ts';
import { endSession } from '../../session.ts';
import { enterAs } from '../../testing/enterAs.ts';
import { fakeServer, type FakeServer } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/showPage.tsx';

const welcome = {
  ...{ title: 'Welcome', status: 'active', amount: '50', required: '1500', done: '300', multiple: 30, days: 14 },
  ...{ expiresAt: '2026-03-12T09:00:00.000Z', counted: [{ classify: 'RNG', validBet: '300' }] },
};
let server: FakeServer;
let open: readonly object[];

beforeEach(async () => {
  sessionStorage.clear();
  server = await fakeServer();
  server.answerAll();
  server.on(listBonuses.path, () => ({ value: answerOf(listBonuses, { open }, 'nothing') }));
  enterAs('member', server);
  /* Only a page that is looked at asks again. */
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  act(closeLayer);
  act(closeAlert);
  act(() => endSession('loggedOut'));
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const timesAsked = (): number => server.pathsOf(listBonuses.path).length;
const left = (amount: string) => screen.findByRole('meter', { name: `Still to be staked: ${amount}` }, patience);

it('[MEMBER-09] says what is still to be staked and until when, and looks again for what was staked since', async () => {
  open = [welcome];
  await showPage('/member?page=bonusDetails');
  const meter = await left('¥1,200.00');
  expect(meter.getAttribute('aria-valuetext')).toBe('¥300.00 of ¥1,500.00');
  expect(meter.getAttribute('aria-valuenow')).toBe('20');
  const until = '30 × the bonus, until 2026-03-12 17:00:00. Then it goes back to the house.';
  expect(screen.getByText(until)).toBeTruthy();
  expect(timesAsked()).toBe(1);
  open = [{ ...welcome, done: '1125', counted: [{ classify: 'RNG', validBet: '1125' }] }];
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect((await left('¥375.00')).getAttribute('aria-valuenow')).toBe('75');
});

it('[MEMBER-09] says what a bonus that waits for another will ask', async () => {
  open = [{ ...welcome, status: 'queued', done: '0', expiresAt: null, counted: [] }];
  await showPage('/member?page=bonusDetails');
  await seeText('Begins when the bonus before it has ended: ¥1,500.00 to be staked within 14 days.');
  expect(screen.queryByRole('meter')).toBeNull();
});

it('does not ask again where no bonus is open', async () => {
  open = [];
  await showPage('/member?page=bonusDetails');
  await seeText('No active bonus');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(timesAsked()).toBe(1);
});
