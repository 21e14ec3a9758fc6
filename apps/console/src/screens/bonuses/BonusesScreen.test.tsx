// @vitest-environment happy-dom
import { approveGrant, listGrants } from '@baize/contract';
import { fill } from '@baize/testkit/screens/fill';
import { press, pressInDialog } from '@baize/testkit/screens/press';
import { seeText } from '@baize/testkit/screens/seeText';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { opsServer } from '../../testing/opsServer.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showConsole } from '../../testing/showConsole.tsx';

const grant = { id: '6', account: 'player7', requester: 'anna' } as const;
const grants = [listGrants, { page: { content: [grant] } }] as const;

screenStates({
  '/bonuses': {
    asks: listGrants,
    ready: { answer: grants[1], text: 'player7' },
    empty: { text: en['bonuses.empty'] },
  },
});

it('asks for what its address names', async () => {
  const server = opsServer(grants);
  await showConsole('/bonuses?view=open&search=player7&page=2');
  await seeText('player7');
  expect(server.inputsOf(listGrants)).toEqual([{ view: 'open', search: 'player7', pageNum: '2', pageSize: '20' }]);
});

it('shows in which games a requirement was staked', async () => {
  const counted = [{ classify: 'FISH', validBet: '43.21' }] as const;
  opsServer([listGrants, { page: { content: [{ ...grant, status: 'active', counted }] } }]);
  await showConsole('/bonuses?view=open');
  const line = await screen.findByText(new RegExp(en['games.class.FISH']));
  expect(line.textContent).toContain('43.21');
});

it('approves what somebody else asked for, for a reason', async () => {
  const server = opsServer(grants);
  await showConsole('/bonuses');
  await press(en['bonuses.act.approve']);
  await fill({ [`^${en['reason.label']}`]: 'agreed' });
  await pressInDialog(en['bonuses.act.approve']);
  await waitFor(() => expect(server.inputsOf(approveGrant)).toEqual([{ grantId: '6', reason: 'agreed' }]));
});

it('leaves one’s own to another, and gives nothing without the right to', async () => {
  opsServer([listGrants, { page: { content: [{ ...grant, requester: 'ben' }] } }]);
  await showConsole('/bonuses', ['bonuses.read', 'bonuses.decide']);
  await seeText(en['bonuses.second']);
  expect(screen.queryByRole('button', { name: en['bonuses.act.approve'] })).toBeNull();
  expect(screen.queryByRole('button', { name: en['bonuses.give'] })).toBeNull();
});
