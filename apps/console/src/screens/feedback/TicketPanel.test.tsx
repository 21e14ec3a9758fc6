// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Ticket } from './Ticket.ts';
import { TicketPanel } from './TicketPanel.tsx';
import { showInConsole } from '../../testing/showInConsole.tsx';

const ticket: Ticket = {
  ...{ id: '41', memberId: '7', account: 'player1', type: 'game', content: 'The replay does not open.', contact: '' },
  images: [],
  ...{ status: 'open', createdAt: '2026-03-05T09:00:00.000Z', updatedAt: '2026-03-05T09:00:00.000Z', replies: [] },
};
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
let permissions: string[] = [];
let sent: { path: string; body: Record<string, string> }[] = [];
const done = vi.fn<() => void>();

beforeEach(() => {
  permissions = ['feedback.read', 'feedback.write'];
  sent = [];
  vi.stubGlobal('fetch', async (path: string, init?: { body?: string }) => {
    if (init?.body !== undefined) sent.push({ path, body: JSON.parse(init.body) as Record<string, string> });
    if (path.includes('getTicketImage'))
      return Response.json({
        success: true,
        value: { mediaType: 'image/png', data: onePixel },
        message: '',
        code: 'ok',
      });
    const value = path.includes('getOperator')
      ? { id: '1', username: 'op', role: 'operator', brandCode: 'baize', brandName: 'Baize', permissions }
      : { ...ticket, status: path.includes('closeTicket') ? 'closed' : 'answered' };
    return Response.json({ success: true, value, message: '', code: 'ok' });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

async function show(changes: Partial<Ticket> = {}): Promise<void> {
  showInConsole(<TicketPanel ticket={{ ...ticket, ...changes }} onDone={done} />, {
    ...{ permissions, username: 'op', links: ['/members/$memberId'] },
  });
  await screen.findByText(ticket.content);
}

it('answers an entry, and leads to its member', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'player1' }).getAttribute('href')).toBe('/members/7');
  const field = await screen.findByRole('textbox', { name: 'Answer' });
  fireEvent.change(field, { target: { value: '  It does now. ' } });
  await act(async () => screen.getByRole('button', { name: 'Send the answer' }).click());
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(sent).toMatchObject([{ body: { ticketId: '41', content: 'It does now.' } }]);
});

it('closes an entry', async () => {
  await show();
  const button = await screen.findByRole('button', { name: 'Close the entry' });
  await act(async () => button.click());
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(sent.map(({ path, body }) => [path, body])).toEqual([['/ops/feedback/closeTicket', { ticketId: '41' }]]);
});

it('offers no answer to those who only read, nor to a closed entry, but shows what was answered', async () => {
  permissions = ['feedback.read'];
  await show();
  await screen.findByText('Your role reads feedback and does not answer it.');
  expect(screen.queryByRole('textbox')).toBeNull();
  cleanup();
  permissions = ['feedback.read', 'feedback.write'];
  const replies: Ticket['replies'] = [
    {
      ...{ id: '5', from: 'house', content: 'Done.', images: [], operator: 'op-one' },
      createdAt: '2026-03-05T10:00:00.000Z',
    },
  ];
  await show({ status: 'closed', replies });
  expect(screen.getByText('Done.')).toBeTruthy();
  expect(screen.getByText('op-one')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('shows what its member added under the account, and the pictures that came with it', async () => {
  const replies: Ticket['replies'] = [
    {
      ...{ id: '6', from: 'member', content: 'Here is what I see.', images: [2], operator: '' },
      createdAt: '2026-03-05T11:00:00.000Z',
    },
  ];
  await show({ images: [1], replies });
  expect(screen.getByText('Here is what I see.')).toBeTruthy();
  expect(screen.getAllByText('player1')).toHaveLength(2);
  for (const place of [1, 2]) {
    const picture = await screen.findByRole('img', { name: `Picture ${place} of the feedback` });
    expect(picture.getAttribute('src')).toBe(`data:image/png;base64,${onePixel}`);
  }
});
