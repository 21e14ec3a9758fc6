// @vitest-environment happy-dom
import { operations } from '@baize/contract/operations';
import { answerOf, type Changes } from '@baize/testkit/answerOf';
import { press, pressInDialog } from '@baize/testkit/screens/press';
import { seeText } from '@baize/testkit/screens/seeText';
import { patience } from '@baize/testkit/screens/patience';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enterAs } from '../../testing/enterAs.ts';
import { fakeServer, type FakeServer } from '../../testing/fakeServer.ts';
import { pageStates } from '../../testing/pageStates.tsx';
import { showPage } from '../../testing/showPage.tsx';

const { createRequest, getConsolidated, getDailySalary, listHourSalary, listPartners } = operations;
const { getPaymentsFile, listPayments, listPayRounds, listSalary } = operations;
const terms = { period: 'daily', carry: 'none', activeBet: '0', tiers: [{ rateBps: 50 }] } as const;
const signed = { dailysalinfotype: terms, contracthoursalinfo: terms } as const;
const start: Parameters<typeof fakeServer>[0] = { status: { modules: ['AGENTPOLICY3'] } };

pageStates({
  '/agentHome?page=agentDailyWages2&bill=6': {
    as: 'agent',
    asks: listPayRounds,
    around: { start, answers: [[getConsolidated, signed]] },
    ready: { answer: { isKept: true, page: { content: [{ account: 'below1' }], totalRows: 1 } }, text: 'below1' },
    empty: { answer: { isKept: true }, text: 'No rounds in this bill' },
    failed: { text: 'This could not be loaded' },
    refused: { code: 'contract_bill_unknown', text: 'There is no such bill.' },
  },
});

async function showAgent(
  href: string,
  answers: readonly (readonly [{ path: string }, unknown])[],
): Promise<FakeServer> {
  sessionStorage.clear();
  const server = await fakeServer(start);
  server.answerAll();
  for (const [{ path }, value] of [
    [getConsolidated, answerOf(getConsolidated, signed, 'nothing')] as const,
    ...answers,
  ]) {
    server.on(path, () => ({ value }));
  }
  enterAs('agent', server);
  await showPage(href, server.start);
  return server;
}
const rounds = (changes: Changes) => [listPayRounds, answerOf(listPayRounds, { isKept: true, ...changes })] as const;

it('opens from each figure that was summed, adds up to it, and goes back', async () => {
  const bill = { id: '6', fromDay: '2026-03-03', lastDay: '2026-03-04', validBet: '8765', activeMembers: 3 };
  const server = await showAgent('/agentHome?page=agentDailyWages2', [
    [listSalary, answerOf(listSalary, { content: [bill], totalRows: 1 })],
    rounds({
      bill: { ...bill, kind: 'daily', account: 'agent9' },
      page: { content: [{ account: 'below1', validBet: '65' }], totalRows: 1 },
      pageTotals: { validBet: '65' },
    }),
  ]);
  const figures = await screen.findAllByRole('button', { name: /, rounds of 2026-03-03 – 2026-03-04$/ }, patience);
  expect(figures).toHaveLength(3);
  figures[0]?.click();
  await seeText('Daily salary · agent9 · 2026-03-03 – 2026-03-04');
  expect(server.pathsOf(listPayRounds.path).at(-1)?.input).toEqual({ id: '6', pageNum: '1', pageSize: '20' });
  const total = await screen.findByRole('row', { name: /The bill/ }, patience);
  expect(total.textContent).toContain('8,765.00');
  expect(screen.getByRole('row', { name: /This page/ }).textContent).toContain('65.00');
  within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }).click();
  await waitFor(() => expect(screen.queryByText('below1')).toBeNull(), patience);
  expect(window.location.search).not.toContain('bill=');
});

it('marks what was carried into the bill, and does not name who has left', async () => {
  const row = { account: 'below1', memberId: '9' };
  await showAgent('/agentHome?page=agentDailyWages2&bill=6', [
    rounds({
      page: {
        content: [
          { ...row, id: '3' },
          { ...row, id: '2', why: 'late', isCarried: true, day: '2026-03-04' },
          { id: '1', account: '', memberId: null, why: 'corrected', isCarried: true, day: '2026-03-02' },
        ],
        totalRows: 3,
      },
    }),
  ]);
  const rowOf = async (text: RegExp) => within(await screen.findByRole('row', { name: text }, patience));
  (await rowOf(/below1.*Settled/)).getByText('Settled');
  (await rowOf(/Late/)).getByText('Belongs to 2026-03-04');
  (await rowOf(/No longer in your team/)).getByText('Belongs to 2026-03-02');
});

it('says of an old bill that no rows were kept apart for it, beside its figures', async () => {
  await showAgent('/agentHome?page=agentDailyWages2&bill=6', [
    rounds({ isKept: false, bill: { validBet: '8765' }, page: { content: [] } }),
  ]);
  await seeText('No rows were kept apart for this bill');
  await seeText('8,765.00');
});

it('shows the hours of an hourly wage, what was carried with the first, and turns its own pages', async () => {
  const server = await showAgent('/agentHome?page=agentHourSalary&bill=6', [
    [listHourSalary, answerOf(listHourSalary, undefined, 'nothing')],
    rounds({
      bill: { kind: 'hourly' },
      page: {
        content: [
          { id: '2', hour: 17 },
          { id: '1', hour: 19, isCarried: true },
        ],
        totalRows: 40,
        totalPages: 2,
      },
    }),
  ]);
  await seeText('17:00');
  await seeText('0:00');
  expect(screen.queryByText('19:00')).toBeNull();
  (await screen.findByRole('button', { name: 'Page 2' }, patience)).click();
  await waitFor(
    () => expect(server.pathsOf(listPayRounds.path).at(-1)?.input).toEqual({ id: '6', pageNum: '2', pageSize: '20' }),
    patience,
  );
  expect(server.pathsOf(listHourSalary.path).every(({ input }) => input['pageNum'] === '1')).toBe(true);
});

it('takes no nonsense out of the address for a bill', async () => {
  const server = await showAgent('/agentHome?page=agentDailyWages2&bill=all', []);
  await seeText('No bills yet');
  expect(server.pathsOf(listPayRounds.path)).toEqual([]);
});

it('lets the payer ask for the end of a contract after a question, and only where one runs', async () => {
  const state = { kind: 'daily', payer: 'me', startsDay: '2026-03-01', endsDay: null, next: null } as const;
  const partners = answerOf(listPartners, {
    content: [
      { account: 'below1', contract: { ...state, account: 'below1' }, waiting: null },
      { account: 'below2', contract: null, waiting: null },
      { account: 'below3', contract: { ...state, account: 'below3', endsDay: '2026-03-09' }, waiting: null },
      { account: 'below4', contract: { ...state, account: 'below4' }, waiting: 'termination' },
    ],
    totalRows: 4,
  });
  const server = await showAgent('/agentHome?page=agentDailyWages2&side=contracts', [
    [listPartners, partners],
    [createRequest, answerOf(createRequest, { what: 'termination', account: 'below1' }, 'nothing')],
  ]);
  await waitFor(() => expect(document.body.textContent).toContain('Offer terms: below4'), patience);
  const buttons = [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
  expect(buttons.filter((text) => text.startsWith('Ask to end it'))).toEqual(['Ask to end it: below1']);
  await press('Ask to end it: below1');
  await pressInDialog('Ask to end it');
  await waitFor(
    () =>
      expect(server.pathsOf(createRequest.path).map(({ input }) => input)).toEqual([
        { requestId: expect.any(String) as string, what: 'termination', kind: 'daily', account: 'below1' },
      ]),
    patience,
  );
});

it('[AGENT-09] leads from what was paid on a day to the payments that it is the sum of, and from each to its bill', async () => {
  const payment = { billId: '6', kind: 'daily', fromDay: '2026-03-03', lastDay: '2026-03-03', payer: '' } as const;
  const server = await showAgent('/agentHome?page=agentDailyWages2', [
    [getDailySalary, answerOf(getDailySalary, { today: '30', yesterday: '8765', currency: 'CNY' }, 'nothing')],
    [
      listPayments,
      answerOf(listPayments, {
        ...{ currency: 'CNY', paid: '8765' },
        page: {
          content: [
            { ...payment, attempt: 1, amount: '8000' },
            { ...payment, attempt: 2, amount: '765' },
          ],
          totalRows: 2,
        },
      }),
    ],
    rounds({ page: { content: [{ account: 'below1' }], totalRows: 1 } }),
  ]);
  const figure = await screen.findByRole('link', { name: /, Paid yesterday$/ }, patience);
  const today = screen.getByRole('link', { name: /, Paid today$/ });
  await waitFor(() => expect(figure.textContent).toContain('8,765.00'), patience);
  const dayOf = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '', 'http://x').searchParams.get('from');
  expect(Date.parse(dayOf(today) ?? '') - Date.parse(dayOf(figure) ?? '')).toBe(86_400_000);
  const yesterday = dayOf(figure);
  figure.click();
  const total = await screen.findByRole('row', { name: /All in these days, payments: 2/ }, patience);
  expect(total.textContent).toContain('8,765.00');
  expect(server.pathsOf(listPayments.path).at(-1)?.input).toEqual({
    ...{ kind: 'daily', from: yesterday, to: yesterday, pageNum: '1', pageSize: '20' },
  });
  screen.getAllByRole('button', { name: '2026-03-03' })[0]?.click();
  await seeText('below1');
  expect(server.pathsOf(listPayRounds.path).at(-1)?.input).toMatchObject({ id: '6' });
});

it('[AGENT-09] saves the payments of the kind and the days that are shown', async () => {
  const server = await showAgent('/agentHome?page=agentDailyWages2&side=payments&from=2026-03-01&to=2026-03-05', [
    [listPayments, answerOf(listPayments, { page: { content: [{ payer: 'upline1', amount: '8765' }], totalRows: 1 } })],
  ]);
  await seeText('upline1');
  const menu = screen.getByRole('button', { name: 'Download' });
  act(() => {
    fireEvent.pointerDown(menu, { button: 0, pointerType: 'mouse' });
    fireEvent.click(menu);
  });
  const csv = await screen.findByRole('menuitem', { name: 'CSV file' }, patience);
  await act(async () => csv.click());
  await waitFor(
    () =>
      expect(server.pathsOf(getPaymentsFile.path).map(({ input }) => input)).toEqual([
        { kind: 'daily', from: '2026-03-01', to: '2026-03-05', format: 'csv', language: 'EN' },
      ]),
    patience,
  );
});
