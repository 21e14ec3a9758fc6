// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { endSession } from '../../session.ts';
import { fakeServer, openedSession, playerInfo, type FakeServer } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/showPage.tsx';

const patience = { timeout: 60_000 };
const now = new Date().toISOString();
const wallets = [
  ['orchid', 'Orchid'],
  ['pavilion', 'Pavilion'],
] as const;
let server: FakeServer;

beforeAll(() => Promise.all([import('./MemberScreen.tsx'), import('./TransferFund.tsx'), import('@baize/ui/Toaster')]));
beforeEach(async () => {
  sessionStorage.clear();
  server = await fakeServer({ status: { serverTime: now } });
  server.answerAll();
  server.on('/wps/v2/wallets/balance', () => ({
    value: { balance: '100', currency: 'CNY', version: '1', isSingle: 0 },
  }));
  server.on('/wps/relay/merchantWallet', () => ({
    value: {
      ...{ isSingle: 0, isAuto: false, currency: 'CNY', main: '100' },
      wallets: wallets.map(([wallet, name]) => ({ wallet, name, isOpen: true, balance: '20', pending: '0' })),
    },
  }));
  sessionStorage.setItem('token', openedSession.token);
  sessionStorage.setItem('userInfo', JSON.stringify(playerInfo));
});
afterEach(() => {
  act(() => endSession('loggedOut'));
  cleanup();
  vi.unstubAllGlobals();
});

it('says of each wallet what became of collecting it, also where nothing has arrived', async () => {
  const move = {
    ...{ to: 'main', amount: '20', currency: 'CNY', isAuto: false, createdAt: now, updatedAt: now },
  };
  server.on('/wps/transfers/transferAll', () => ({
    value: {
      moves: [
        { ...move, id: '1', from: 'orchid', status: 'returned' },
        { ...move, id: '2', from: 'pavilion', status: 'unknown' },
      ],
      failed: [],
    },
  }));
  await showPage('/member?page=transferFund', server.start);
  const collect = await screen.findByRole('button', { name: 'Collect all' }, patience);
  act(() => collect.click());
  const said = [
    'Orchid: The provider refused the transfer. ¥20.00 is where it was.',
    'Pavilion: ¥20.00 to Main wallet is being checked. It arrives or comes back by itself.',
  ];
  for (const text of said) expect(await screen.findByText(text, undefined, patience)).toBeTruthy();
  expect(screen.queryByText(/collected into the main wallet/)).toBeNull();
});
