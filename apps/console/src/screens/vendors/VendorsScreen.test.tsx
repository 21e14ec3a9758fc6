// @vitest-environment happy-dom
import {
  closeWindow,
  createWindow,
  decideStuckRound,
  listBrandVendors,
  listStuckRounds,
  updateBrandVendor,
  updateOpening,
} from '@baize/contract';
import type { Permission } from '@baize/contract/operators/permissions';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { opsServer, type OpsServer } from '../../testing/opsServer.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showConsole } from '../../testing/showConsole.tsx';

const vendor = {
  ...{ vendorId: 1, code: 'studio', name: 'Baize Studio', dialect: 'jili', isEnabled: true, isOpen: true },
  keepsWallets: false,
  opening: {
    launchOrigins: ['https://games.studio.example', 'https://m.studio.example:8443'],
    vendor: { isFrameable: true, mirroredOrigins: ['https://games.studio.example'] },
    brand: null,
  },
  ...{ listsRounds: true, position: 100, badge: '', version: 3, categories: [{ classify: 'RNG', games: 3 }] },
  windows: [
    {
      ...{ id: '7', startsAt: '2026-03-05T12:00:00.000Z', endsAt: '2026-03-05T14:00:00.000Z', reason: 'their update' },
      ...{ notice: { EN: 'Back at ten' }, createdBy: 'anna' },
    },
  ],
};

let server: OpsServer;
let permissions: readonly Permission[];

beforeEach(() => {
  permissions = ['vendors.read', 'vendors.write', 'vendors.decide'];
  server = opsServer([listBrandVendors, { currency: 'CNY', vendors: [vendor] }]);
});

screenStates({
  '/vendors': {
    asks: listBrandVendors,
    ready: { answer: { vendors: [{ name: 'Studio Nine' }] }, text: 'Studio Nine' },
    empty: { text: en['vendors.none'] },
  },
});

const show = () => showConsole('/vendors', permissions);
const button = (found: RegExp | string): Promise<HTMLElement> => screen.findByRole('button', { name: found });
const type = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });

it('switches a vendor off with a reason, and no sooner', async () => {
  await show();
  fireEvent.click(await button(/Change.*Baize Studio/));
  fireEvent.click(await screen.findByRole('switch'));
  fireEvent.click(await button(en['points.save']));
  await screen.findByText('Give a reason of at least 3 characters.');
  expect(server.inputsOf(updateBrandVendor)).toEqual([]);
  type('Reason', 'contract is over');
  fireEvent.click(await button(en['points.save']));
  await waitFor(() => expect(server.inputsOf(updateBrandVendor)).toHaveLength(1));
  expect(server.inputsOf(updateBrandVendor)[0]).toEqual({
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
  server.say(listStuckRounds, { value: { rounds: [stuck, asked], silent: ['Another Vendor'] } });
  await show();
  expect((await screen.findByRole('alert')).textContent).toContain('2 rounds wait');
  expect(screen.getByText(/Another Vendor did not answer/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /round-asked/ })).toBeNull();
  fireEvent.click(await button(/Act.*round-stuck/));
  fireEvent.click(await button(en['stuck.act.retry']));
  await screen.findByText('Give a reason of at least 3 characters.');
  expect(server.inputsOf(decideStuckRound)).toEqual([]);
  type('Reason', 'the token is known again');
  fireEvent.click(await button(en['stuck.act.retry']));
  await waitFor(() => expect(server.inputsOf(decideStuckRound)).toHaveLength(1));
  expect(server.inputsOf(decideStuckRound)[0]).toEqual({
    ...{ vendorId: 1, round: 'round-stuck', act: 'retry', reason: 'the token is known again' },
  });
});

it('decides for the brand how its games are opened, with a reason, and hands it back to the vendor', async () => {
  await show();
  fireEvent.click(await button(/Change.*Baize Studio/));
  const facts = within(await screen.findByRole('region', { name: en['opening.title'] }));
  expect(facts.getByText(en['opening.frame'])).toBeTruthy();
  expect(facts.getByText(en['opening.from.vendor'])).toBeTruthy();
  expect(facts.getByText('https://games.studio.example')).toBeTruthy();
  fireEvent.click(await button(en['opening.change']));
  const dialog = within(await screen.findByRole('dialog', { name: 'How games of Baize Studio are opened' }));
  const box = (name: RegExp) => dialog.getByRole<HTMLInputElement>('checkbox', { name });
  expect([box(/tab/).disabled, box(/^https:..games/).checked, box(/8443/).checked]).toEqual([true, true, false]);
  fireEvent.click(dialog.getByRole('radio', { name: en['opening.from.brand'] }));
  fireEvent.click(box(/tab/));
  fireEvent.click(box(/8443/));
  fireEvent.click(dialog.getByRole('button', { name: en['points.save'] }));
  await dialog.findByText('Give a reason of at least 3 characters.');
  expect(server.inputsOf(updateOpening)).toEqual([]);
  fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'they forbid frames' } });
  server.say(updateOpening, { code: 'version_conflict', status: 409 });
  fireEvent.click(dialog.getByRole('button', { name: en['points.save'] }));
  expect(await dialog.findByText(en['error.version_conflict'])).toBeTruthy();
  const changed = { isFrameable: false, mirroredOrigins: vendor.opening.launchOrigins };
  const decided = { ...vendor, opening: { ...vendor.opening, brand: changed } };
  server.say(listBrandVendors, { value: { currency: 'CNY', vendors: [decided] } });
  server.say(updateOpening, { value: decided });
  fireEvent.click(dialog.getByRole('button', { name: en['points.save'] }));
  expect(await facts.findByText(en['opening.from.brand'])).toBeTruthy();
  expect(facts.getByText(en['opening.tab'])).toBeTruthy();
  fireEvent.click(await button(en['opening.change']));
  const again = within(await screen.findByRole('dialog', { name: 'How games of Baize Studio are opened' }));
  fireEvent.click(again.getByRole('radio', { name: en['opening.from.vendor'] }));
  fireEvent.change(again.getByLabelText(/^Reason/), { target: { value: 'as it was' } });
  fireEvent.click(again.getByRole('button', { name: en['points.save'] }));
  await waitFor(() => expect(server.inputsOf(updateOpening)).toHaveLength(3));
  const sent = { vendorId: 1, version: 3, reason: 'they forbid frames', opening: changed };
  expect(server.inputsOf(updateOpening)).toEqual([sent, sent, { ...sent, reason: 'as it was', opening: null }]);
});

it('plans a maintenance window and ends one', async () => {
  await show();
  fireEvent.click(await button(/Change.*Baize Studio/));
  expect(await screen.findByText('Back at ten')).toBeTruthy();
  fireEvent.click(await button(en['vendors.plan']));
  await screen.findByText('Maintenance of Baize Studio');
  fireEvent.change(screen.getAllByLabelText(/^Reason/).at(-1)!, { target: { value: 'their update' } });
  fireEvent.click(screen.getAllByRole('button', { name: en['vendors.plan'] }).at(-1)!);
  await waitFor(() => expect(server.inputsOf(createWindow)).toHaveLength(1));
  expect(server.inputsOf(createWindow)[0]).toMatchObject({ vendorId: 1, reason: 'their update', notice: {} });
  fireEvent.click(await button(en['vendors.end']));
  await screen.findByRole('dialog', { name: en['vendors.end'] });
  fireEvent.change(screen.getAllByLabelText(/^Reason/).at(-1)!, { target: { value: 'done early' } });
  fireEvent.click(screen.getAllByRole('button', { name: en['vendors.end'] }).at(-1)!);
  await waitFor(() => expect(server.inputsOf(closeWindow)).toEqual([{ windowId: '7', reason: 'done early' }]));
});

it('shows who only reads everything, and nothing to change it with', async () => {
  permissions = ['vendors.read'];
  await show();
  fireEvent.click(await button(/Look.*Baize Studio/));
  expect(await screen.findByText('Back at ten')).toBeTruthy();
  for (const word of [en['points.save'], en['opening.change'], en['vendors.plan'], en['vendors.end']]) {
    expect(screen.queryByRole('button', { name: word })).toBeNull();
  }
});

it('says that it is not known whether rounds are stuck', async () => {
  server.say(listStuckRounds, { code: 'unknown_error', status: 500 });
  await show();
  expect(await screen.findByText(en['shell.readFailed'])).toBeTruthy();
});
