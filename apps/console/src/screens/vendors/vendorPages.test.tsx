// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { answerByContract } from '../../testing/answerByContract.ts';
import { showInConsole } from '../../testing/showInConsole.tsx';
import { ComparisonsScreen } from './ComparisonsScreen.tsx';
import { FreeRoundsScreen } from './FreeRoundsScreen.tsx';
import { HeldWinsScreen } from './HeldWinsScreen.tsx';
import { JackpotsScreen } from './JackpotsScreen.tsx';
import { VendorsScreen } from './VendorsScreen.tsx';

vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="/elsewhere">{children}</a>,
  useNavigate: () => async () => undefined,
  useSearch: () => ({}),
}));

const name = { EN: 'Treasure Bowl', CN: '聚宝盆' };
const vendor = {
  ...{ vendorId: 1, code: 'studio', name: 'Baize Studio', dialect: 'jili', isEnabled: true, isOpen: true },
  keepsWallets: false,
  ...{ listsRounds: true, position: 100, badge: '', version: 3, categories: [{ classify: 'RNG', games: 3 }] },
  windows: [
    {
      ...{ id: '7', startsAt: '2026-03-05T12:00:00.000Z', endsAt: '2026-03-05T14:00:00.000Z', reason: 'their update' },
      ...{ notice: { EN: 'Back at ten' }, createdBy: 'anna' },
    },
  ],
};
const pool = {
  ...{ id: '1', vendorName: 'Baize Studio', gameCode: 'treasure-bowl', name, currency: 'CNY', stake: '0.2' },
  ...{ contribution: '0.003', seed: '100', balance: '104.5678', wins: 1, paid: '120' },
};
const payment = {
  ...{ memberId: '42', vendorName: 'Baize Studio', gameCode: 'treasure-bowl', name, round: 'round-of-the-pool' },
  ...{ currency: 'CNY', stake: '0.2', amount: '120', paidAt: '2026-03-05T12:00:00.000Z' },
};
const difference = {
  ...{ id: '9', vendor: 'studio', memberId: '42', round: 'round-nine', gameCode: 'treasure-bowl', currency: 'CNY' },
  ...{
    kind: 'missingHere',
    ours: null,
    theirs: { bet: '1', win: '3' },
    amount: '2',
    state: 'requested',
    note: 'theirs',
  },
  ...{ requestedBy: 'anna', decidedBy: '', owed: '0', seenAt: '2026-03-05T12:00:00.000Z' },
};
const free = {
  ...{ id: '11', vassalage: 'studio', vendorName: 'Baize Studio', gameCode: 'treasure-bowl', gameName: name },
  ...{ image: '/x.webp', currency: 'CNY', stake: '0.2', rounds: 10, left: 10, endsAt: '2026-03-12T12:00:00.000Z' },
  ...{ status: 'requested', memberId: '42', account: 'player1', won: '0', isAtVendor: true },
  ...{ requester: 'anna', approver: '' },
  ...{ reason: 'a slow evening', createdAt: '2026-03-05T12:00:00.000Z', endedAt: null },
};
const page = (rows: unknown[]) => ({ content: rows, pageNum: 1, totalPages: 1, totalRows: rows.length });

const heldWin = {
  ...{ id: '21', memberId: '4', account: 'player1', vendorName: 'Studio', gameName: name, round: 'r-21' },
  ...{ currency: 'CNY', amount: '2000000', stake: '1', status: 'held', first: '', decider: '', reason: '' },
  ...{ createdAt: '2026-03-04T10:00:00.000Z', decidedAt: null },
};

let permissions: string[];
let answers: Record<string, unknown>;
const sent = vi.fn<(id: string, input: unknown) => void>();

beforeEach(() => {
  permissions = ['vendors.read', 'vendors.write', 'vendors.decide', 'members.read'].concat(
    ...['bonuses.read', 'bonuses.write', 'bonuses.decide'],
  );
  answers = {
    'vendors.listBrandVendors': { currency: 'CNY', vendors: [vendor] },
    'vendors.listStuckRounds': { rounds: [], silent: [] },
    'vendors.decideStuckRound': { state: 'settled' },
    'vendors.listWinCaps': { vendorId: 1, currency: 'CNY', caps: [], otherGames: [] },
    'vendors.updateBrandVendor': { ...vendor, isEnabled: false },
    'vendors.createWindow': vendor,
    'vendors.closeWindow': vendor,
    'vendors.listComparisons': page([
      {
        ...{ id: '5', vendor: 'studio', from: '2026-03-04T00:00:00.000Z', to: '2026-03-05T00:00:00.000Z' },
        ...{ status: 'done', listed: 120, found: 1, fault: '', askedBy: '', createdAt: '2026-03-05T00:00:00.000Z' },
      },
    ]),
    'vendors.listDifferences': page([difference]),
    'vendors.decideDifference': { ...difference, state: 'booked', decidedBy: 'ben' },
    'vendors.listJackpots': { page: page([pool]), payments: [payment] },
    'vendors.listFreeRounds': {
      ...{ page: page([free]), counts: { waiting: 1, open: 0, ended: 0 } },
      games: [{ vassalage: 'studio', gameCode: 'treasure-bowl', name, stakes: ['0.2', '0.4'] }],
    },
    'vendors.decideFreeRounds': { ...free, status: 'active', approver: 'ben' },
    'vendors.createFreeRounds': free,
    'vendors.listHeldWins': { page: page([heldWin]), waiting: 1 },
    'vendors.decideHeldWin': { ...heldWin, first: 'ben' },
  };
  vi.stubGlobal('fetch', answerByContract(answers, sent));
});
afterEach(() => {
  cleanup();
  sent.mockReset();
  vi.unstubAllGlobals();
});

function show(Screen: ComponentType): void {
  showInConsole(<Screen />, { permissions });
}
const button = (found: RegExp | string): Promise<HTMLElement> => screen.findByRole('button', { name: found });
const type = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
const inputsOf = (id: string): unknown[] => sent.mock.calls.filter(([one]) => one === id).map(([, input]) => input);

describe('the page of vendors', () => {
  it('switches a vendor off with a reason, and no sooner', async () => {
    show(VendorsScreen);
    fireEvent.click(await button(/Change.*Baize Studio/));
    fireEvent.click(await screen.findByRole('switch'));
    fireEvent.click(await button(en['points.save']));
    await screen.findByText(en['error.reason_required']);
    expect(sent).not.toHaveBeenCalled();
    type('Reason', 'contract is over');
    fireEvent.click(await button(en['points.save']));
    await waitFor(() => expect(inputsOf('vendors.updateBrandVendor')).toHaveLength(1));
    expect(inputsOf('vendors.updateBrandVendor')[0]).toEqual({
      ...{ vendorId: 1, version: 3, isEnabled: false, position: 100, badge: '', reason: 'contract is over' },
    });
  });

  it('raises an alarm for rounds that our wallet refused, and has one sent again with a reason, and no sooner', async () => {
    const stuck = {
      ...{ vendorId: 1, vendor: 'Baize Studio', round: 'round-stuck', memberId: '42', gameCode: 'treasure-bowl' },
      ...{ currency: 'CNY', bet: '1', win: '12.5', call: 'win', reason: 'INVALID_TOKEN', attempts: 1 },
      ...{ isAsking: false, since: '2026-03-05T12:00:00.000Z' },
    };
    const asked = { ...stuck, round: 'round-asked', isAsking: true };
    answers['vendors.listStuckRounds'] = { rounds: [stuck, asked], silent: ['Another Vendor'] };
    show(VendorsScreen);
    expect((await screen.findByRole('alert')).textContent).toContain('2 rounds wait');
    expect(screen.getByText(/Another Vendor did not answer/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /round-asked/ })).toBeNull();
    fireEvent.click(await button(/Act.*round-stuck/));
    fireEvent.click(await button(en['stuck.act.retry']));
    await screen.findByText(en['error.reason_required']);
    expect(inputsOf('vendors.decideStuckRound')).toEqual([]);
    type('Reason', 'the token is known again');
    fireEvent.click(await button(en['stuck.act.retry']));
    await waitFor(() => expect(inputsOf('vendors.decideStuckRound')).toHaveLength(1));
    expect(inputsOf('vendors.decideStuckRound')[0]).toEqual({
      ...{ vendorId: 1, round: 'round-stuck', act: 'retry', reason: 'the token is known again' },
    });
  });

  it('plans a maintenance window and ends one', async () => {
    show(VendorsScreen);
    fireEvent.click(await button(/Change.*Baize Studio/));
    expect(await screen.findByText('Back at ten')).toBeTruthy();
    fireEvent.click(await button(en['vendors.plan']));
    await screen.findByText('Maintenance of Baize Studio');
    fireEvent.change(screen.getAllByLabelText(/^Reason/).at(-1)!, { target: { value: 'their update' } });
    fireEvent.click(screen.getAllByRole('button', { name: en['vendors.plan'] }).at(-1)!);
    await waitFor(() => expect(inputsOf('vendors.createWindow')).toHaveLength(1));
    expect(inputsOf('vendors.createWindow')[0]).toMatchObject({ vendorId: 1, reason: 'their update', notice: {} });
    fireEvent.click(await button(en['vendors.end']));
    await screen.findByRole('dialog', { name: en['vendors.end'] });
    fireEvent.change(screen.getAllByLabelText(/^Reason/).at(-1)!, { target: { value: 'done early' } });
    fireEvent.click(screen.getAllByRole('button', { name: en['vendors.end'] }).at(-1)!);
    await waitFor(() => expect(inputsOf('vendors.closeWindow')).toEqual([{ windowId: '7', reason: 'done early' }]));
  });

  it('can be read and not changed by who only reads', async () => {
    permissions = ['vendors.read'];
    show(VendorsScreen);
    fireEvent.click(await button(/Look.*Baize Studio/));
    expect(await screen.findByText('Back at ten')).toBeTruthy();
    for (const word of [en['points.save'], en['vendors.plan'], en['vendors.end']]) {
      expect(screen.queryByRole('button', { name: word })).toBeNull();
    }
  });
});

describe('the page of comparisons', () => {
  it('asks for one, and books a difference that somebody else asked for', async () => {
    answers['vendors.createComparison'] = (answers['vendors.listComparisons'] as { content: unknown[] }).content[0];
    show(ComparisonsScreen);
    fireEvent.click(await button(en['compare.ask']));
    await waitFor(() => expect(inputsOf('vendors.createComparison')).toMatchObject([{ vendorId: 1 }]));
    fireEvent.click(await button(/round-nine/));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: en['compare.act.book'] }));
    await waitFor(() =>
      expect(inputsOf('vendors.decideDifference')).toEqual([{ differenceId: '9', isApproved: true }]),
    );
  });
});

describe('the page of jackpots', () => {
  it('shows a share of a small bet with all its decimals, and what was paid', async () => {
    show(JackpotsScreen);
    expect(await screen.findByText('0.003')).toBeTruthy();
    expect(screen.getByText('104.56')).toBeTruthy();
    expect(screen.getByText('round-of-the-pool')).toBeTruthy();
  });
});

describe('the page of free rounds', () => {
  it('asks for rounds at a stake that the game offers', async () => {
    show(FreeRoundsScreen);
    fireEvent.click(await button(en['freeRounds.give']));
    const dialog = await screen.findByRole('dialog');
    const fill = (label: RegExp, value: string): void =>
      void fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
    const ask = within(dialog).getByRole('button', { name: en['bonuses.ask'] });
    fireEvent.click(ask);
    await screen.findByText(en['freeRounds.fault.account']);
    fill(/^Account/, 'player1');
    const choose = (at: number, value: string): void =>
      void fireEvent.change(dialog.querySelectorAll('select')[at]!, { target: { value } });
    choose(0, 'studio treasure-bowl');
    await waitFor(() =>
      expect(dialog.querySelectorAll('select')[1]!.querySelector('option[value="0.4"]')).toBeTruthy(),
    );
    choose(1, '0.4');
    fill(/^Rounds/, '5');
    fill(/^Reason/, 'a slow evening');
    fireEvent.click(ask);
    await waitFor(() => expect(inputsOf('vendors.createFreeRounds')).toHaveLength(1));
    expect(inputsOf('vendors.createFreeRounds')[0]).toMatchObject({
      ...{ account: 'player1', vassalage: 'studio', gameCode: 'treasure-bowl', stake: '0.4', rounds: 5 },
      reason: 'a slow evening',
    });
  });

  it('approves what somebody else asked for, and leaves one’s own to another', async () => {
    show(FreeRoundsScreen);
    fireEvent.click(await button(en['freeRounds.act.approve']));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'agreed' } });
    fireEvent.click(dialog.getByRole('button', { name: en['freeRounds.act.approve'] }));
    await waitFor(() =>
      expect(inputsOf('vendors.decideFreeRounds')).toEqual([{ id: '11', act: 'approve', reason: 'agreed' }]),
    );
    cleanup();
    answers['vendors.listFreeRounds'] = {
      ...(answers['vendors.listFreeRounds'] as object),
      page: page([{ ...free, requester: 'ben' }]),
    };
    show(FreeRoundsScreen);
    await screen.findByText(en['bonuses.second']);
    expect(screen.queryByRole('button', { name: en['freeRounds.act.approve'] })).toBeNull();
  });

  it('says of open ones that their vendor has not taken them over yet', async () => {
    const open = { ...free, status: 'active', approver: 'ben' };
    const list = answers['vendors.listFreeRounds'] as object;
    answers['vendors.listFreeRounds'] = {
      ...list,
      page: page([
        { ...open, isAtVendor: false },
        { ...open, id: '12' },
      ]),
    };
    show(FreeRoundsScreen);
    expect(await screen.findAllByText(en['freeRounds.untold'])).toHaveLength(1);
  });
});

describe('held wins', () => {
  it('are approved for a reason, and by whoever approved first only turned down', async () => {
    show(HeldWinsScreen);
    await screen.findByText(en['heldWins.times'].replace('{times}', '2000000'));
    fireEvent.click(await button(en['heldWins.act.approve']));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(en['heldWins.fourEyes'])).toBeTruthy();
    const press = () => fireEvent.click(dialog.getByRole('button', { name: en['heldWins.act.approve'] }));
    press();
    expect(inputsOf('vendors.decideHeldWin')).toEqual([]);
    fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'the vendor has confirmed it' } });
    press();
    await waitFor(() =>
      expect(inputsOf('vendors.decideHeldWin')).toEqual([
        { id: '21', act: 'approve', reason: 'the vendor has confirmed it' },
      ]),
    );
    cleanup();
    answers['vendors.listHeldWins'] = { page: page([{ ...heldWin, first: 'ben' }]), waiting: 1 };
    show(HeldWinsScreen);
    await button(en['heldWins.act.reject']);
    expect(screen.queryByRole('button', { name: en['heldWins.act.approve'] })).toBeNull();
  });
});
