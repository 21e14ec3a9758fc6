// @vitest-environment happy-dom
import { listJackpots } from '@baize/contract';
import type { Permission } from '@baize/contract/operators/permissions';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { opsServer, type OpsServer } from '../../testing/opsServer.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showConsole } from '../../testing/showConsole.tsx';

const name = { EN: 'Treasure Bowl', CN: '聚宝盆' };

const pool = {
  ...{ id: '1', vendorName: 'Baize Studio', gameCode: 'treasure-bowl', name, currency: 'CNY', stake: '0.2' },
  ...{ contribution: '0.003', seed: '100', balance: '104.5678', wins: 1, paid: '120' },
};

const payment = {
  ...{ memberId: '42', vendorName: 'Baize Studio', gameCode: 'treasure-bowl', name, round: 'round-of-the-pool' },
  ...{ currency: 'CNY', stake: '0.2', amount: '120', paidAt: '2026-03-05T12:00:00.000Z' },
};

let server: OpsServer;
let permissions: readonly Permission[];

beforeEach(() => {
  permissions = ['vendors.read'];
  server = opsServer([listJackpots, { page: { content: [pool] }, payments: [payment] }]);
});

screenStates({
  '/jackpots': {
    asks: listJackpots,
    ready: { answer: { page: { content: [{ vendorName: 'Studio Nine' }] } }, text: 'Studio Nine' },
    empty: { text: en['jackpots.none'] },
  },
});

const show = () => showConsole('/jackpots', permissions);

it('shows a share of a small bet with all its decimals, and what was paid', async () => {
  await show();
  expect(await screen.findByText('0.003')).toBeTruthy();
  expect(screen.getByText('104.56')).toBeTruthy();
  expect(screen.getByText('round-of-the-pool')).toBeTruthy();
});

it('asks for the page of its address, and leads nobody to members who may not know them', async () => {
  await showConsole('/jackpots?page=2', permissions);
  await screen.findByText('round-of-the-pool');
  expect(server.inputsOf(listJackpots)).toEqual([{ pageNum: '2', pageSize: '20' }]);
  expect(screen.queryByRole('link', { name: 'round-of-the-pool' })).toBeNull();
});
