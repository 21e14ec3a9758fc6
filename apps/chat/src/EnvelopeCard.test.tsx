// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Envelope } from './ChatState.ts';
import { EnvelopeCard } from './EnvelopeCard.tsx';

afterEach(cleanup);

const envelope = (changes: Partial<Envelope> = {}): Envelope => ({
  ...{ id: '9', roomId: '1', greeting: { EN: 'Happy evening', CN: '', MS: '' }, amount: '8.88', currency: 'CNY' },
  ...{ shares: 4, left: 3, expiresAt: '2099-01-01T00:00:00.000Z', endedAt: null, commitment: 'c0ffee', seed: null },
  ...{ takers: [{ place: 1, handle: '<img src=x onerror=alert(1)>', amount: '2.2' }], mine: null },
  ...changes,
});
const nowMs = (): number => Date.parse('2098-12-31T23:58:50.000Z');
const show = (shown: Envelope, code = 'ok') => {
  const opened: string[] = [];
  const onOpen = async (id: string): Promise<string> => {
    opened.push(id);
    return code;
  };
  const view = render(<EnvelopeCard envelope={shown} language="EN" isOnline onOpen={onOpen} nowMs={nowMs} />);
  return { ...view, opened };
};

describe('a red envelope in the chat', () => {
  it('shows what is left, opens by its button, and shows the own share', async () => {
    const { opened, rerender } = show(envelope());
    expect(screen.getByText(/3 of 4 shares left/)).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toBe('01:10');
    await act(async () => screen.getByRole('button', { name: 'Open: Happy evening' }).click());
    expect(opened).toEqual(['9']);
    const mine = { place: 2, amount: '3.2' };
    const taken = envelope({ left: 2, mine });
    rerender(<EnvelopeCard envelope={taken} language="EN" isOnline onOpen={async () => 'ok'} nowMs={nowMs} />);
    expect(screen.getByText(/^Your share:/).textContent).toContain('Your share: 3.20');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows why opening it failed', async () => {
    show(envelope(), 'chat_envelope_network');
    await act(async () => screen.getByRole('button').click());
    await waitFor(() => expect(screen.getByText('Enough shares went to your network.')).toBeTruthy());
  });

  it('[A228] that has ended has no button, reveals its seed, and escapes names', () => {
    const ended = envelope({ left: 0, endedAt: '2026-01-01T00:00:00.000Z', seed: 'beef' });
    const { container } = show(ended);
    expect(screen.getByText(/all shares are taken/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('beef')).toBeTruthy();
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy();
    expect(container.querySelector('img, a, script')).toBeNull();
  });
});
