// @vitest-environment happy-dom
import { createSegment, getSegmentMembers, listSegments, removeSegment, updateSegment } from '@baize/contract';
import type { Permission } from '@baize/contract/operators/permissions';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { opsServer, type OpsServer } from '../../testing/opsServer.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showConsole, type ShownConsole } from '../../testing/showConsole.tsx';

const wanted = {
  ...{ id: '5', name: 'Away', version: 2, currency: 'CNY', updatedAt: '2026-03-05T09:00:00.000Z', updatedBy: 'ann' },
  conditions: [
    { fact: 'signedIn', when: 'before', days: 30 },
    { fact: 'validBets', classify: 'LIVE', days: 90, least: '1234.5' },
    { fact: 'tag', has: false, tag: 'Watch' },
  ],
  uses: [
    { kind: 'broadcast', id: '7', name: 'Come back' },
    { kind: 'promotion', id: '8', name: 'For the few' },
  ],
};
const unused = { ...wanted, id: '6', name: 'Newcomers', conditions: [{ fact: 'deposited', has: false }], uses: [] };
const sample = [{ id: '42', account: 'player42' }];

let server: OpsServer;
let permissions: readonly Permission[];

beforeEach(() => {
  permissions = ['members.read', 'members.write'];
  server = opsServer();
  server.say(listSegments, { value: { segments: [wanted, unused] } });
  server.say(getSegmentMembers, { value: { members: 1_200, isWhole: true, sample } });
  server.say(createSegment, { value: unused });
  server.say(updateSegment, { value: wanted });
  server.say(removeSegment, { value: {} });
});

screenStates({
  '/segments': {
    asks: listSegments,
    ready: { answer: { segments: [{ name: 'Sleepers' }] }, text: 'Sleepers' },
    empty: { text: en['segments.none'] },
  },
});

const show = (href = '/segments'): Promise<ShownConsole> => showConsole(href, permissions);
const inDrawer = async () => within(await screen.findByRole('dialog'));
const press = (name: string | RegExp, of = screen): void => void fireEvent.click(of.getByRole('button', { name }));

it('says each rule in words, and what uses it by name', async () => {
  await show();
  const row = within((await screen.findByRole('button', { name: 'Away' })).closest('tr')!);
  for (const text of ['No login for 30 days', /Valid bets of 90 days, Live casino.*1,234\.5/, 'Without tag “Watch”']) {
    expect(row.getByText(text)).toBeTruthy();
  }
  expect(row.getByRole('link', { name: /Come back/ }).getAttribute('href')).toContain('/broadcasts');
  expect(row.getByRole('link', { name: /For the few/ }).getAttribute('href')).toContain('/promotions?campaign=8');
  const other = within(screen.getByRole('button', { name: 'Newcomers' }).closest('tr')!);
  expect(other.getByText(en['segments.unused'])).toBeTruthy();
});

it('shows how many members one has now, with some of them, and keeps one that is used', async () => {
  const shown = await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Away' }));
  expect(shown.at()).toBe('/segments?segment=5');
  const drawer = await inDrawer();
  await drawer.findByText(/1,?200 members now/);
  expect(drawer.getByRole('link', { name: 'player42' }).getAttribute('href')).toContain('/members/42');
  expect(server.inputsOf(getSegmentMembers)).toEqual([{ segmentId: '5' }]);
  expect(drawer.getByRole<HTMLButtonElement>('button', { name: en['segments.remove'] }).disabled).toBe(true);
});

it('says where not all accounts were looked at', async () => {
  server.say(getSegmentMembers, { value: { members: 0, isWhole: false, sample: [] } });
  await show('/segments?segment=5');
  expect(await (await inDrawer()).findByText(/^At least 0 members now/)).toBeTruthy();
});

it('changes a rule, with the version that was read', async () => {
  await show('/segments?segment=5');
  const drawer = await inDrawer();
  const [first] = drawer.getAllByRole('textbox', { name: /^Days/ });
  fireEvent.change(first!, { target: { value: '14' } });
  press(en['segments.drop'].replace('{place}', '3'), drawer as typeof screen);
  press(en['segments.save'], drawer as typeof screen);
  await waitFor(() => expect(server.inputsOf(updateSegment)).toHaveLength(1));
  const conditions = [{ fact: 'signedIn', when: 'before', days: 14 }, wanted.conditions[1]];
  expect(server.inputsOf(updateSegment)).toEqual([{ id: '5', version: 2, draft: { name: 'Away', conditions } }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('sets up a segment once it is complete, and says what the server refuses', async () => {
  server.say(createSegment, { code: 'segment_name_taken', status: 409 });
  await show();
  fireEvent.click((await screen.findAllByRole('button', { name: en['segments.new'] }))[0]!);
  const drawer = await inDrawer();
  const save = (): void => press(en['segments.save'], drawer as typeof screen);
  save();
  expect(await drawer.findByText(en['error.field_required'])).toBeTruthy();
  fireEvent.change(drawer.getByRole('textbox', { name: /^Name/ }), { target: { value: ' Whales ' } });
  press(en['segments.add'], drawer as typeof screen);
  const [, second] = screen.getByRole('dialog').querySelectorAll('select');
  fireEvent.change(second!, { target: { value: 'depositSum' } });
  save();
  expect(await drawer.findAllByText(en['error.field_invalid'])).not.toEqual([]);
  expect(server.inputsOf(createSegment)).toEqual([]);
  fireEvent.change(drawer.getByRole('textbox', { name: /^At least \(CNY\)/ }), { target: { value: '5000.5' } });
  save();
  expect(await drawer.findByText(en['error.segment_name_taken'])).toBeTruthy();
  server.say(createSegment, { value: unused });
  save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const conditions = [
    { fact: 'registered', when: 'within', days: 30 },
    { fact: 'depositSum', days: 30, least: '5000.5' },
  ];
  expect(server.inputsOf(createSegment).at(-1)).toEqual({ name: 'Whales', conditions });
});

it('removes one after a question, and says why where something has come to use it', async () => {
  server.say(removeSegment, { code: 'segment_in_use', status: 409, value: { uses: wanted.uses } });
  await show('/segments?segment=6');
  press(en['segments.remove'], (await inDrawer()) as typeof screen);
  const ask = within(
    await screen.findByRole('dialog', { name: en['segments.removeTitle'].replace('{name}', 'Newcomers') }),
  );
  expect(server.inputsOf(removeSegment)).toEqual([]);
  press(en['segments.remove'], ask as typeof screen);
  expect(await ask.findByText(en['error.segment_in_use'])).toBeTruthy();
  server.say(removeSegment, { value: {} });
  press(en['segments.remove'], ask as typeof screen);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.inputsOf(removeSegment)).toEqual([
    { id: '6', version: 2 },
    { id: '6', version: 2 },
  ]);
});

it('is only read by who only reads', async () => {
  permissions = ['members.read'];
  await show('/segments?segment=5');
  const drawer = await inDrawer();
  expect(drawer.queryByRole('button', { name: en['segments.save'] })).toBeNull();
  expect(drawer.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).closest('fieldset')?.disabled).toBe(true);
  expect(screen.queryByRole('button', { name: en['segments.new'] })).toBeNull();
});
