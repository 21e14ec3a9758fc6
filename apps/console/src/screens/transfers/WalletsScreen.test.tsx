// @vitest-environment happy-dom
import { getReconciliation, getWalletMode, listWalletMoves, updateWalletMode } from '@baize/contract';
import { fill } from '@baize/testkit/screens/fill';
import { press, pressInDialog } from '@baize/testkit/screens/press';
import { seeText } from '@baize/testkit/screens/seeText';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { opsServer } from '../../testing/opsServer.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showConsole } from '../../testing/showConsole.tsx';

const mode = [getWalletMode, { vendors: [{ code: 'nine', name: 'Studio Nine' }] }] as const;

screenStates({
  '/wallets': {
    asks: getWalletMode,
    ready: { answer: mode[1], text: 'Studio Nine' },
    empty: { text: en['wallets.noVendors'] },
  },
  '/wallets?page=2': {
    asks: listWalletMoves,
    ready: { answer: { content: [{ account: 'player7' }] }, text: 'player7' },
    empty: { text: en['table.noMatch'] },
  },
  '/wallets?view=all': {
    asks: getReconciliation,
    around: [mode],
    ready: { answer: { differences: [{ account: 'player7' }] }, text: 'player7' },
    empty: { text: en['wallets.noDifference'] },
  },
});

it('asks for what its address names', async () => {
  const server = opsServer([listWalletMoves, { content: [{ account: 'player7' }] }]);
  await showConsole('/wallets?view=all&search=player7&page=2');
  await seeText('player7');
  expect(server.inputsOf(listWalletMoves)).toEqual([{ view: 'all', search: 'player7', pageNum: '2', pageSize: '20' }]);
});

it('switches to one wallet for a reason, and no sooner', async () => {
  const server = opsServer(mode);
  await showConsole('/wallets');
  await press(en['wallets.toSingle']);
  await pressInDialog(en['wallets.toSingle']);
  await seeText('Give a reason of at least 3 characters.');
  await fill({ [`^${en['reason.label']}`]: 'the vendor leaves' });
  await pressInDialog(en['wallets.toSingle']);
  await waitFor(() =>
    expect(server.inputsOf(updateWalletMode)).toEqual([{ isSingle: true, reason: 'the vendor leaves' }]),
  );
});

it('lets who only reads switch nothing', async () => {
  opsServer(mode);
  await showConsole('/wallets', ['transfers.read']);
  await seeText('Studio Nine');
  expect(screen.queryByRole('button', { name: en['wallets.toSingle'] })).toBeNull();
});
