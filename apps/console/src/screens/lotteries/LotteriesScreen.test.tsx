// @vitest-environment happy-dom
import {
  cancelRestriction,
  createProposal,
  createRestrictions,
  getDrawRisk,
  listDraws,
  listFeeds,
  listLotteries,
  listRestrictions,
} from '@baize/contract';
import { fill } from '@baize/testkit/screens/fill';
import { press, pressInDialog } from '@baize/testkit/screens/press';
import { seeText } from '@baize/testkit/screens/seeText';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../../../../../languages/en/console.json';
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
