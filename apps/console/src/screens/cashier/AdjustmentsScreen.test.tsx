// @vitest-environment happy-dom
import { approveAdjustment, listAdjustments } from '@baize/contract';
import { press, pressInDialog } from '@baize/testkit/screens/press';
import { seeText } from '@baize/testkit/screens/seeText';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { opsServer } from '../../testing/opsServer.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showConsole } from '../../testing/showConsole.tsx';

const adjustment = { id: '5', account: 'player7', amount: '250', requestedBy: 'anna' } as const;
const found = [listAdjustments, { page: { content: [adjustment] }, waiting: 1 }] as const;

screenStates({
  '/adjustments': {
    asks: listAdjustments,
    ready: { answer: found[1], text: 'player7' },
    empty: { text: en['adjust.none'] },
  },
});

it('asks for what its address names', async () => {
  const server = opsServer(found);
  await showConsole('/adjustments?status=approved&page=2');
  await seeText('player7');
  expect(server.inputsOf(listAdjustments)).toEqual([{ status: 'approved', pageNum: '2', pageSize: '20' }]);
});

it('books what somebody else asked for', async () => {
  const server = opsServer(found, [approveAdjustment, { status: 'approved' }]);
  await showConsole('/adjustments');
  await press(en['adjust.decide']);
  await pressInDialog('Approve');
  await waitFor(() => expect(server.inputsOf(approveAdjustment)).toEqual([{ adjustmentId: '5' }]));
});

it('leaves one’s own to another', async () => {
  opsServer([listAdjustments, { page: { content: [{ ...adjustment, requestedBy: 'ben' }] } }]);
  await showConsole('/adjustments');
  await seeText(en['adjust.waits']);
  expect(screen.queryByRole('button', { name: en['adjust.decide'] })).toBeNull();
});
