// @vitest-environment happy-dom
import { createReply, listTickets } from '@baize/contract';
import { fill } from '@baize/testkit/screens/fill';
import { pressInDialog } from '@baize/testkit/screens/press';
import { seeText } from '@baize/testkit/screens/seeText';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { opsServer } from '../../testing/opsServer.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showConsole } from '../../testing/showConsole.tsx';

const ticket = { id: '8', content: 'Where is my money?', account: 'player7', images: [], replies: [] } as const;
const tickets = [listTickets, { page: { content: [ticket] } }] as const;

screenStates({
  '/feedback': {
    asks: listTickets,
    ready: { answer: tickets[1], text: 'Where is my money?' },
    empty: { text: en['feedback.noneOpen'] },
  },
  '/feedback?status=closed': {
    asks: listTickets,
    ready: { answer: tickets[1], text: 'Where is my money?' },
    empty: { text: en['feedback.none'] },
  },
});

it('asks for what its address names', async () => {
  const server = opsServer(tickets);
  await showConsole('/feedback?status=answered&search=money&page=2');
  await seeText('Where is my money?');
  expect(server.inputsOf(listTickets)).toEqual([{ status: 'answered', search: 'money', pageNum: '2', pageSize: '20' }]);
});

it('answers the open entry', async () => {
  const server = opsServer(tickets, [createReply, {}]);
  await showConsole('/feedback?ticket=8');
  await fill({ [`^${en['feedback.answer']}`]: 'On its way' });
  await pressInDialog(en['feedback.send']);
  await waitFor(() => expect(server.inputsOf(createReply)).toMatchObject([{ ticketId: '8', content: 'On its way' }]));
});

it('lets who only reads write nothing', async () => {
  opsServer(tickets);
  await showConsole('/feedback?ticket=8', ['feedback.read']);
  await screen.findByRole('dialog');
  expect(screen.queryByRole('textbox')).toBeNull();
});
