// @vitest-environment happy-dom
import { decideSubmission, getLevels, listSubmissions, updateLevels } from '@baize/contract';
import { fill } from '@baize/testkit/screens/fill';
import { press, pressInDialog } from '@baize/testkit/screens/press';
import { seeText } from '@baize/testkit/screens/seeText';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { opsServer } from '../../testing/opsServer.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showConsole } from '../../testing/showConsole.tsx';

const submission = { id: '2', account: 'player7', status: 'inReview' } as const;
const queue = [listSubmissions, { page: { content: [submission] }, waiting: 1 }] as const;
const levels = [{ single: '876', daily: null }, {}, {}, {}].map((level) => ({ single: null, daily: null, ...level }));

screenStates({
  '/kyc': {
    asks: listSubmissions,
    ready: { answer: queue[1], text: 'player7' },
    empty: { text: en['kyc.inReviewEmpty'] },
  },
  '/kyc?status=all': {
    asks: getLevels,
    ready: { answer: { levels }, text: '876' },
    empty: { text: en['kyc.noLevels'] },
  },
});

it('asks for what its address names', async () => {
  const server = opsServer(queue);
  await showConsole('/kyc?status=rejected&page=2');
  await seeText('player7');
  expect(server.inputsOf(listSubmissions)).toEqual([{ status: 'rejected', pageNum: '2', pageSize: '20' }]);
});

it('accepts papers for a reason, and no sooner', async () => {
  const server = opsServer(queue);
  await showConsole('/kyc');
  await press('player7');
  await pressInDialog(en['kyc.approve']);
  await seeText('Give a reason of at least 10 characters.');
  await fill({ [`^${en['reason.record']}`]: 'passport and bill agree' });
  await pressInDialog(en['kyc.approve']);
  await waitFor(() =>
    expect(server.inputsOf(decideSubmission)).toEqual([
      { submissionId: '2', outcome: 'approve', reason: 'passport and bill agree' },
    ]),
  );
});

it('saves what the levels allow, on the version that was read', async () => {
  const server = opsServer([getLevels, { levels, version: 5 }]);
  await showConsole('/kyc');
  await press(en['kyc.levelsSave']);
  await waitFor(() => expect(server.inputsOf(updateLevels)).toEqual([{ version: 5, levels }]));
});

it('lets who only reads decide and save nothing', async () => {
  opsServer(queue);
  await showConsole('/kyc', ['kyc.read']);
  await seeText(en['kyc.noLevels']);
  expect(screen.queryByRole('button', { name: en['kyc.levelsSave'] })).toBeNull();
});
