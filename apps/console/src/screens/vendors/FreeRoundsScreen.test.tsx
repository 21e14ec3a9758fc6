// @vitest-environment happy-dom
import { createFreeRounds, decideFreeRounds, listFreeRounds } from '@baize/contract';
import type { Permission } from '@baize/contract/operators/permissions';
import { answerOf } from '@baize/testkit/answerOf';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { opsServer, type OpsServer } from '../../testing/opsServer.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showConsole } from '../../testing/showConsole.tsx';

const name = { EN: 'Treasure Bowl', CN: '聚宝盆' };

const free = {
  ...{ id: '11', vassalage: 'studio', vendorName: 'Baize Studio', gameCode: 'treasure-bowl', gameName: name },
  ...{ image: '/x.webp', currency: 'CNY', stake: '0.2', rounds: 10, left: 10, endsAt: '2026-03-12T12:00:00.000Z' },
  ...{ status: 'requested', memberId: '42', account: 'player1', won: '0', isAtVendor: true },
  ...{ requester: 'anna', approver: '' },
  ...{ reason: 'a slow evening', createdAt: '2026-03-05T12:00:00.000Z', endedAt: null },
};

const games = [{ vassalage: 'studio', gameCode: 'treasure-bowl', name, stakes: ['0.2', '0.4'] }];

let server: OpsServer;
let permissions: readonly Permission[];

beforeEach(() => {
  permissions = ['bonuses.read', 'bonuses.write', 'bonuses.decide'];
  server = opsServer([listFreeRounds, { page: { content: [free] }, games }]);
});

screenStates({
  '/freeRounds': {
    asks: listFreeRounds,
    ready: { answer: { page: { content: [{ account: 'player7' }] } }, text: 'player7' },
    empty: { text: en['freeRounds.empty'] },
  },
});

const show = () => showConsole('/freeRounds', permissions);
const button = (found: RegExp | string): Promise<HTMLElement> => screen.findByRole('button', { name: found });

it('asks for rounds at a stake that the game offers', async () => {
  await show();
  fireEvent.click(await button(en['freeRounds.give']));
  const dialog = await screen.findByRole('dialog');
  const fill = (label: RegExp, value: string): void =>
    void fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
  const ask = within(dialog).getByRole('button', { name: en['bonuses.ask'] });
  fireEvent.click(ask);
  await screen.findByText(en['freeRounds.fault.account']);
  fill(/^Account/, 'player1');
  const choose = (at: number, value: string): void =>
    void fireEvent.change(dialog.querySelectorAll('select')[at]!, { target: { value } });
  choose(0, 'studio treasure-bowl');
  await waitFor(() => expect(dialog.querySelectorAll('select')[1]!.querySelector('option[value="0.4"]')).toBeTruthy());
  choose(1, '0.4');
  fill(/^Rounds/, '5');
  fill(/^Reason/, 'a slow evening');
  fireEvent.click(ask);
  await waitFor(() => expect(server.inputsOf(createFreeRounds)).toHaveLength(1));
  expect(server.inputsOf(createFreeRounds)[0]).toMatchObject({
    ...{ account: 'player1', vassalage: 'studio', gameCode: 'treasure-bowl', stake: '0.4', rounds: 5 },
    reason: 'a slow evening',
  });
});

it('approves what somebody else asked for, and leaves one’s own to another', async () => {
  await show();
  fireEvent.click(await button(en['freeRounds.act.approve']));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'agreed' } });
  fireEvent.click(dialog.getByRole('button', { name: en['freeRounds.act.approve'] }));
  await waitFor(() =>
    expect(server.inputsOf(decideFreeRounds)).toEqual([{ id: '11', act: 'approve', reason: 'agreed' }]),
  );
  cleanup();
  server.say(listFreeRounds, {
    value: answerOf(listFreeRounds, { page: { content: [{ ...free, requester: 'ben' }] } }),
  });
  await show();
  await screen.findByText(en['bonuses.second']);
  expect(screen.queryByRole('button', { name: en['freeRounds.act.approve'] })).toBeNull();
});

it('says of open ones that their vendor has not taken them over yet', async () => {
  const open = { ...free, status: 'active', approver: 'ben' };
  const content = [
    { ...open, isAtVendor: false },
    { ...open, id: '12' },
  ];
  server.say(listFreeRounds, { value: answerOf(listFreeRounds, { page: { content } }) });
  await show();
  expect(await screen.findAllByText(en['freeRounds.untold'])).toHaveLength(1);
});

it('asks for what its address names, and lets who only reads give nothing', async () => {
  permissions = ['bonuses.read'];
  await showConsole('/freeRounds?view=open&search=player1&page=2', permissions);
  await screen.findByText('player1');
  expect(server.inputsOf(listFreeRounds)).toEqual([{ view: 'open', search: 'player1', pageNum: '2', pageSize: '20' }]);
  expect(screen.queryByRole('button', { name: en['freeRounds.give'] })).toBeNull();
});
