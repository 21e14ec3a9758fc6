// @vitest-environment happy-dom
import { getReturnReport, listGameRounds } from '@baize/contract';
import { press } from '@baize/testkit/screens/press';
import { seeText } from '@baize/testkit/screens/seeText';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { opsServer } from '../../testing/opsServer.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showConsole } from '../../testing/showConsole.tsx';

const game = { vassalage: 'nine', gameCode: 'cards', name: { EN: 'Nine Cards' } } as const;
const report = [getReturnReport, { page: { content: [game] } }] as const;
const march = '/returns?search=cards&from=2026-03-01&to=2026-03-02&page=2';
const stretch = { from: '2026-02-28T16:00:00.000Z', to: '2026-03-02T16:00:00.000Z' };

screenStates({
  '/returns': {
    asks: getReturnReport,
    ready: { answer: report[1], text: 'Nine Cards' },
    empty: { text: en['returns.none'] },
  },
});

it('asks for the days of its address, and shows the rounds of a game within them', async () => {
  const server = opsServer(report, [listGameRounds, { content: [{ round: { round: 'r-77' } }] }]);
  await showConsole(march);
  await press(en['returns.show']);
  await seeText('r-77');
  expect(server.inputsOf(getReturnReport)).toEqual([{ ...stretch, search: 'cards', pageNum: '2', pageSize: '20' }]);
  expect(server.inputsOf(listGameRounds)).toEqual([
    { ...stretch, vassalage: 'nine', gameCode: 'cards', pageNum: '1', pageSize: '20' },
  ]);
});

it('shows beside the stated return the actual one with its bounds, and which of them is outside', async () => {
  const stated = { theoreticalBps: 9_612, actualBps: 9_154, lowBps: 8_901, highBps: 9_407 };
  const content = [
    { ...game, ...stated, isOutside: true },
    { ...game, gameCode: 'dice', name: { EN: 'Nine Dice' }, theoreticalBps: 0, lowBps: null, highBps: null },
  ];
  opsServer([getReturnReport, { page: { content } }]);
  await showConsole('/returns');
  await seeText('Nine Dice');
  const cellsOf = (name: string): (string | null)[] =>
    within(screen.getByRole('row', { name: new RegExp(name) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cellsOf('Nine Cards').slice(3, 7)).toEqual(['96.12%', '91.54%', '89.01% – 94.07%', en['returns.outside']]);
  const [few, , bounds, verdict] = cellsOf('Nine Dice').slice(3, 7);
  expect([few, bounds, verdict]).toEqual(['—', en['returns.few'], en['returns.inside']]);
});

it('shows no rounds to who may not know members', async () => {
  opsServer(report);
  await showConsole('/returns', ['games.read']);
  await seeText('Nine Cards');
  expect(screen.queryByRole('button', { name: new RegExp(`^${en['returns.show']}`) })).toBeNull();
});
