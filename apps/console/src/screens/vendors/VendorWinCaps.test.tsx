// @vitest-environment happy-dom
import { listWinCaps, removeWinCap, updateWinCap } from '@baize/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { answerByContract } from '../../testing/answerByContract.ts';
import { refused } from '../../testing/refused.ts';
import { showInConsole } from '../../testing/showInConsole.tsx';
import { VendorWinCaps } from './VendorWinCaps.tsx';

const vendor = {
  ...{ vendorId: 1, code: 'studio', name: 'Baize Studio', dialect: 'softswiss', isEnabled: true, isOpen: true },
  keepsWallets: false,
  opening: { launchOrigins: [], vendor: { isFrameable: true, mirroredOrigins: [] }, brand: null },
  ...{ listsRounds: true, position: 100, badge: '' as const, version: 3, categories: [], windows: [] },
};
const nothing = { greatest: null, version: 0, setBy: '', setAt: null };
const forAll = {
  ...{ gameCode: '', gameName: null, multiple: 20_000, multipleFrom: 'default' },
  ...{ ...nothing, amount: '1000000', amountFrom: 'default' },
};
const ofLantern = {
  ...{ gameCode: 'lantern-ways', gameName: { EN: 'Lantern Ways', CN: '千灯路' }, multiple: 114, multipleFrom: 'sums' },
  ...{ ...nothing, greatest: 114, amount: '1000000', amountFrom: 'default' },
};
const ofDragon = {
  ...{ gameCode: 'dragon-eight', gameName: { EN: 'Dragon Eight', CN: '龙八' }, multiple: 500, multipleFrom: 'game' },
  ...{ greatest: null, version: 4, setBy: 'anna', setAt: '2026-03-05T12:00:00.000Z' },
  ...{ amount: '70000', amountFrom: 'game' },
};
const bowl = { gameCode: 'treasure-bowl', name: { EN: 'Treasure Bowl', CN: '聚宝盆' } };
const set = (caps: unknown[]) => ({ vendorId: 1, currency: 'CNY', caps, otherGames: [bowl] });

let answers: Record<string, unknown>;
const sent = vi.fn<(id: string, input: unknown) => void>();
beforeEach(() => {
  const all = set([forAll, ofDragon, ofLantern]);
  answers = { [listWinCaps.id]: all, [updateWinCap.id]: all, [removeWinCap.id]: all };
  vi.stubGlobal('fetch', answerByContract(answers, sent));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const show = (permissions = ['vendors.read', 'vendors.write'], of: Partial<typeof vendor> = {}) =>
  showInConsole(<VendorWinCaps vendor={{ ...vendor, ...of }} />, { permissions });
const open = async (name: RegExp | string) => {
  fireEvent.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  return {
    ...dialog,
    type: (label: RegExp, value: string) => fireEvent.change(dialog.getByLabelText(label), { target: { value } }),
    press: (word: string) => fireEvent.click(dialog.getByRole('button', { name: word })),
  };
};

describe('the bounds on wins of a vendor', () => {
  it('are shown for all games and for each with its own, with where they come from', async () => {
    show();
    const item = async (name: string) => within((await screen.findByText(name)).closest('li')!);
    const all = await item(en['caps.all']);
    expect(all.getByText('20,000 ×')).toBeTruthy();
    expect(all.getAllByText(en['caps.from.default'])).toHaveLength(2);
    const lantern = await item('Lantern Ways');
    expect(lantern.getAllByText('114 ×')).toHaveLength(2);
    expect(lantern.getByText(en['caps.from.sums'])).toBeTruthy();
    const dragon = await item('Dragon Eight');
    expect(dragon.getByText(/anna/)).toBeTruthy();
    expect(screen.queryAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
  });

  it('say so where no game has its own', async () => {
    answers[listWinCaps.id] = set([forAll]);
    show();
    expect(await screen.findByText(en['caps.noGames'])).toBeTruthy();
  });

  it('say why they could not be read, and are asked for again', async () => {
    answers[listWinCaps.id] = refused('not_allowed', 403);
    show();
    expect(await screen.findByText(en['error.not_allowed'])).toBeTruthy();
    answers[listWinCaps.id] = new TypeError('The line is down.');
    fireEvent.click(await screen.findByRole('button', { name: en['shell.retry'] }));
    await screen.findByText(en['shell.readFailed']);
    answers[listWinCaps.id] = set([forAll]);
    fireEvent.click(await screen.findByRole('button', { name: en['shell.retry'] }));
    expect(await screen.findByText(en['caps.all'])).toBeTruthy();
  });

  it('are only read by who only reads, and not asked for where the vendor keeps wallets of its own', async () => {
    show(['vendors.read']);
    await screen.findByText('Lantern Ways');
    expect(screen.queryAllByRole('button')).toEqual([]);
    cleanup();
    show(undefined, { keepsWallets: true });
    expect(await screen.findByText(en['error.vendor_keeps_wallets'])).toBeTruthy();
    expect(screen.queryByText(en['caps.all'])).toBeNull();
  });
});

describe('a bound', () => {
  it('is set for a game within what the game can pay, with a reason, and no sooner', async () => {
    show();
    const dialog = await open(/^Set.*Lantern Ways/);
    dialog.type(/^Times the stake/, '115');
    dialog.type(/^Amount/, '0');
    dialog.press(en['points.save']);
    await dialog.findByText(en['caps.multipleFault'].replace('{most}', '114'));
    expect(dialog.getByText(en['caps.amountFault'])).toBeTruthy();
    expect(dialog.getByText('Give a reason of at least 3 characters.')).toBeTruthy();
    expect(sent).not.toHaveBeenCalled();
    dialog.type(/^Times the stake/, '100');
    dialog.type(/^Amount/, '25000.5');
    dialog.type(/^Reason/, 'agreed with them');
    dialog.press(en['points.save']);
    await waitFor(() =>
      expect(sent.mock.calls).toEqual([
        [
          updateWinCap.id,
          {
            ...{ vendorId: 1, gameCode: 'lantern-ways', version: 0, multiple: 100, amount: '25000.5' },
            reason: 'agreed with them',
          },
        ],
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is set for a game that is chosen', async () => {
    show();
    const dialog = await open(en['caps.addGame']);
    dialog.type(/^Reason/, 'a new game');
    dialog.press(en['points.save']);
    await dialog.findByText(en['freeRounds.fault.game']);
    const choice = screen.getByRole('dialog').querySelector('select')!;
    fireEvent.change(choice, { target: { value: 'treasure-bowl' } });
    dialog.press(en['points.save']);
    await waitFor(() =>
      expect(sent.mock.calls).toMatchObject([
        [updateWinCap.id, { gameCode: 'treasure-bowl', version: 0, multiple: 20_000, amount: '1000000' }],
      ]),
    );
  });

  it('stays as it was where the server refuses, and the dialog says why', async () => {
    answers[updateWinCap.id] = refused('version_conflict', 409);
    show();
    const dialog = await open(/^Change.*Dragon Eight/);
    dialog.type(/^Reason/, 'less of it');
    dialog.press(en['points.save']);
    expect(await dialog.findByText(en['error.version_conflict'])).toBeTruthy();
  });

  it('is removed with a reason, as it was read', async () => {
    show();
    const dialog = await open(/^Remove.*Dragon Eight/);
    dialog.press(en['caps.remove']);
    await dialog.findByText('Give a reason of at least 3 characters.');
    dialog.type(/^Reason/, 'no longer needed');
    dialog.press(en['caps.remove']);
    await waitFor(() =>
      expect(sent.mock.calls).toEqual([
        [removeWinCap.id, { vendorId: 1, gameCode: 'dragon-eight', version: 4, reason: 'no longer needed' }],
      ]),
    );
  });
});
