// @vitest-environment happy-dom
import { getRound } from '@baize/contract';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { endSession } from '../../session.ts';
import { fakeServer, openedSession, playerInfo, type FakeServer } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/showPage.tsx';

const patience = { timeout: 60_000 };
const started = '2026-03-05T06:02:09.000Z';
const round = {
  ...{
    id: '41',
    vassalage: 'studio',
    vendorName: 'Studio',
    gameCode: 'dragon-eight',
    image: '/tile.webp',
    round: 'r-41',
  },
  ...{ gameName: { EN: 'Dragon Eight', CN: '龙八' }, currency: 'CNY', isFree: false, startedAt: started },
  ...{ bet: '2', validBet: '2', win: '0', net: '-2', status: 'lost', endedAt: started },
};
const phase = (heading: string, win = '0', wins: { what: string; amount: string }[] = []) => ({ heading, win, wins });
let server: FakeServer;

beforeAll(() => import('../../screens/records/MemberScreen.tsx'));
beforeEach(async () => {
  sessionStorage.clear();
  server = await fakeServer();
  const totals = { rounds: 1, bet: '2', validBet: '2', win: '0', net: '-2' };
  const page = { content: [round], pageNum: 1, totalPages: 1, totalRows: 1 };
  server.on('/lgw/vendors/listRounds', () => ({ value: { page, pageTotals: totals, grandTotals: totals } }));
  sessionStorage.setItem('token', openedSession.token);
  sessionStorage.setItem('userInfo', JSON.stringify(playerInfo));
});
afterEach(() => {
  act(() => endSession('loggedOut'));
  cleanup();
  vi.unstubAllGlobals();
});

async function openRound(course: unknown) {
  server.on(getRound.path, () => ({ value: { round, entries: [], replayUrl: null, proof: null, course } }));
  await showPage('/member?page=personalHistoryCopy', server.start);
  const [row] = await screen.findAllByRole('button', { name: /Dragon Eight/ }, patience);
  act(() => row?.click());
  return within(await screen.findByRole('dialog', { name: 'Round' }, patience));
}

it('shows what happened in a round, and which answer its player gave', async () => {
  const phases = [
    phase('Paid spin'),
    ...Array.from({ length: 16 }, (_, at) => phase(`Free spin ${at + 1}`)),
    phase('Free spin 17', '1.5', [{ what: 'Line 3: 4 × Dragon', amount: '1.5' }]),
  ];
  const drawer = await openRound({ phases, decision: { answers: ['16 free spins', '8 free spins'], taken: 1 } });
  const course = within(await drawer.findByRole('region', { name: 'What happened' }, patience));
  expect(course.getByText('Taken: 8 free spins')).toBeTruthy();
  expect(course.getByText('16 free spins')).toBeTruthy();
  expect(course.getByText('Free spin 11')).toBeTruthy();
  expect(course.queryByText('Free spin 12')).toBeNull();
  act(() => course.getByRole('button', { name: 'Show the other 6' }).click());
  expect(course.getByText('Line 3: 4 × Dragon').textContent).toContain('1.50');
  expect(course.queryByRole('button')).toBeNull();
});

it('says that a round waits for its player', async () => {
  const drawer = await openRound({ phases: [phase('Paid spin')], decision: { answers: ['many', 'few'], taken: null } });
  const course = within(await drawer.findByRole('region', { name: 'What happened' }, patience));
  expect(course.getByText('The round waits for your answer.')).toBeTruthy();
  expect(course.queryByText(/^Taken/)).toBeNull();
});

it('leaves out what the vendor does not tell', async () => {
  const drawer = await openRound(null);
  expect(await drawer.findByRole('region', { name: 'Fairness' }, patience)).toBeTruthy();
  expect(drawer.queryByRole('region', { name: 'What happened' })).toBeNull();
});
