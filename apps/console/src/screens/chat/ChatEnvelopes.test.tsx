// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { answerByContract } from '../../testing/answerByContract.ts';
import { showInConsole } from '../../testing/showInConsole.tsx';
import { ChatEnvelopes } from './ChatEnvelopes.tsx';
import type { ModeratedRoom } from './Moderation.ts';

vi.mock('@tanstack/react-router', () => ({ useNavigate: () => async () => undefined, useSearch: () => ({}) }));

const room = { id: '1', name: { EN: 'Lounge', CN: '大厅', MS: 'Ruang' }, isOpen: true } as ModeratedRoom;
const envelope = {
  ...{ id: '9', roomId: '1', greeting: { EN: '<img src=x onerror=alert(1)>', CN: '', MS: '' }, amount: '88' },
  ...{ currency: 'CNY', shares: 8, taken: 3, given: '21.5', returned: null, createdBy: 'ann' },
  ...{ createdAt: '2026-03-05T09:00:00.000Z', expiresAt: '2099-01-01T00:00:00.000Z', endedAt: null, endedBy: '' },
  ...{ perNetwork: 5, commitment: 'c0ffee', seed: null },
};
const over = { ...envelope, id: '8', endedAt: '2026-03-05T10:00:00.000Z', endedBy: 'ben', returned: '66.5' };
const sent = vi.fn<(id: string, input: unknown) => void>();
let content: unknown[] = [];
let permissions: string[] = [];

beforeEach(() => {
  content = [envelope];
  permissions = ['chat.read', 'promotions.write'];
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function show(rooms: readonly ModeratedRoom[] = [room]): void {
  const answers = {
    'chat.listEnvelopes': { content, pageNum: 1, totalPages: 1, totalRows: content.length },
    'chat.createEnvelope': envelope,
    'chat.closeEnvelope': over,
  };
  vi.stubGlobal('fetch', answerByContract(answers, sent));
  showInConsole(<ChatEnvelopes rooms={rooms} />, { permissions });
}

it('[A265] shows pot, shares and what went back, and greetings as the text that they are', async () => {
  content = [envelope, over];
  show();
  await screen.findAllByText(envelope.greeting.EN);
  const rows = screen.getAllByRole('row');
  const open = within(rows[1]!);
  expect(open.getByText('<img src=x onerror=alert(1)>')).toBeTruthy();
  expect(document.querySelector('td img')).toBeNull();
  expect(open.getByText(/88\.00/)).toBeTruthy();
  expect(open.getByText('21.50')).toBeTruthy();
  const ended = within(rows[2]!);
  expect(ended.getByText('66.50')).toBeTruthy();
  expect(ended.queryByRole('button')).toBeNull();
});

it('ends an open one after it was asked', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: /Lounge/ }));
  const ask = within(await screen.findByRole('alertdialog'));
  expect(sent).not.toHaveBeenCalled();
  fireEvent.click(ask.getByRole('button', { name: en['chat.end'] }));
  await waitFor(() => expect(sent.mock.calls).toEqual([['chat.closeEnvelope', { envelopeId: '9' }]]));
});

it('fills one whose pot has a hundredth for every share, and no other', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: en['chat.newEnvelope'] }));
  const dialog = within(await screen.findByRole('dialog'));
  const button = dialog.getByRole('button', { name: en['chat.fill'] });
  const pot = dialog.getByRole('textbox', { name: new RegExp(`^${en['chat.pot']}`) });
  fireEvent.change(pot, { target: { value: '0.19' } });
  fireEvent.click(button);
  expect(sent).not.toHaveBeenCalled();
  fireEvent.change(pot, { target: { value: '0.20' } });
  fireEvent.click(button);
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0]).toMatchObject([
    'chat.createEnvelope',
    { envelope: { roomId: '1', amount: '0.2', shares: 20, minutes: 10, perNetwork: 5 } },
  ]);
});

it('offers nothing without an open room, nor to those who may not give', async () => {
  content = [];
  show([{ ...room, isOpen: false }]);
  for (const button of await screen.findAllByRole<HTMLButtonElement>('button', { name: en['chat.newEnvelope'] })) {
    expect(button.disabled).toBe(true);
  }
  cleanup();
  permissions = ['chat.read'];
  show();
  expect(await screen.findByText(en['chat.noEnvelopes'])).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
