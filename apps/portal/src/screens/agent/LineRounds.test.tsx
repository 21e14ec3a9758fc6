// @vitest-environment happy-dom
import { operations } from '@baize/contract/operations';
import { answerOf } from '@baize/testkit/answerOf';
import { patience } from '@baize/testkit/screens/patience';
import { seeText } from '@baize/testkit/screens/seeText';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enterAs } from '../../testing/enterAs.ts';
import { fakeServer } from '../../testing/fakeServer.ts';
import { pageStates } from '../../testing/pageStates.tsx';
import { showPage } from '../../testing/showPage.tsx';

const { listRebateRounds, listRebates } = operations;

pageStates({
  '/agentHome?page=agentRevenueReport&rebate=6': {
    as: 'agent',
    asks: listRebateRounds,
    ready: { answer: { isKept: true, page: { content: [{ account: 'below1' }], totalRows: 1 } }, text: 'below1' },
    empty: { answer: { isKept: true }, text: 'No rounds in these five minutes' },
    failed: { text: 'This could not be loaded' },
    refused: { code: 'contract_bill_unknown', text: 'There is no such bill.' },
  },
});

it('opens from each figure that was summed, shows what each round brought, and goes back', async () => {
  sessionStorage.clear();
  const server = await fakeServer();
  server.answerAll();
  const rebate = { id: '6', slotAt: '2026-03-05T04:05:00.000Z', teamBet: '87', earned: '0.4' };
  const row = { account: 'below1', memberId: '9', validBet: '87', sharePpm: 6_000, earned: '0.4', why: 'late' };
  const listed = answerOf(listRebates, { page: { content: [rebate], totalRows: 1 } });
  const rounds = answerOf(listRebateRounds, { rebate, isKept: true, page: { content: [row], totalRows: 1 } });
  server.on(listRebates.path, () => ({ value: listed }));
  server.on(listRebateRounds.path, () => ({ value: rounds }));
  enterAs('agent', server);
  await showPage('/agentHome?page=agentRevenueReport', server.start);
  const figures = await screen.findAllByRole('button', { name: /, rounds of 2026-03-05 12:05$/ }, patience);
  expect(figures).toHaveLength(3);
  figures[0]?.click();
  const shown = within(await screen.findByRole('row', { name: /below1/ }, patience));
  shown.getByText('0.6 %');
  shown.getByText('Late');
  expect(server.pathsOf(listRebateRounds.path).at(-1)?.input).toEqual({ id: '6', pageNum: '1', pageSize: '20' });
  within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }).click();
  await waitFor(() => expect(screen.queryByText('below1')).toBeNull(), patience);
  expect(window.location.search).not.toContain('rebate=');
});

it('says of an old row that its rounds were not kept apart', async () => {
  sessionStorage.clear();
  const server = await fakeServer();
  server.answerAll();
  enterAs('agent', server);
  await showPage('/agentHome?page=agentRevenueReport&rebate=6', server.start);
  await seeText('No rows were kept apart for this bill');
});
