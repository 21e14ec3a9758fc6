// @vitest-environment happy-dom
import { approveBill, listBills } from '@baize/contract';
import { press, pressInDialog } from '@baize/testkit/screens/press';
import { seeText } from '@baize/testkit/screens/seeText';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { opsServer } from '../../testing/opsServer.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showConsole } from '../../testing/showConsole.tsx';

const bills = [listBills, { page: { content: [{ id: '6', account: 'agent1' }] } }] as const;

screenStates({
  '/contractBills': {
    asks: listBills,
    ready: { answer: bills[1], text: 'agent1' },
    empty: { text: en['contracts.noBills'] },
  },
});

it('asks for what its address names', async () => {
  const server = opsServer(bills);
  await showConsole('/contractBills?view=open&search=agent1&page=2');
  await seeText('agent1');
  expect(server.inputsOf(listBills)).toEqual([{ view: 'open', search: 'agent1', pageNum: '2', pageSize: '20' }]);
});

it('approves a bill once what it pays was confirmed, and says why where that is refused', async () => {
  const server = opsServer(bills);
  server.say(approveBill, { code: 'contract_bill_decided' });
  await showConsole('/contractBills');
  await press(en['contracts.do.approve']);
  await seeText(/agent1 is paid /);
  await pressInDialog(en['shell.cancel']);
  expect(server.inputsOf(approveBill)).toEqual([]);
  await press(en['contracts.do.approve']);
  await pressInDialog(en['contracts.do.approve']);
  await seeText(en['error.contract_bill_decided']);
  expect(server.inputsOf(approveBill)).toEqual([{ id: '6' }]);
  await waitFor(() => expect(server.inputsOf(listBills)).toHaveLength(2));
});

it('lets who only reads decide nothing', async () => {
  opsServer(bills);
  await showConsole('/contractBills', ['contracts.read']);
  await seeText('agent1');
  expect(screen.queryByRole('button', { name: new RegExp(`^${en['contracts.do.approve']}`) })).toBeNull();
});
