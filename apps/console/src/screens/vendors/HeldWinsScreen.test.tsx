// @vitest-environment happy-dom
import { decideHeldWin, listHeldWins } from '@baize/contract';
import type { Permission } from '@baize/contract/operators/permissions';
import { answerOf } from '@baize/testkit/answerOf';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { opsServer, type OpsServer } from '../../testing/opsServer.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showConsole } from '../../testing/showConsole.tsx';

const name = { EN: 'Treasure Bowl', CN: '聚宝盆' };

const heldWin = {
  ...{ id: '21', memberId: '4', account: 'player1', vendorName: 'Studio', gameName: name, round: 'r-21' },
  ...{ currency: 'CNY', amount: '2000000', stake: '1', status: 'held', first: '', decider: '', reason: '' },
  ...{ createdAt: '2026-03-04T10:00:00.000Z', decidedAt: null },
};

let server: OpsServer;
let permissions: readonly Permission[];

beforeEach(() => {
  permissions = ['vendors.read', 'vendors.decide'];
  server = opsServer([listHeldWins, { page: { content: [heldWin] }, waiting: 1 }]);
});

screenStates({
  '/heldWins': {
    asks: listHeldWins,
    ready: { answer: { page: { content: [{ account: 'player7' }] } }, text: 'player7' },
    empty: { text: en['heldWins.empty'] },
  },
});

const show = () => showConsole('/heldWins', permissions);
const button = (found: RegExp | string): Promise<HTMLElement> => screen.findByRole('button', { name: found });

it('has a held win approved for a reason, and by whoever approved first only turned down', async () => {
  await show();
  await screen.findByText(en['heldWins.times'].replace('{times}', '2000000'));
  fireEvent.click(await button(en['heldWins.act.approve']));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(en['heldWins.fourEyes'])).toBeTruthy();
  const press = () => fireEvent.click(dialog.getByRole('button', { name: en['heldWins.act.approve'] }));
  press();
  expect(server.inputsOf(decideHeldWin)).toEqual([]);
  fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'the vendor has confirmed it' } });
  press();
  await waitFor(() =>
    expect(server.inputsOf(decideHeldWin)).toEqual([
      { id: '21', act: 'approve', reason: 'the vendor has confirmed it' },
    ]),
  );
  cleanup();
  const once = { page: { content: [{ ...heldWin, first: 'ben' }] } };
  server.say(listHeldWins, { value: answerOf(listHeldWins, once) });
  await show();
  await button(en['heldWins.act.reject']);
  expect(screen.queryByRole('button', { name: en['heldWins.act.approve'] })).toBeNull();
});

it('asks for what its address names, and lets who only reads decide nothing', async () => {
  await showConsole('/heldWins?view=all&page=2', ['vendors.read']);
  await screen.findByText('player1');
  expect(server.inputsOf(listHeldWins)).toEqual([{ view: 'all', pageNum: '2', pageSize: '20' }]);
  expect(screen.queryByRole('button', { name: en['heldWins.act.approve'] })).toBeNull();
});
