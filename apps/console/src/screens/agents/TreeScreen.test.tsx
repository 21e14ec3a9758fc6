// @vitest-environment happy-dom
import {
  createMove,
  decideMove,
  listMemberTerms,
  listMoves,
  listQuotas,
  listTree,
  updateMemberTerms,
  updateQuota,
} from '@baize/contract';
import { answerOf } from '@baize/testkit/answerOf';
import { fill } from '@baize/testkit/screens/fill';
import { press, pressInDialog } from '@baize/testkit/screens/press';
import { seeText } from '@baize/testkit/screens/seeText';
import { screen, waitFor, within } from '@testing-library/react';
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

it('shows who decided a move and when, and that nobody has yet', async () => {
  const decided = { status: 'rejected', askedBy: 'first', decidedBy: 'second', decidedAt: '2026-03-05T09:00:00.000Z' };
  const waiting = { id: '4', account: 'mover2', status: 'waiting', decidedBy: '', decidedAt: null };
  const server = opsServer(tree, [listMoves, { content: [{ ...moves[1].content[0], ...decided }, waiting] }]);
  const { at } = await showConsole('/agents');
  await press(en['agents.moves']);
  await waitFor(() => expect(server.inputsOf(listMoves)).toContainEqual({ view: 'all', pageNum: '1', pageSize: '20' }));
  expect(at()).toBe('/agents?moves=all');
  const table = within(await screen.findByRole('table', { name: en['agents.moves'] }));
  const row = (name: string) => table.getByRole('row', { name: new RegExp(name) }).textContent;
  expect(row('mover1')).toMatch(/first.*second.*2026-03-05.*Rejected/s);
  expect(row('mover2')).toMatch(/–.*Waits/s);
  screen.getByRole('button', { name: en['shell.close'] }).click();
  await waitFor(() => expect(at()).toBe('/agents'));
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

const terms = {
  ...{ account: 'agent1', own: { rebateBps: 1000, prizeGroup: 1900 } },
  ...{ most: { rebateBps: 1190, prizeGroup: 1948 }, least: { rebateBps: 310, prizeGroup: 1802 } },
};
const typed = (rebate: string, group: string) =>
  fill({ [`^${en['agents.rebatePercent']}`]: rebate, [`^${en['agents.prizeGroup']}`]: group });

it('sets terms with a reason, within what the line leaves and no further', async () => {
  const server = opsServer(tree, [listMemberTerms, terms]);
  await showConsole('/agents');
  await press(en['agents.terms']);
  await screen.findByText('From 3.1 % to 11.9 %');
  await fill({ [`^${en['reason.label']}`]: 'As agreed with the agent' });
  for (const [rebate, group] of [
    ['12', '1900'],
    ['3', '1900'],
    ['10', '1801'],
    ['x', '1900'],
  ] as const) {
    await typed(rebate, group);
    await pressInDialog(en['agents.termsSave']);
    await seeText(en['error.field_invalid']);
  }
  expect(server.inputsOf(updateMemberTerms)).toEqual([]);
  await typed('5,5', '1850');
  await pressInDialog(en['agents.termsSave']);
  await waitFor(() =>
    expect(server.inputsOf(updateMemberTerms)).toEqual([
      { memberId: '7', rebateBps: 550, prizeGroup: 1850, reason: 'As agreed with the agent' },
    ]),
  );
});

it('says that the terms were not read, and reads them again', async () => {
  const server = opsServer(tree);
  server.say(listMemberTerms, { code: 'unknown_error', status: 500 });
  await showConsole('/agents');
  await press(en['agents.terms']);
  await seeText(en['shell.readFailed']);
  server.say(listMemberTerms, { value: answerOf(listMemberTerms, terms) });
  await press(en['shell.retry']);
  await screen.findByText('From 1802 to 1948');
});

const agents = [listTree, { page: { content: [{ memberId: '7', account: 'agent1', type: 1 }] } }] as const;
const quotas = {
  account: 'agent1',
  quotas: [{ fromBps: 1000, toBps: 1190, granted: 20, used: 3 }],
  page: {
    content: [
      { id: '9', what: 'used', fromBps: 1000, toBps: null, granted: 20, used: 3, account: 'opened1', by: 'agent1' },
    ],
  },
};

it('shows quotas with what is left of them and the trail, and sets one with a reason', async () => {
  const server = opsServer(agents, [listQuotas, quotas]);
  await showConsole('/agents');
  await press(en['agents.quotas']);
  const dialog = within(await screen.findByRole('dialog', { name: 'Quotas of agent1' }));
  const rowsOf = async (caption: string) =>
    within(await dialog.findByRole('table', { name: caption }))
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
  await waitFor(async () => expect((await rowsOf(en['agents.quotas'])).at(-1)).toMatch(/^10% – 11.9%.*20.*3.*17$/s));
  expect((await rowsOf(en['agents.quotaTrail'])).at(-1)).toMatch(/Used.*> 10%.*3 \/ 20.*opened1.*agent1/s);
  expect(server.inputsOf(listQuotas)).toEqual([{ memberId: '7', pageNum: '1', pageSize: '10' }]);

  const type = (from: string, to: string, count: string, reason: string) =>
    fill({
      [`^${en['agents.fromPercent']}`]: from,
      [`^${en['agents.toPercent']}`]: to,
      [`^${en['agents.count']}`]: count,
      [`^${en['reason.label']}`]: reason,
    });
  for (const [from, to, count, reason] of [
    ['8.123', '9', '5', 'As agreed with the agent'],
    ['8', '', '5', 'As agreed with the agent'],
    ['8', '9', '100001', 'As agreed with the agent'],
    ['8', '9', '5', 'Too short'],
  ] as const) {
    await type(from, to, count, reason);
    expect(dialog.getByRole('button', { name: en['agents.grant'] }).hasAttribute('disabled')).toBe(true);
  }
  await type('8', '9,5', '5', ' As agreed with the agent ');
  server.say(updateQuota, { code: 'quota_interval_invalid', status: 400 });
  await pressInDialog(en['agents.grant']);
  await seeText(en['error.quota_interval_invalid']);
  server.say(updateQuota, { value: quotas.quotas });
  await pressInDialog(en['agents.grant']);
  await waitFor(() => expect(server.inputsOf(listQuotas)).toHaveLength(3));
  const sent = { memberId: '7', fromBps: 800, toBps: 950, granted: 5, reason: 'As agreed with the agent' };
  expect(server.inputsOf(updateQuota)).toEqual([sent, sent]);
  expect(dialog.getByLabelText<HTMLInputElement>(new RegExp(`^${en['agents.count']}`)).value).toBe('');
});

it('shows the quotas to who only reads, without the form', async () => {
  opsServer(agents, [listQuotas, quotas]);
  await showConsole('/agents', ['agents.read']);
  await press(en['agents.quotas']);
  await seeText('opened1');
  expect(screen.queryByRole('button', { name: en['agents.grant'] })).toBeNull();
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
  for (const name of [en['agents.move'], en['agents.terms'], en['agents.openTop'], en['agents.approve']]) {
    expect(screen.queryByRole('button', { name: new RegExp(`^${name}`) })).toBeNull();
  }
});
