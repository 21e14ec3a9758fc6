// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Envelope } from './ChatState.ts';
import { Envelopes } from './Envelopes.tsx';

afterEach(cleanup);

const envelope = (id: string, changes: Partial<Envelope> = {}): Envelope => ({
  ...{ id, roomId: '1', greeting: { EN: `Evening ${id}`, CN: `晚上 ${id}`, MS: '' }, amount: '8.88', currency: 'CNY' },
  ...{ shares: 4, left: 3, expiresAt: '2099-01-01T00:00:00.000Z', endedAt: null, commitment: 'c0ffee', seed: null },
  ...{ takers: [], mine: null },
  ...changes,
});
const onOpen = vi.fn<(id: string) => Promise<string>>();
const show = (envelopes: readonly Envelope[], changes: { isOnline?: boolean; language?: 'EN' | 'CN' | 'MS' } = {}) =>
  render(<Envelopes envelopes={envelopes} language="EN" isOnline onOpen={onOpen} nowMs={() => 0} {...changes} />);

it('renders nothing without an envelope in the room', () => {
  expect(show([]).container.innerHTML).toBe('');
});

it('lists the envelopes of the room, and opens the one whose button is pressed', async () => {
  onOpen.mockResolvedValue('ok');
  show([envelope('1'), envelope('2'), envelope('3', { mine: { place: 1, amount: '2.2' } })]);
  const panel = within(screen.getByRole('region', { name: 'Red envelopes' }));
  expect(panel.getAllByText(/of 4 shares left/)).toHaveLength(3);
  expect(panel.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    ...['Open: Evening 1', 'Open: Evening 2'],
  ]);
  await act(async () => panel.getByRole('button', { name: 'Open: Evening 2' }).click());
  expect(onOpen.mock.calls).toEqual([['2']]);
});

it('keeps the focus at the envelope whose button disappeared with its opening', async () => {
  onOpen.mockResolvedValue('ok');
  const { rerender } = show([envelope('1')]);
  const button = screen.getByRole('button', { name: 'Open: Evening 1' });
  button.focus();
  await act(async () => button.click());
  const taken = envelope('1', { left: 2, mine: { place: 2, amount: '3.2' } });
  rerender(<Envelopes envelopes={[taken]} language="EN" isOnline onOpen={onOpen} nowMs={() => 0} />);
  expect(document.activeElement?.textContent).toContain('Your share: 3.20');
});

it("shows no button while offline, and uses the page's language", () => {
  show([envelope('1')], { isOnline: false, language: 'CN' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /晚上 1/ }).disabled).toBe(true);
});
