// @vitest-environment happy-dom
import { createDownlines } from '@baize/contract/agents/createDownlines';
import { getRegisterTerms } from '@baize/contract/agents/getRegisterTerms';
import { answerOf } from '@baize/testkit/answerOf';
import { fill } from '@baize/testkit/screens/fill';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession } from '../../session.ts';
import { enterAs } from '../../testing/enterAs.ts';
import { fakeServer, type FakeServer } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/showPage.tsx';

const patience = { timeout: 60_000 };

let server: FakeServer;
beforeEach(async () => {
  sessionStorage.clear();
  server = await fakeServer();
  server.answerAll();
  const terms = { own: { prizeGroup: 1_950 }, most: { prizeGroup: 1_948 }, least: { prizeGroup: 1_700 } };
  server.on(getRegisterTerms.path, () => ({ value: answerOf(getRegisterTerms, terms, 'nothing') }));
  enterAs('agent', server);
  await showPage('/agentHome?page=registerCenter', server.start);
});
afterEach(() => {
  act(() => endSession('loggedOut'));
  cleanup();
  vi.unstubAllGlobals();
});

const submit = async (): Promise<void> => {
  const button = await screen.findByRole('button', { name: 'Open accounts' }, patience);
  await act(async () => button.click());
};
const names = (count: number): string => Array.from({ length: count }, (_, no) => `player${no}`).join('\n');

it('[AGENT-03] says how many names are too many, and sends none of them until they are fewer', async () => {
  server.on(createDownlines.path, () => ({ value: { opened: [{ memberId: '7', account: 'player0' }], refused: [] } }));
  await fill({ '^Usernames': names(51), '^First password': 'orchard gate 41 lamp' });
  await submit();
  expect(await screen.findByText('These are 51 names; at most 50 are opened at once.', {}, patience)).toBeTruthy();
  expect(server.pathsOf(createDownlines.path)).toEqual([]);
  await fill({ '^Usernames': names(50) });
  expect(screen.queryByText(/at most 50 are opened/)).toBeNull();
  await submit();
  await waitFor(() => expect(server.pathsOf(createDownlines.path)).toHaveLength(1), patience);
  expect(server.pathsOf(createDownlines.path)[0]?.input['usernames']).toHaveLength(50);
});

it('shows what the server says where a bound is the one of the server alone', async () => {
  server.on(createDownlines.path, () => ({ code: 'usernames_too_many', status: 400 }));
  await fill({ '^Usernames': names(2), '^First password': 'orchard gate 41 lamp' });
  await submit();
  expect(await screen.findByText('At most 50 accounts are opened at once.', {}, patience)).toBeTruthy();
});
