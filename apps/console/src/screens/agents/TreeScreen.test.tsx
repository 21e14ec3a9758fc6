// @vitest-environment happy-dom
import { createMove, decideMove, listMoves, listTree } from '@baize/contract';
import { answerOf } from '@baize/testkit/answerOf';
import { fill } from '@baize/testkit/screens/fill';
import { press, pressInDialog } from '@baize/testkit/screens/press';
import { seeText } from '@baize/testkit/screens/seeText';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { opsServer } from '../../testing/opsServer.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showConsole } from '../../testing/showConsole.tsx';

const tree = [listTree, { page: { content: [{ memberId: '7', account: 'agent1' }] } }] as const;
const moves = [listMoves, { content: [{ id: '3', account: 'mover1' }] }] as const;

screenStates({
  '/agents': {
    asks: listTree,
    ready: { answer: tree[1], text: 'agent1' },
    empty: { text: en['agents.nobody'] },
  },
});

it('asks for the place of its address, and shows the way back up', async () => {
  const server = opsServer([listTree, { ...tree[1], line: [{ memberId: '5', account: 'upline1' }] }]);
  const { at } = await showConsole('/agents?parent=7&page=2');
  await seeText('agent1');
  expect(server.inputsOf(listTree)).toEqual([{ parentId: '7', pageNum: '2', pageSize: '50' }]);
  await press('upline1');
  expect(at()).toBe('/agents?parent=5');
});

it('asks for a move with a reason', async () => {
  const server = opsServer(tree);
  await showConsole('/agents');
  await press(en['agents.move']);
  await fill({ [`^${en['agents.to']}`]: ' upline1 ', [`^${en['reason.label']}`]: 'they work together' });
  await pressInDialog(en['agents.ask']);
  await waitFor(() =>
    expect(server.inputsOf(createMove)).toEqual([
      { memberId: '7', toAccount: 'upline1', reason: 'they work together' },
    ]),
  );
});

it('approves a move that waits', async () => {
  const server = opsServer(moves);
  await showConsole('/agents');
  await press(en['agents.approve']);
  await waitFor(() => expect(server.inputsOf(decideMove)).toEqual([{ id: '3', decision: 'approve' }]));
});

it('says that it is not known whether a move waits, and reads it again', async () => {
  const server = opsServer(tree);
  server.say(listMoves, { code: 'unknown_error', status: 500 });
  await showConsole('/agents');
  await seeText(en['shell.readFailed']);
  server.say(listMoves, { value: answerOf(listMoves, moves[1]) });
  await press(en['shell.retry']);
  await seeText('mover1');
});

it('lets who only reads move nobody', async () => {
  opsServer(tree, moves);
  await showConsole('/agents', ['agents.read']);
  await seeText('mover1');
  for (const name of [en['agents.move'], en['agents.approve']]) {
    expect(screen.queryByRole('button', { name: new RegExp(`^${name}`) })).toBeNull();
  }
});
