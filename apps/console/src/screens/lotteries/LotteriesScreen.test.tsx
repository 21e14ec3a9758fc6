// @vitest-environment happy-dom
import { createProposal, getDrawRisk, listDraws, listFeeds, listLotteries } from '@baize/contract';
import { fill } from '@baize/testkit/screens/fill';
import { press, pressInDialog } from '@baize/testkit/screens/press';
import { seeText } from '@baize/testkit/screens/seeText';
import { screen, waitFor, within } from '@testing-library/react';
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
