// @vitest-environment happy-dom
import {
  approveRedemption,
  getLiability,
  getPointsSettings,
  listRedemptionQueue,
  listRewardCatalogue,
  updatePointsSettings,
} from '@baize/contract';
import { fill } from '@baize/testkit/screens/fill';
import { press, pressInDialog } from '@baize/testkit/screens/press';
import { seeText } from '@baize/testkit/screens/seeText';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { opsServer } from '../../testing/opsServer.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showConsole } from '../../testing/showConsole.tsx';

const queue = [listRedemptionQueue, { page: { content: [{ id: '3', account: 'player7', remark: '' }] } }] as const;
const settings = [getPointsSettings, { rates: { RNG: 876 }, ratioPoints: 100, ratioAmount: '1', version: 2 }] as const;

screenStates({
  '/points': {
    asks: listRedemptionQueue,
    ready: { answer: queue[1], text: 'player7' },
    empty: { text: en['points.noneWaiting'] },
  },
  '/points?view=all': {
    asks: listRedemptionQueue,
    ready: { answer: queue[1], text: 'player7' },
    empty: { text: en['points.none'] },
  },
  '/points?tab=catalogue': {
    asks: listRewardCatalogue,
    ready: { answer: { page: { content: [{ draft: { name: { EN: 'A warm scarf' } } }] } }, text: 'A warm scarf' },
    empty: { text: en['points.noRewards'] },
  },
  '/points?tab=rates': {
    asks: getPointsSettings,
    ready: { answer: settings[1], text: '876' },
    empty: { text: en['points.ratioPointsHint'] },
  },
  '/points?tab=liability': {
    asks: getLiability,
    ready: { answer: { outstanding: 87_654, rows: [{ source: 'RNG', points: 87_654 }] }, text: '87,654' },
    empty: { text: en['points.owed.noRatio'] },
  },
});

it('asks for what its address names', async () => {
  const server = opsServer(queue);
  await showConsole('/points?view=approved&search=player7&page=2');
  await seeText('player7');
  expect(server.inputsOf(listRedemptionQueue)).toEqual([
    { view: 'approved', account: 'player7', pageNum: '2', pageSize: '20' },
  ]);
});

it('approves a redemption with a remark', async () => {
  const server = opsServer(queue);
  await showConsole('/points');
  await press(en['points.act.approve']);
  await fill({ [en['points.remark']]: 'sent today' });
  await pressInDialog(en['points.act.approve']);
  await waitFor(() =>
    expect(server.inputsOf(approveRedemption)).toEqual([{ redemptionId: '3', remark: 'sent today' }]),
  );
});

it('saves what points are worth, on the version that was read', async () => {
  const server = opsServer(settings);
  await showConsole('/points?tab=rates');
  await fill({ [`^${en['points.ratioPoints']}`]: '250' });
  await press(en['points.save']);
  await waitFor(() =>
    expect(server.inputsOf(updatePointsSettings)).toMatchObject([
      { rates: { RNG: 876, LIVE: 0 }, ratioPoints: 250, ratioAmount: '1', version: 2 },
    ]),
  );
});

it('lets who only reads decide and save nothing', async () => {
  opsServer(queue, settings);
  await showConsole('/points', ['points.read']);
  await seeText('player7');
  expect(screen.queryByRole('button', { name: en['points.act.approve'] })).toBeNull();
});
