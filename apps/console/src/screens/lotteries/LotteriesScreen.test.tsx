// @vitest-environment happy-dom
import {
  cancelRestriction,
  createProposal,
  createRestrictions,
  decideFeed,
  decideProposal,
  getDrawRisk,
  listDraws,
  listFeeds,
  listLotteries,
  listRestrictions,
  updateLottery,
} from '@baize/contract';
import { answerOf } from '@baize/testkit/answerOf';
import { fill } from '@baize/testkit/screens/fill';
import { press, pressInDialog } from '@baize/testkit/screens/press';
import { seeText } from '@baize/testkit/screens/seeText';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { ben } from '../../testing/ben.ts';
import { opsServer } from '../../testing/opsServer.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showConsole } from '../../testing/showConsole.tsx';

const name = { EN: 'Every minute' };
const draw = { id: '12', name, state: 'awaiting', no: '20260305-0007' } as const;
const draws = [listDraws, { page: { content: [draw] } }] as const;

screenStates({
  '/lotteries': {
    asks: listDraws,
    ready: { answer: draws[1], text: '#20260305-0007' },
    empty: { text: en['lotteries.noneWaiting'] },
  },
  '/lotteries?view=past': {
    asks: listDraws,
    ready: { answer: draws[1], text: '#20260305-0007' },
    empty: { text: en['lotteries.none'] },
  },
  '/lotteries?tab=terms': {
    asks: listLotteries,
    ready: { answer: [{ name }], text: 'Every minute' },
    empty: { text: en['lotteries.noLottery'] },
  },
  '/lotteries?tab=numbers': {
    asks: listRestrictions,
    around: [[listLotteries, [{ id: '7', name, family: 'ssc', currency: 'CNY' }]]],
    ready: { answer: { currency: 'CNY', restrictions: [{ number: '1,2,3,4,5' }] }, text: '1,2,3,4,5' },
    empty: { text: en['lotteries.numbers.none'] },
  },
  '/lotteries?tab=feeds': {
    asks: listFeeds,
    ready: { answer: { feeds: [{ name: 'State agency' }] }, text: 'State agency' },
    empty: { text: en['lotteries.feed.noFeed'] },
  },
});

it('asks for what its address names', async () => {
  const server = opsServer(draws);
  await showConsole('/lotteries?view=open&game=every-minute&page=2');
  await seeText('#20260305-0007');
  expect(server.inputsOf(listDraws)).toEqual([
    { view: 'open', gameCode: 'every-minute', pageNum: '2', pageSize: '20' },
  ]);
});

it('shows what stands on numbers where there are too many of them to try', async () => {
  const onNumbers = [{ number: '345', stake: '10', most: '9000' }];
  const worst = { numbers: [123_345], payout: '9000', house: '-8000' };
  const risk = { worst, onNumbers, numbered: 3, byNumber: [], heaviest: [], currency: 'CNY' };
  opsServer(draws, [getDrawRisk, risk]);
  await showConsole('/lotteries');
  await press(en['lotteries.act.risk']);
  const table = within(await screen.findByRole('table', { name: en['lotteries.onNumbers'] }));
  expect(table.getByRole('row', { name: /^345/ }).textContent).toMatch(/^34510\.00\s?CNY9,000\.00\s?CNY$/);
  await seeText(/over the 3 heaviest selections/);
});

it('proposes to call a draw off, for a reason and no sooner', async () => {
  const server = opsServer(draws);
  await showConsole('/lotteries');
  await press(en['lotteries.act.void']);
  await pressInDialog(en['lotteries.act.void']);
  await seeText('Give a reason of at least 3 characters.');
  await fill({ [`^${en['reason.label']}`]: 'it was never drawn' });
  await pressInDialog(en['lotteries.act.void']);
  await waitFor(() =>
    expect(server.inputsOf(createProposal)).toEqual([
      { drawId: '12', kind: 'void', numbers: null, reason: 'it was never drawn' },
    ]),
  );
});

/** The acts that the draw of the page offers, without its risk board. */
const actsOfDraw = async () => {
  await seeText('#20260305-0007');
  return screen
    .getAllByRole('button')
    .flatMap(({ textContent }) =>
      textContent !== en['lotteries.act.risk'] && acts.has(textContent) ? [textContent] : [],
    );
};
const acts: ReadonlySet<string> = new Set(
  (['risk', 'result', 'correct', 'void', 'approve', 'reject'] as const).map((act) => en[`lotteries.act.${act}`]),
);
const official = { ...draw, source: 'official', family: 'ssc', numbers: null, proposal: null } as const;
const showDraw = async (row: object) => {
  const server = opsServer([listDraws, { page: { content: [row as typeof official] } }]);
  await showConsole('/lotteries');
  return server;
};

it('proposes the numbers of an official draw in the order they were drawn, and none that are no numbers', async () => {
  const server = await showDraw(official);
  expect(await actsOfDraw()).toEqual([en['lotteries.act.result'], en['lotteries.act.void']]);
  await press(en['lotteries.act.result']);
  await fill({ [`^${en['lotteries.numbers']}`]: '3 8 x 0 7', [`^${en['reason.label']}`]: 'read from the agency' });
  await pressInDialog(en['lotteries.act.result']);
  await seeText(en['error.result_invalid']);
  expect(server.inputsOf(createProposal)).toEqual([]);
  await fill({ [`^${en['lotteries.numbers']}`]: '3, 8 1 0 7' });
  await pressInDialog(en['lotteries.act.result']);
  await waitFor(() =>
    expect(server.inputsOf(createProposal)).toEqual([
      { drawId: '12', kind: 'result', numbers: [3, 8, 1, 0, 7], reason: 'read from the agency' },
    ]),
  );
  await seeText(en['lotteries.proposed']);
});

it('proposes a draw of many prizes prize by prize, with the zeros as printed', async () => {
  const server = await showDraw({ ...official, family: 'thai' });
  await press(en['lotteries.act.result']);
  const prizes = { first: '012345', front3: '001 230', back3: '456, 007' };
  await fill(Object.fromEntries(Object.entries(prizes).map(([prize, text]) => [labelOf(prize), text])));
  await fill({ [labelOf('last2')]: '9', [`^${en['reason.label']}`]: 'read from the agency' });
  await pressInDialog(en['lotteries.act.result']);
  await seeText(en['error.result_invalid']);
  await fill({ [labelOf('last2')]: '09' });
  await pressInDialog(en['lotteries.act.result']);
  await waitFor(() =>
    expect(server.inputsOf(createProposal)).toEqual([
      {
        ...{ drawId: '12', kind: 'result', reason: 'read from the agency' },
        numbers: [12_345, 1, 230, 456, 7, 9],
      },
    ]),
  );
});
const labelOf = (prize: string): string => `^${en[`lotteries.prize.${prize as 'first'}`]}`;

it('corrects a result that stands, and says that the draw is settled anew', async () => {
  const server = await showDraw({ ...official, state: 'settled', numbers: [3, 8, 1, 0, 7], resultNo: 1 });
  expect(await actsOfDraw()).toEqual([en['lotteries.act.correct'], en['lotteries.act.void']]);
  await press(en['lotteries.act.correct']);
  await seeText(en['lotteries.note.correct']);
  await fill({ [`^${en['lotteries.numbers']}`]: '3 8 1 0 9', [`^${en['reason.label']}`]: 'the agency misprinted it' });
  await pressInDialog(en['lotteries.act.correct']);
  await waitFor(() =>
    expect(server.inputsOf(createProposal)).toEqual([
      { drawId: '12', kind: 'result', numbers: [3, 8, 1, 0, 9], reason: 'the agency misprinted it' },
    ]),
  );
});

it('offers no result of an own draw, and nothing at all once it is drawn or void', async () => {
  await showDraw({ ...official, source: 'own', state: 'settled', numbers: [3, 8, 1, 0, 7] });
  expect(await actsOfDraw()).toEqual([]);
  cleanup();
  await showDraw({ ...official, source: 'own' });
  expect(await actsOfDraw()).toEqual([en['lotteries.act.void']]);
  cleanup();
  await showDraw({ ...official, state: 'void' });
  expect(await actsOfDraw()).toEqual([]);
});

const proposal = { id: '31', kind: 'result', numbers: [3, 8, 1, 0, 7], reason: 'read from the agency' } as const;

it('approves and rejects what another person proposed, with the numbers in sight', async () => {
  const row = { ...official, proposal: { ...proposal, proposedBy: 'anna' } };
  const server = await showDraw(row);
  expect(await actsOfDraw()).toEqual([en['lotteries.act.approve'], en['lotteries.act.reject']]);
  await press(en['lotteries.act.approve']);
  const dialog = within(await screen.findByRole('dialog', { name: en['lotteries.act.approve'] }));
  for (const text of ['3 8 1 0 7', 'anna', 'read from the agency']) expect(dialog.getByText(text)).toBeTruthy();
  server.say(decideProposal, { code: 'draw_state_changed', status: 409 });
  await pressInDialog(en['lotteries.act.approve']);
  await seeText(en['error.draw_state_changed']);
  server.say(decideProposal, { value: answerOf(decideProposal, row) });
  await pressInDialog(en['lotteries.act.approve']);
  await seeText(en['lotteries.approved']);
  await press(en['lotteries.act.reject']);
  await pressInDialog(en['lotteries.act.reject']);
  await seeText(en['lotteries.rejected']);
  expect(server.inputsOf(decideProposal)).toEqual([
    { proposalId: '31', isApproved: true },
    { proposalId: '31', isApproved: true },
    { proposalId: '31', isApproved: false },
  ]);
});

it('lets nobody approve what he proposed, but take it back', async () => {
  const server = await showDraw({ ...official, proposal: { ...proposal, proposedBy: ben.username } });
  expect(await actsOfDraw()).toEqual([en['lotteries.act.reject']]);
  await press(en['lotteries.act.reject']);
  await pressInDialog(en['lotteries.act.reject']);
  await waitFor(() => expect(server.inputsOf(decideProposal)).toEqual([{ proposalId: '31', isApproved: false }]));
});

it('changes the terms of a lottery over the version that was seen, for a reason', async () => {
  const terms = {
    ...{ isOpen: true, position: 3, closeSeconds: 5, holidays: ['2031-01-01'], minGroup: 1_700, maxGroup: 1_960 },
    ...{ returnBps: null, playLimit: '10000', memberLimit: '20000', drawLimit: '200000', prizeLimit: '400000' },
  };
  const server = opsServer([listLotteries, [{ id: '7', version: 4, name, currency: 'CNY', terms }]]);
  await showConsole('/lotteries?tab=terms');
  await press(en['lotteries.edit']);
  const field = (of: string): string => `^${en[`lotteries.field.${of as 'position'}`].replace(/[,(].*$/, '')}`;
  fireEvent.click(await screen.findByRole('switch', { name: en['lotteries.isOpen'] }));
  await fill({ [field('returnBps')]: 'x', [field('playLimit')]: '12.50', [field('maxGroup')]: '1950' });
  await fill({ [field('holidays')]: '2031-01-01, 2031-02-01' });
  await pressInDialog(en['lotteries.save']);
  await seeText(en['error.field_invalid']);
  await seeText('Give a reason of at least 3 characters.');
  expect(server.inputsOf(updateLottery)).toEqual([]);
  await fill({ [field('returnBps')]: '9600', [`^${en['reason.label']}`]: 'a new year' });
  server.say(updateLottery, { code: 'version_conflict', status: 409 });
  await pressInDialog(en['lotteries.save']);
  await seeText(en['error.version_conflict']);
  expect(server.inputsOf(updateLottery)).toEqual([
    {
      ...{ lotteryId: '7', version: 4, reason: 'a new year' },
      terms: {
        ...{ isOpen: false, position: 3, closeSeconds: 5, holidays: ['2031-01-01', '2031-02-01'] },
        ...{ minGroup: 1_700, maxGroup: 1_950, returnBps: 9_600, playLimit: '12.5' },
        ...{ memberLimit: '20000', drawLimit: '200000', prizeLimit: '400000' },
      },
    },
  ]);
});

it('accepts a feed that another person asked for, by its change', async () => {
  const change = {
    id: '8',
    kind: 'create',
    gameCodes: ['ssc-1'],
    proposedBy: 'anna',
    reason: 'the state agency',
  } as const;
  const feed = { id: '5', code: 'agency', name: 'State agency', isOpen: false, hasKey: true, change };
  const server = opsServer([listFeeds, { feeds: [feed], lotteries: [{ gameCode: 'ssc-1', name }] }]);
  await showConsole('/lotteries?tab=feeds');
  await press(en['lotteries.feed.act.approve']);
  const dialog = within(await screen.findByRole('dialog', { name: en['lotteries.feed.act.approve'] }));
  for (const text of ['State agency (agency)', 'Every minute', 'anna', 'the state agency']) {
    expect(dialog.getByText(text)).toBeTruthy();
  }
  await pressInDialog(en['lotteries.feed.act.approve']);
  await waitFor(() => expect(server.inputsOf(decideFeed)).toEqual([{ changeId: '8', isApproved: true }]));
  await seeText(en['lotteries.approved']);
});

it('lets who only reads propose nothing', async () => {
  opsServer(draws);
  await showConsole('/lotteries', ['lotteries.read']);
  await seeText('#20260305-0007');
  expect(screen.queryByRole('button', { name: en['lotteries.act.void'] })).toBeNull();
});

const lotteries = [listLotteries, [{ id: '7', gameCode: 'ssc-1', name, family: 'ssc', currency: 'CNY' }]] as const;
const standing = { id: '3', play: 'ssc.star5.direct', number: '1,2,3,4,5', ceiling: '500000', staked: '400000' };
const restricted = [
  listRestrictions,
  { currency: 'CNY', restrictions: [{ ...standing, stakedIn: '20260305-0007' }] },
] as const;

it('restricts numbers, each on a line of its own, and names the one that the server does not take', async () => {
  const server = opsServer(draws, lotteries, restricted);
  await showConsole('/lotteries?tab=numbers');
  await press(en['lotteries.numbers.restrict']);
  await seeText(/written as a bet on it alone: 0,0,0,0,0/);
  await pressInDialog(en['lotteries.numbers.restrict']);
  await seeText('Write between 1 and 50 numbers.');
  server.say(createRestrictions, { code: 'selection_invalid', value: { item: 1, fault: 'not_single' } });
  fireEvent.click(screen.getByRole('radio', { name: en['lotteries.numbers.limited'] }));
  await fill({
    [`^${en['lotteries.numbers.numbers']}`]: '1,2,3,4,5\n\n 6,7,8,9,01 ',
    '^Ceiling per draw, CNY': '12.50',
    [`^${en['reason.label']}`]: 'too many on it',
  });
  await pressInDialog(en['lotteries.numbers.restrict']);
  await seeText('“6,7,8,9,01” is not a single number of this play.');
  expect(server.inputsOf(createRestrictions)).toEqual([
    {
      ...{ lotteryId: '7', play: 'ssc.star5.direct', numbers: ['1,2,3,4,5', '6,7,8,9,01'], drawNo: null },
      ...{ ceiling: '12.5', reason: 'too many on it' },
    },
  ]);
});

it('opens a number again, for a reason', async () => {
  const server = opsServer(draws, lotteries, restricted);
  await showConsole('/lotteries?tab=numbers');
  await press(en['lotteries.numbers.open']);
  await fill({ [`^${en['reason.label']}`]: 'a calmer day' });
  await pressInDialog(en['lotteries.numbers.open']);
  await waitFor(() =>
    expect(server.inputsOf(cancelRestriction)).toEqual([{ restrictionId: '3', reason: 'a calmer day' }]),
  );
});

it('shows restricted numbers to who only reads, without a button', async () => {
  opsServer(draws, lotteries, restricted);
  await showConsole('/lotteries?tab=numbers', ['lotteries.read']);
  await seeText('1,2,3,4,5');
  await seeText('Five stars · Direct');
  expect(screen.queryByRole('button', { name: en['lotteries.numbers.open'] })).toBeNull();
  expect(screen.queryByRole('button', { name: en['lotteries.numbers.restrict'] })).toBeNull();
});
