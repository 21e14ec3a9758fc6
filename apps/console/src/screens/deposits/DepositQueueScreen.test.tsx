// @vitest-environment happy-dom
import { approveDeposit, listDepositQueue } from '@baize/contract';
import { pressInDialog } from '@baize/testkit/screens/press';
import { seeText } from '@baize/testkit/screens/seeText';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { opsServer } from '../../testing/opsServer.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showConsole } from '../../testing/showConsole.tsx';

const queue = [listDepositQueue, { page: { content: [{ id: '9', account: 'player7', amount: '250' }] } }] as const;

screenStates({
  '/deposits': {
    asks: listDepositQueue,
    ready: { answer: queue[1], text: 'player7' },
    empty: { text: en['deposits.pendingEmpty'] },
  },
  '/deposits?status=held': {
    asks: listDepositQueue,
    ready: { answer: queue[1], text: 'player7' },
    empty: { text: en['deposits.heldEmpty'] },
  },
});

it('asks for what its address names', async () => {
  const server = opsServer(queue);
  await showConsole('/deposits?status=held&search=player7&page=2');
  await seeText('player7');
  expect(server.inputsOf(listDepositQueue)).toEqual([
    { status: 'held', search: 'player7', pageNum: '2', pageSize: '20' },
  ]);
});

it('approves the open case, and closes it', async () => {
  const server = opsServer(queue, [approveDeposit, { status: 'approved' }]);
  const { at } = await showConsole('/deposits?deposit=9');
  await pressInDialog(en['deposits.approve']);
  await pressInDialog('Credit');
  await waitFor(() => expect(at()).toBe('/deposits'));
  expect(server.inputsOf(approveDeposit)).toEqual([{ depositId: '9', note: '', isLate: false }]);
  expect(server.inputsOf(listDepositQueue).length).toBeGreaterThan(1);
});

it('shows a case to who may not decide on it, and nothing to decide with', async () => {
  opsServer(queue);
  await showConsole('/deposits?deposit=9', ['cashier.read']);
  await seeText(en['deposits.remark']);
  expect(screen.queryByRole('button', { name: en['deposits.approve'] })).toBeNull();
});
