// @vitest-environment happy-dom
import {
  createComparison,
  decideDifference,
  listBrandVendors,
  listComparisons,
  listDifferences,
} from '@baize/contract';
import type { Permission } from '@baize/contract/operators/permissions';
import { answerOf } from '@baize/testkit/answerOf';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { opsServer, type OpsServer } from '../../testing/opsServer.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showConsole } from '../../testing/showConsole.tsx';

const vendor = { vendorId: 1, code: 'studio', name: 'Baize Studio', listsRounds: true } as const;

const difference = {
  ...{ id: '9', vendor: 'studio', memberId: '42', round: 'round-nine', gameCode: 'treasure-bowl', currency: 'CNY' },
  ...{
    kind: 'missingHere',
    ours: null,
    theirs: { bet: '1', win: '3' },
    amount: '2',
    state: 'requested',
    note: 'theirs',
  },
  ...{ requestedBy: 'anna', decidedBy: '', owed: '0', seenAt: '2026-03-05T12:00:00.000Z' },
};

let server: OpsServer;
let permissions: readonly Permission[];

beforeEach(() => {
  permissions = ['vendors.read', 'vendors.write', 'vendors.decide'];
  server = opsServer([listBrandVendors, { vendors: [vendor] }], [listDifferences, { content: [difference] }]);
});

screenStates({
  '/comparisons': {
    asks: listComparisons,
    ready: { answer: { content: [{ vendor: 'Studio Nine', fault: '' }] }, text: 'Studio Nine' },
    empty: { text: en['compare.none'] },
  },
  '/comparisons?state=all': {
    asks: listDifferences,
    ready: { answer: { content: [{ round: 'round-nine' }] }, text: 'round-nine' },
    empty: { text: en['wallets.noDifference'] },
  },
});

const show = () => showConsole('/comparisons', permissions);
const button = (found: RegExp | string): Promise<HTMLElement> => screen.findByRole('button', { name: found });

it('asks for one, and books a difference that somebody else asked for', async () => {
  await show();
  fireEvent.click(await button(en['compare.ask']));
  await waitFor(() => expect(server.inputsOf(createComparison)).toMatchObject([{ vendorId: 1 }]));
  fireEvent.click(await button(/round-nine/));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: en['compare.act.book'] }));
  await waitFor(() => expect(server.inputsOf(decideDifference)).toEqual([{ differenceId: '9', isApproved: true }]));
});

it('names vendors as the other screens do', async () => {
  server.say(listComparisons, {
    value: answerOf(listComparisons, { content: [{ vendor: 'studio', fault: '' }] }, 'nothing'),
  });
  await show();
  expect(await screen.findByRole('rowheader', { name: vendor.name })).toBeTruthy();
});

it('asks for the pages of both lists that its address names', async () => {
  await showConsole('/comparisons?state=noted&page=2&runs=3', permissions);
  await screen.findByRole('button', { name: /round-nine/ });
  expect(server.inputsOf(listDifferences)).toMatchObject([{ state: 'noted', pageNum: '2' }]);
  expect(server.inputsOf(listComparisons)).toMatchObject([{ pageNum: '3' }]);
});

it('says that the vendors could not be read, and lets who only reads ask for nothing', async () => {
  server.say(listBrandVendors, { code: 'unknown_error', status: 500 });
  await show();
  expect(await screen.findByText(en['shell.readFailed'])).toBeTruthy();
  cleanup();
  server.say(listBrandVendors, { value: answerOf(listBrandVendors, { vendors: [vendor] }) });
  permissions = ['vendors.read'];
  await show();
  await waitFor(() => expect(server.inputsOf(listBrandVendors)).toHaveLength(2));
  await screen.findByText('round-nine');
  expect(screen.queryByRole('button', { name: en['compare.ask'] })).toBeNull();
});
