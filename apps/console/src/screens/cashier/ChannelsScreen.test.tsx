// @vitest-environment happy-dom
import { getWithdrawLimits, listChannels, updateChannel, updateWithdrawLimits } from '@baize/contract';
import { fill } from '@baize/testkit/screens/fill';
import { press, pressInDialog } from '@baize/testkit/screens/press';
import { seeText } from '@baize/testkit/screens/seeText';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { opsServer } from '../../testing/opsServer.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showConsole } from '../../testing/showConsole.tsx';

const channels = [listChannels, [{ id: '3', name: 'Bank of Felt', version: 4 }]] as const;
const limits = {
  ...{ minimum: '876', maximum: '5000', dailySum: '9000', secondFrom: '1000', depositSecondFrom: '2000' },
  ...{ dailyCount: 3, confirmMinutes: 60, feeBps: 50, turnoverBps: 10_000 },
};

screenStates({
  '/channels': {
    asks: listChannels,
    ready: { answer: channels[1], text: 'Bank of Felt' },
    empty: { text: en['channels.none'] },
  },
  '/channels?of=limits': {
    asks: getWithdrawLimits,
    ready: { answer: { limits }, text: '876' },
    empty: { text: en['channels.noLimits'] },
  },
});

it('saves a way to pay in, on the version that was read', async () => {
  const server = opsServer(channels);
  await showConsole('/channels');
  await press('Bank of Felt');
  await fill({ [`^${en['channels.name']}$`]: 'Bank of Cloth' });
  await pressInDialog(en['channels.save']);
  await waitFor(() =>
    expect(server.inputsOf(updateChannel)).toMatchObject([
      { channelId: '3', version: 4, draft: { name: 'Bank of Cloth' } },
    ]),
  );
});

it('saves what withdrawals keep to, on the version that was read', async () => {
  const server = opsServer([getWithdrawLimits, { limits, version: 6 }]);
  await showConsole('/channels');
  await press(en['channels.saveLimits']);
  await waitFor(() => expect(server.inputsOf(updateWithdrawLimits)).toEqual([{ version: 6, limits }]));
});

it('lets who only reads add and save nothing', async () => {
  opsServer(channels);
  await showConsole('/channels', ['cashier.read']);
  await seeText(en['channels.noLimits']);
  for (const name of [en['channels.add'], en['channels.saveLimits']]) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});
