// @vitest-environment happy-dom
import { listInvites, removeInvite } from '@baize/contract';
import { fill } from '@baize/testkit/screens/fill';
import { press, pressInDialog } from '@baize/testkit/screens/press';
import { seeText } from '@baize/testkit/screens/seeText';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { opsServer } from '../../testing/opsServer.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showConsole } from '../../testing/showConsole.tsx';

const page = { memberId: '7', account: 'agent1', title: 'Come and play', content: 'I answer.', picture: 'welcome' };
const invites = [listInvites, { content: [page] }] as const;

screenStates({
  '/invites': {
    asks: listInvites,
    ready: { answer: invites[1], text: 'Come and play' },
    empty: { text: en['invites.nothing'] },
  },
});

it('asks for the page of its address', async () => {
  const server = opsServer(invites);
  await showConsole('/invites?page=2');
  await seeText('agent1');
  expect(server.inputsOf(listInvites)).toEqual([{ pageNum: '2', pageSize: '20' }]);
});

it('takes the words away with a reason, and not without one', async () => {
  const server = opsServer(invites);
  await showConsole('/invites');
  await press(en['invites.remove']);
  await fill({ [`^${en['reason.label']}`]: 'too short' });
  await pressInDialog(en['invites.remove']);
  expect(server.inputsOf(removeInvite)).toEqual([]);
  await fill({ [`^${en['reason.label']}`]: 'Promises what is not so.' });
  await pressInDialog(en['invites.remove']);
  await seeText(en['invites.removed']);
  expect(server.inputsOf(removeInvite)).toEqual([{ memberId: '7', reason: 'Promises what is not so.' }]);
  await waitFor(() => expect(server.inputsOf(listInvites).length).toBeGreaterThan(1));
});

it('lets who only reads take nothing away', async () => {
  opsServer(invites);
  await showConsole('/invites', ['agents.read']);
  await seeText('Come and play');
  expect(screen.queryByRole('button', { name: new RegExp(`^${en['invites.remove']}`) })).toBeNull();
});
