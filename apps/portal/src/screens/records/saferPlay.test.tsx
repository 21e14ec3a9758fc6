// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeAlert } from '../../alert.ts';
import { closeLayer } from '../../layer.ts';
import { endSession, readSession } from '../../session.ts';
import { fakeServer, openedSession, playerInfo, type FakeServer } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/showPage.tsx';

const patience = { timeout: 60_000 };
const pairs = [
  ...['day', 'week', 'month'].map((period) => ['deposit', period]),
  ...['day', 'week', 'month'].map((period) => ['loss', period]),
  ['stake', 'bet'],
] as const;

let server: FakeServer;
let limits: Record<string, unknown>;

beforeAll(() => Promise.all([import('./MemberScreen.tsx'), import('./SaferPlay.tsx')]));
beforeEach(async () => {
  sessionStorage.clear();
  limits = {
    currency: 'CNY',
    limits: pairs.map(([measure, period]) => ({
      ...{ measure, period, allowed: null, used: '0', next: null, nextFrom: null },
    })),
    session: { allowedMinutes: null, usedMinutes: 0, nextMinutes: null, nextFrom: null },
    ...{ block: null, reminderMinutes: 60, coolingHours: 24, exclusionMonths: 6 },
    ...{ isLimitAsked: false, isReviewDue: false },
  };
  server = await fakeServer({ status: { serverTime: new Date().toISOString() } });
  server.on('/wps/v2/wallets/balance', () => ({
    value: { balance: '100', currency: 'CNY', version: '1', isSingle: 1 },
  }));
  server.on('/wps/messages/getUnreadCount', () => ({ value: { count: 0 } }));
  server.on('/wps/limits/getLimits', () => ({ value: limits }));
});
afterEach(() => {
  act(closeLayer);
  act(closeAlert);
  act(() => endSession('loggedOut'));
  cleanup();
  vi.unstubAllGlobals();
});

async function show(type = 0) {
  const info = { ...playerInfo, type };
  server.on('/wps/member/info', () => ({ value: info }));
  sessionStorage.setItem('token', openedSession.token);
  sessionStorage.setItem('userInfo', JSON.stringify(info));
  await showPage('/member?page=saferPlay', server.start);
  await screen.findByRole('heading', { level: 1, name: 'Safer play' }, patience);
}
const click = async (name: string | RegExp): Promise<void> => {
  const button = await screen.findByRole('button', { name }, patience);
  await act(async () => button.click());
};
const callsOf = (name: string) => server.pathsOf(`/${name}`);

describe('a limit', () => {
  it('is typed freely, says that it counts at once, and what the server answers is shown', async () => {
    server.on('/wps/limits/updateLimit', ({ measure, period, allowed }) => {
      limits = {
        ...limits,
        limits: (limits['limits'] as Record<string, unknown>[]).map((row) =>
          row['measure'] === measure && row['period'] === period ? { ...row, allowed, used: '80' } : row,
        ),
      };
      return { value: limits };
    });
    await show();
    await click('Change: Deposit limit: Per week');
    const dialog = await screen.findByRole('dialog', { name: 'Deposit limit: Per week' });
    expect(within(dialog).getByText('This counts at once.')).toBeDefined();
    await act(async () => within(dialog).getByRole('button', { name: 'Save' }).click());
    expect(callsOf('updateLimit')).toHaveLength(0);
    fireEvent.change(within(dialog).getByLabelText(/^Amount/), { target: { value: '100' } });
    await act(async () => within(dialog).getByRole('button', { name: 'Save' }).click());
    expect(callsOf('updateLimit')[0]?.input).toEqual({ measure: 'deposit', period: 'week', allowed: '100' });
    const meter = await screen.findByRole('meter', { name: 'Per week' }, patience);
    expect(meter.getAttribute('aria-valuetext')).toBe('¥80.00 of ¥100.00 · 80 % used');
  });

  it('that waits says from when, and a higher one how long it waits', async () => {
    limits = {
      ...limits,
      limits: (limits['limits'] as Record<string, unknown>[]).map((row) =>
        row['measure'] === 'stake' ? { ...row, allowed: '10', next: '50', nextFrom: '2026-03-06T10:00:00.000Z' } : row,
      ),
    };
    await show();
    expect(await screen.findByText(/^From 2026-03-06 .*: ¥50\.00$/, undefined, patience)).toBeDefined();
    await click('Change: Stake limit: Per bet');
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText(/^Amount/), { target: { value: '60' } });
    expect(within(dialog).getByText(/^A higher limit counts after 24 hours\./)).toBeDefined();
  });

  it('that the server refuses stays in its dialog with the reason', async () => {
    server.on('/wps/limits/updateLimit', () => ({ code: 'overloaded' }));
    await show();
    await click('Change: Loss limit: Per day');
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText(/^Amount/), { target: { value: '60' } });
    await act(async () => within(dialog).getByRole('button', { name: 'Save' }).click());
    expect(await within(dialog).findByRole('alert', undefined, patience)).toBeDefined();
  });
});

describe('limits of half a year ago', () => {
  it('are asked about, and kept with one press', async () => {
    limits = { ...limits, isReviewDue: true };
    server.on('/wps/limits/confirmLimits', () => ({ value: { ...limits, isReviewDue: false } }));
    await show();
    expect(await screen.findByText('Are your limits still right?', undefined, patience)).toBeDefined();
    await click('They are');
    await waitFor(() => expect(screen.queryByText('Are your limits still right?')).toBeNull(), patience);
    expect(callsOf('confirmLimits')).toHaveLength(1);
  });

  it('stay asked about where the answer is refused', async () => {
    limits = { ...limits, isReviewDue: true };
    server.on('/wps/limits/confirmLimits', () => ({ code: 'overloaded' }));
    await show();
    await click('They are');
    expect(screen.getByText('Are your limits still right?')).toBeDefined();
  });
});

describe('a time without play', () => {
  it('is asked for twice, ends the session and says until when', async () => {
    server.on('/wps/limits/createTimeOut', () => ({
      value: {
        ...limits,
        block: { kind: 'timeOut', since: '2026-03-05T10:00:00.000Z', until: '2026-03-06T10:00:00.000Z' },
      },
    }));
    await show();
    await click('Take a time-out');
    const question = await screen.findByRole('alertdialog', { name: 'No play for 24 hours?' });
    expect(callsOf('createTimeOut')).toHaveLength(0);
    await act(async () => within(question).getByRole('button', { name: 'Begin now' }).click());
    await waitFor(() => expect(callsOf('createTimeOut')[0]?.input).toEqual({ hours: 24 }), patience);
    await waitFor(() => expect(readSession().status).toBe('guest'), patience);
  });

  it('for months needs a word that it is understood, and is what the page begins with while it lasts', async () => {
    limits = { ...limits, block: { kind: 'selfExclusion', since: '2026-03-05T10:00:00.000Z', until: null } };
    await show();
    expect(await screen.findByText('You have excluded yourself', undefined, patience)).toBeDefined();
    const button = screen.getByRole('button', { name: 'Exclude me' });
    expect(button.hasAttribute('disabled')).toBe(true);
    await act(async () => screen.getByLabelText('I understand that this cannot be taken back.').click());
    expect(button.hasAttribute('disabled')).toBe(false);
  });
});

describe('the page', () => {
  it('offers free play an account and asks for nothing', async () => {
    await show(4);
    expect(await screen.findByText(/Free play costs nothing/, undefined, patience)).toBeDefined();
    expect(callsOf('getLimits')).toHaveLength(0);
  });

  it('says that it could not be loaded and tries again', async () => {
    server.on('/wps/limits/getLimits', () => ({ code: 'unknown_error' }));
    await show();
    expect(await screen.findByText('Your limits could not be loaded.', undefined, patience)).toBeDefined();
    server.on('/wps/limits/getLimits', () => ({ value: limits }));
    await click('Try again');
    expect(await screen.findByRole('heading', { name: 'Reality check' }, patience)).toBeDefined();
  });
});

describe('the activity statement', () => {
  const statement = '/wps/limits/getActivityStatement';
  const asked = () =>
    vi
      .mocked(fetch)
      .mock.calls.map(([url]) => String(url))
      .filter((url) => url.startsWith(statement));

  it('is saved for the last thirty days, in the language of the page', async () => {
    await show();
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const through = globalThis.fetch;
    vi.stubGlobal(
      'fetch',
      vi.fn<typeof fetch>(async (url, init) =>
        String(url).startsWith(statement)
          ? new Response('%PDF', { headers: { 'content-disposition': 'attachment; filename="statement.pdf"' } })
          : through(url, init),
      ),
    );
    await click('Save as PDF');
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const fields = new URL(asked()[0] ?? '', 'http://localhost').searchParams;
    expect(fields.get('language')).toBe('EN');
    const days = Date.parse(fields.get('to') ?? '') - Date.parse(fields.get('from') ?? '');
    expect(days / 86_400_000).toBe(30);
    saved.mockRestore();
  });

  it('that is refused says so where it was asked for, and is asked for again by the same button', async () => {
    server.on(statement, () => ({ code: 'too_many_requests' }));
    await show();
    await click('Save as PDF');
    expect(await screen.findByText('The statement could not be made.', undefined, patience)).toBeDefined();
    await click('Save as PDF');
    await waitFor(() => expect(server.pathsOf(statement)).toHaveLength(2));
  });
});
