// @vitest-environment happy-dom
import { approveWithdrawal, listWithdrawalQueue } from '@baize/contract';
import { press, pressInDialog } from '@baize/testkit/screens/press';
import { seeText } from '@baize/testkit/screens/seeText';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { opsServer } from '../../testing/opsServer.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showConsole } from '../../testing/showConsole.tsx';

const queue = [listWithdrawalQueue, { page: { content: [{ id: '5', account: 'player7', amount: '250' }] } }] as const;

screenStates({
  '/withdrawals': {
    asks: listWithdrawalQueue,
    ready: { answer: queue[1], text: 'player7' },
    empty: { text: en['cashier.empty'] },
  },
});

it('asks for what its address names', async () => {
  const server = opsServer(queue);
  await showConsole('/withdrawals?view=paid&search=player7&page=2');
  await seeText('player7');
  expect(server.inputsOf(listWithdrawalQueue)).toEqual([
    { view: 'paid', search: 'player7', pageNum: '2', pageSize: '20' },
  ]);
});

it('approves the open case, and closes it', async () => {
  const server = opsServer(queue, [approveWithdrawal, { status: 'approved' }]);
  const { at } = await showConsole('/withdrawals?withdrawal=5');
  await press(en['cashier.approve']);
  await pressInDialog(en['cashier.approve']);
  await waitFor(() => expect(at()).toBe('/withdrawals'));
  expect(server.inputsOf(approveWithdrawal)).toEqual([{ withdrawalId: '5', note: '' }]);
});

it('tells who may not decide that somebody else does', async () => {
  opsServer(queue);
  await showConsole('/withdrawals?withdrawal=5', ['cashier.read']);
  await seeText(en['cashier.mayNotDecide']);
});
