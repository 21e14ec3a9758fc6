// @vitest-environment happy-dom
import { closeLink } from '@baize/contract/agents/closeLink';
import { listLinks } from '@baize/contract/agents/listLinks';
import { answerOf } from '@baize/testkit/answerOf';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
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
  enterAs('agent', server);
});
afterEach(() => {
  act(() => endSession('loggedOut'));
  cleanup();
  vi.unstubAllGlobals();
});

it('[AGENT-03] closes a link for good once that was confirmed, and reads the list anew', async () => {
  const link = { id: '4', code: 'GREEN7', state: 'open' };
  server.on(listLinks.path, () => ({ value: answerOf(listLinks, { content: [link], totalRows: 1 }, 'nothing') }));
  server.on(closeLink.path, () => ({ value: answerOf(closeLink, { ...link, state: 'closed' }, 'nothing') }));
  await showPage('/agentHome?page=registerCenter&tab=links', server.start);
  const press = async (answer: string): Promise<void> => {
    const button = await screen.findByRole('button', { name: 'Close the link: GREEN7' }, patience);
    await act(async () => button.click());
    const sure = within(await screen.findByRole('alertdialog', { name: 'Close the link' }, patience));
    expect(sure.getByText(/^Nobody can register by GREEN7 any more/)).toBeTruthy();
    await act(async () => sure.getByRole('button', { name: answer }).click());
  };
  await press('Close');
  expect(server.pathsOf(closeLink.path)).toEqual([]);
  await press('Close the link');
  await waitFor(
    () => expect(server.pathsOf(closeLink.path).map(({ input }) => input)).toEqual([{ id: '4' }]),
    patience,
  );
  await waitFor(() => expect(server.pathsOf(listLinks.path).length).toBeGreaterThan(1), patience);
});
