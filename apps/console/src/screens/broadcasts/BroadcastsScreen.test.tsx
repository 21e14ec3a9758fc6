// @vitest-environment happy-dom
import { listBroadcasts } from '@baize/contract';
import type { Permission } from '@baize/contract/operators/permissions';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { answerByContract } from '../../testing/answerByContract.ts';
import { refused } from '../../testing/refused.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showConsole } from '../../testing/showConsole.tsx';

const lure = '<img src=x onerror=alert(1)>';
const broadcast = {
  ...{
    id: '5',
    audience: 'silent',
    days: 30,
    tag: null,
    segment: null,
    title: { EN: 'We miss you' },
    content: { EN: `Come by.\n${lure}` },
    language: 'EN',
  },
  ...{ sendAt: '2026-03-06T09:00:00.000Z', status: 'scheduled', sent: 0, createdBy: 'ann' },
  ...{ createdAt: '2026-03-05T09:00:00.000Z', endedAt: null },
};
const sentOne = {
  ...broadcast,
  id: '4',
  audience: 'everybody',
  days: null,
  title: { EN: 'A new table' },
  status: 'sent',
};
const segment = {
  ...{ id: '9', name: 'Sleepers', conditions: [{ fact: 'deposited', has: false }], version: 1, currency: 'CNY' },
  ...{ uses: [], updatedAt: '2026-03-05T09:00:00.000Z', updatedBy: 'ann' },
};
const sent = vi.fn<(id: string, input: unknown) => void>();
let content: unknown[] = [];
let permissions: readonly Permission[] = [];
/** What a new message is answered with. */
let planned: unknown;

beforeEach(() => {
  content = [broadcast, { ...sentOne, sent: 1_200 }];
  permissions = ['messages.read', 'messages.write'];
  planned = broadcast;
});
afterEach(() => vi.clearAllMocks());

screenStates({
  '/broadcasts': {
    asks: listBroadcasts,
    ready: { answer: { content: [{ title: { EN: 'We miss you' }, language: 'EN' }] }, text: 'We miss you' },
    empty: { text: en['broadcasts.none'] },
  },
});

async function show(): Promise<void> {
  const answers = {
    'messages.listBroadcasts': { content, pageNum: 1, totalPages: 1, totalRows: content.length },
    'messages.getAudience': { members: 42, isWhole: true },
    get 'messages.createBroadcast'() {
      return planned;
    },
    'members.listSegments': { segments: [segment] },
    'messages.cancelBroadcast': { ...broadcast, status: 'cancelled' },
  };
  vi.stubGlobal('fetch', answerByContract(answers, sent));
  await showConsole('/broadcasts', permissions);
}
const rowOf = async (title: string) => within((await screen.findByText(title)).closest('tr')!);

it('[A265] lists who each message was for and how many have it, and shows what was written as text', async () => {
  await show();
  const row = await rowOf('We miss you');
  expect(row.getByText(en['broadcasts.status.scheduled'])).toBeTruthy();
  expect(row.getByText(lure, { exact: false })).toBeTruthy();
  expect(document.querySelector('td img')).toBeNull();
  const done = await rowOf('A new table');
  expect(done.getByText(/1,?200/)).toBeTruthy();
  expect(done.queryByRole('button')).toBeNull();
});

it('says how many would have it before it is sent, and sends it once', async () => {
  await show();
  fireEvent.click((await screen.findAllByRole('button', { name: en['broadcasts.new'] }))[0]!);
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(/42/);
  const button = dialog.getByRole('button', { name: en['messages.send'] });
  fireEvent.click(button);
  expect(sent).not.toHaveBeenCalled();
  fireEvent.change(dialog.getByRole('textbox', { name: /^Title/ }), { target: { value: ' A new table ' } });
  fireEvent.change(dialog.getByRole('textbox', { name: /^Text|^Content|^Message/ }), { target: { value: 'Tonight.' } });
  fireEvent.click(button);
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0]).toMatchObject([
    'messages.createBroadcast',
    {
      audience: 'everybody',
      days: null,
      tag: null,
      segmentId: null,
      title: { EN: 'A new table' },
      content: { EN: 'Tonight.' },
      sendAt: null,
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('is sent at a time of the brand that is given, and says why where that is refused', async () => {
  planned = refused('field_invalid');
  await show();
  fireEvent.click((await screen.findAllByRole('button', { name: en['broadcasts.new'] }))[0]!);
  const dialog = within(await screen.findByRole('dialog'));
  const type = (label: string | RegExp, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  type(/^Title/, 'Tomorrow');
  type(/^Text/, 'Come by.');
  type(en['broadcasts.sendAt'], '2026-03-06');
  type(`${en['broadcasts.sendAt']}: ${en['date.time']}`, '25:00');
  const button = dialog.getByRole('button', { name: en['messages.send'] });
  fireEvent.click(button);
  expect(sent).not.toHaveBeenCalled();
  type(`${en['broadcasts.sendAt']}: ${en['date.time']}`, '18:30');
  fireEvent.click(button);
  expect(await dialog.findByText(en['error.field_invalid'])).toBeTruthy();
  planned = broadcast;
  fireEvent.click(button);
  expect(await screen.findByText(en['broadcasts.planned'])).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const asked = sent.mock.calls.map(([, input]) => input as { requestId: string; sendAt: string | null });
  expect(asked.map(({ sendAt }) => sendAt)).toEqual(['2026-03-06T10:30:00.000Z', '2026-03-06T10:30:00.000Z']);
  expect(asked[0]?.requestId).toBe(asked[1]?.requestId);
});

it('is written in each language of the brand, its own one at least, and never by half', async () => {
  content = [{ ...broadcast, title: { CN: '想念您', EN: 'We miss you' }, content: { CN: '来吧', EN: 'Come by.' } }];
  await show();
  expect((await rowOf('We miss you')).getByText('简体中文')).toBeTruthy();
  fireEvent.click((await screen.findAllByRole('button', { name: en['broadcasts.new'] }))[0]!);
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(/42/);
  dialog.getByText('Whoever reads another language gets the text in English.');
  const choose = (name: RegExp) => fireEvent.click(dialog.getByRole('radio', { name }));
  const write = (name: RegExp, value: string) =>
    fireEvent.change(dialog.getByRole('textbox', { name }), { target: { value } });
  const button = dialog.getByRole('button', { name: en['messages.send'] });
  choose(/简体中文/);
  expect(dialog.getByRole('textbox', { name: /^Title/ })).toHaveProperty('lang', 'zh-Hans');
  write(/^Title/, '今晚');
  expect(dialog.getByText(en['broadcasts.bothOrNone'])).toBeTruthy();
  write(/^Text/, '来吧。');
  expect(dialog.queryByText(en['broadcasts.bothOrNone'])).toBeNull();
  // The brand's own language is missing.
  fireEvent.click(button);
  expect(sent).not.toHaveBeenCalled();
  choose(/English/);
  expect(dialog.getByRole('textbox', { name: /^Title/ })).toHaveProperty('value', '');
  write(/^Title/, 'Tonight');
  expect(dialog.getByRole('radio', { name: 'English unfinished' })).toBeTruthy();
  fireEvent.click(button);
  expect(sent).not.toHaveBeenCalled();
  write(/^Text/, ' Come. ');
  expect(dialog.getByRole('radio', { name: 'English written' })).toBeTruthy();
  fireEvent.click(button);
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0]).toMatchObject([
    'messages.createBroadcast',
    { title: { EN: 'Tonight', CN: '今晚' }, content: { EN: 'Come.', CN: '来吧。' } },
  ]);
});

it('is sent to a segment that is chosen by its name, and not before one is', async () => {
  content = [{ ...broadcast, audience: 'segment', days: null, segment: { id: '9', name: 'Sleepers' } }];
  await show();
  expect((await rowOf('We miss you')).getByText('Segment “Sleepers”')).toBeTruthy();
  fireEvent.click((await screen.findAllByRole('button', { name: en['broadcasts.new'] }))[0]!);
  const dialog = within(await screen.findByRole('dialog'));
  const choices = () => screen.getByRole('dialog').querySelectorAll('select');
  fireEvent.change(choices()[0]!, { target: { value: 'segment' } });
  fireEvent.change(dialog.getByRole('textbox', { name: /^Title/ }), { target: { value: 'Come back' } });
  fireEvent.change(dialog.getByRole('textbox', { name: /^Text|^Content|^Message/ }), { target: { value: 'Tonight.' } });
  fireEvent.click(dialog.getByRole('button', { name: en['messages.send'] }));
  expect(sent).not.toHaveBeenCalled();
  await waitFor(() => expect(choices()[1]?.querySelector('option[value="9"]')).toBeTruthy());
  fireEvent.change(choices()[1]!, { target: { value: '9' } });
  await dialog.findByText(/42/);
  fireEvent.click(dialog.getByRole('button', { name: en['messages.send'] }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0]).toMatchObject([
    'messages.createBroadcast',
    { audience: 'segment', days: null, tag: null, segmentId: '9', title: { EN: 'Come back' } },
  ]);
});

it('takes back what has not been sent, after it was asked', async () => {
  await show();
  fireEvent.click((await rowOf('We miss you')).getByRole('button'));
  const ask = within(await screen.findByRole('alertdialog'));
  expect(sent).not.toHaveBeenCalled();
  fireEvent.click(ask.getByRole('button', { name: en['broadcasts.cancel'] }));
  await waitFor(() => expect(sent.mock.calls).toEqual([['messages.cancelBroadcast', { broadcastId: '5' }]]));
});

it('offers nothing to those who only read, and says so where nothing was written yet', async () => {
  content = [];
  permissions = ['messages.read'];
  await show();
  expect(await screen.findByText(en['broadcasts.none'])).toBeTruthy();
  expect(screen.queryByRole('button', { name: en['broadcasts.new'] })).toBeNull();
});
