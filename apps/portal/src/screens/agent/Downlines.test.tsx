// @vitest-environment happy-dom
import { listDownlines } from '@baize/contract/agents/listDownlines';
import { getConsolidated } from '@baize/contract/contracts/getConsolidated';
import { answerOf } from '@baize/testkit/answerOf';
import { patience } from '@baize/testkit/screens/patience';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { endSession } from '../../session.ts';
import { enterAs } from '../../testing/enterAs.ts';
import { fakeServer } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/showPage.tsx';

const terms = { period: 'daily', carry: 'none', activeBet: '0', tiers: [{ rateBps: 50 }] };
const ownContracts = {
  ...{ dailysalreqtype: 0, divtypereq: 0, contracthoursalreq: 0, realtimesalreqtype: 0 },
  ...{ contractmrdailysalinfotype: null, contracthoursalinfo: null, dailysalinfotype: terms, divtypeinfo: null },
};
const content = [
  { memberId: '8', account: 'agentbelow', type: 2, level: 1, contracts: ['daily', 'dividend'] },
  { memberId: '9', account: 'playerbelow', type: 0, level: 1, contracts: [] },
];

afterEach(() => {
  act(() => endSession('loggedOut'));
  cleanup();
  vi.unstubAllGlobals();
});

/** The downlines of an agent with a daily wage, where the brand has contracts or has none. */
async function show(modules: 'AGENTPOLICY3'[] = ['AGENTPOLICY3']): Promise<void> {
  sessionStorage.clear();
  const server = await fakeServer({ status: { modules } });
  server.answerAll();
  server.on(listDownlines.path, () => ({
    value: answerOf(listDownlines, { page: { content, totalRows: 2, totalPages: 1 } }, 'nothing'),
  }));
  if (modules.length > 0) {
    server.on(getConsolidated.path, () => ({ value: answerOf(getConsolidated, ownContracts, 'nothing') }));
  }
  enterAs('agent', server);
  await showPage('/agentHome?page=downlineManagmentView', server.start);
  await screen.findByRole('row', { name: /agentbelow/ }, patience);
}

async function openMenu(account: string): Promise<void> {
  const menu = await screen.findByRole('button', { name: `Actions: ${account}` }, patience);
  act(() => {
    fireEvent.pointerDown(menu, { button: 0, pointerType: 'mouse' });
    fireEvent.click(menu);
  });
  await screen.findByRole('menuitem', { name: 'Betting records' }, patience);
}

it('[AGENT-04] shows the contracts with each, and leads an agent’s to what may be offered', async () => {
  await show();
  expect(screen.getByRole('columnheader', { name: 'Contracts' })).toBeTruthy();
  const row = (name: RegExp) => within(screen.getByRole('row', { name }));
  expect(row(/agentbelow/).getByText('Daily salary, Dividend')).toBeTruthy();
  expect(row(/playerbelow/).getByText('–')).toBeTruthy();
  await openMenu('agentbelow');
  const offer = await screen.findByRole('menuitem', { name: 'Offer terms: Daily salary' }, patience);
  expect(screen.getAllByRole('menuitem', { name: /^Offer terms/ })).toHaveLength(1);
  await act(async () => offer.click());
  await waitFor(() => {
    const { searchParams } = new URL(window.location.href);
    expect([searchParams.get('page'), searchParams.get('side')]).toEqual(['agentDailyWages2', 'contracts']);
  }, patience);
});

it('offers no terms to a member, and says nothing of contracts where the brand has none', async () => {
  await show();
  await screen.findByRole('link', { name: 'Daily salary' }, patience);
  await openMenu('playerbelow');
  expect(screen.queryByRole('menuitem', { name: /^Offer terms/ })).toBeNull();
  act(() => endSession('loggedOut'));
  cleanup();
  await show([]);
  expect(screen.queryByRole('columnheader', { name: 'Contracts' })).toBeNull();
  await openMenu('agentbelow');
  expect(screen.queryByRole('menuitem', { name: /^Offer terms/ })).toBeNull();
});
