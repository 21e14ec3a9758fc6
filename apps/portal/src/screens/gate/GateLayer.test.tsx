// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { listGames } from '@baize/contract/games/listGames';
import { getStatus } from '@baize/contract/site/getStatus';
import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../../call.ts';
import { checkSite } from '../../checkSite.ts';
import { closeGate, openGate } from '../../gate.ts';
import { needWords } from '../../i18n/words.ts';
import { showPage } from '../../testing/showPage.tsx';
import { testStart } from '../../testing/testStart.ts';

const maintenance = {
  status: 1,
  maintenance: true,
  regionRestriction: true,
  location: { ip: '203.0.113.9', country: 'AU' },
  message: 'New cloth tonight',
  until: '2030-01-01T06:00:00Z',
  customerService: 'https://help.example/',
  serverTime: '2029-12-31T00:00:00Z',
};
const region = { ...maintenance, status: 2, maintenance: false, message: 'No licence there', until: null };

const openSite = { ...testStart().status, whitelabel: [] };

let status: unknown;
let asked: string[];

beforeEach(() => {
  status = openSite;
  asked = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (path.startsWith('/wps/system/status')) {
      if (status === undefined) throw new TypeError('fetch failed');
      /* What no platform could say is no answer. */
      expect(z.safeDecode(getStatus.output, status as never).error).toBeUndefined();
      return Response.json({ success: true, value: status, message: '', code: 'ok' });
    }
    const isClosed = status !== undefined && (status as { status: number }).status !== 0;
    if (!isClosed)
      return Response.json({ success: false, value: null, message: '', code: 'not_found' }, { status: 404 });
    const code = (status as { maintenance: boolean }).maintenance ? 'maintenance' : 'region_restricted';
    return Response.json({ success: false, value: null, message: code, code }, { status: 503 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  openGate();
  vi.unstubAllGlobals();
});

/** Each test has a page of its own, while the gate's code, with which its words come, is loaded once. */
async function show(): Promise<void> {
  await showPage('/');
  await needWords(['gate']);
}

const patience = { timeout: 60_000 };
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, patience);

describe('the gate over an open page', () => {
  it('[GATE-01] [GATE-03] [ERR-05] [STATE-05] takes its place as soon as any call is answered with maintenance', async () => {
    await show();
    expect(screen.getByRole('contentinfo')).toBeTruthy();
    status = maintenance;
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    await act(async () => void (await call(listGames, {}).catch(() => undefined)));
    await heading('We are doing maintenance');
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.getByText('The site is closed for a little while. Please come back later.')).toBeTruthy();
    expect(await screen.findByText('New cloth tonight', {}, patience)).toBeTruthy();
    expect(screen.getByText(/Back about Jan 1, 2030, 14:00/)).toBeTruthy();
    expect(screen.getByText('Your balance and bets are safe.')).toBeTruthy();
    expect(screen.getByText('Your IP address: 203.0.113.9')).toBeTruthy();
    act(() => screen.getByRole('button', { name: 'Customer service' }).click());
    expect(open).toHaveBeenCalledWith(
      'https://help.example/',
      'customerService',
      expect.stringContaining('width=440,height=750'),
    );
  });

  it('[GATE-02] [GATE-04] [ERR-06] [SITE-09] [SITE-10] shows a visitor of a refused region the own address', async () => {
    await show();
    status = region;
    await act(async () => void (await call(listGames, {}).catch(() => undefined)));
    await heading('Not available in your region');
    expect(
      await screen.findByText(
        'Your IP address 203.0.113.9 is in a region that this site does not serve.',
        {},
        patience,
      ),
    ).toBeTruthy();
    expect(screen.getByText('No licence there')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Customer service' })).toBeTruthy();
  });

  it('takes a letter where the brand has no customer service elsewhere, and waits while it is written', async () => {
    await needWords(['support', 'error']);
    await import('../../components/LetterForm.tsx');
    await show();
    status = { ...maintenance, customerService: '' };
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await act(async () => void (await call(listGames, {}).catch(() => undefined)));
    await heading('We are doing maintenance');
    await screen.findByText('New cloth tonight', {}, patience);
    await act(async () => screen.getByRole('button', { name: 'Customer service' }).click());
    expect(await screen.findByRole('form', { name: 'Letter to customer service' }, patience)).toBeTruthy();
    status = openSite;
    await act(async () => void vi.advanceTimersByTime(60_000));
    vi.useRealTimers();
    await waitFor(() => expect(asked.at(-1)).toContain('/wps/system/status'));
    expect(screen.getByRole('form', { name: 'Letter to customer service' })).toBeTruthy();
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    await waitFor(() => expect(screen.getByRole('contentinfo')).toBeTruthy(), patience);
  });

  it('stands with little: without words, a time or a service of the brand elsewhere', async () => {
    await show();
    status = { ...maintenance, message: '', until: null, customerService: '' };
    await act(async () => void (await call(listGames, {}).catch(() => undefined)));
    await heading('We are doing maintenance');
    await waitFor(() => expect(asked.some((path) => path.startsWith('/wps/system/status'))).toBe(true), patience);
    expect(screen.getByText('Your balance and bets are safe.')).toBeTruthy();
    expect(screen.queryByText(/Back about/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Customer service' })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/undefined|null|Invalid/);
  });

  it('stays shut, and says that the line is down, when a second look gets no answer', async () => {
    await show();
    status = maintenance;
    await act(async () => void (await call(listGames, {}).catch(() => undefined)));
    await screen.findByText('New cloth tonight', {}, patience);
    status = undefined;
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    await heading('Network link is abnormal, please try again');
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  it('looks each minute, and gives the page back by itself', async () => {
    await show();
    status = maintenance;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await act(async () => void (await call(listGames, {}).catch(() => undefined)));
    await heading('We are doing maintenance');
    await screen.findByText('New cloth tonight', {}, patience);
    const count = () => asked.filter((path) => path.startsWith('/wps/system/status')).length;
    const before = count();
    await act(async () => void vi.advanceTimersByTime(60_000));
    expect(count()).toBe(before + 1);
    status = openSite;
    await act(async () => void vi.advanceTimersByTime(60_000));
    await waitFor(() => expect(screen.getByRole('contentinfo')).toBeTruthy(), patience);
    expect(screen.queryByText('We are doing maintenance')).toBeNull();
  });
});

describe('a gate that a call closed while the site says that it is open', () => {
  it('believes it only when it says so again, and does not turn in a circle', async () => {
    await show();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const count = () => asked.filter((path) => path.startsWith('/wps/system/status')).length;
    act(() => closeGate('maintenance'));
    await act(() => vi.waitFor(() => expect(count()).toBe(1), { timeout: 60_000 }));
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen.queryByRole('contentinfo')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    vi.useRealTimers();
    await waitFor(() => expect(screen.getByRole('contentinfo')).toBeTruthy(), patience);
    expect(count()).toBe(2);
  });
});

describe('the start', () => {
  it('[STATE-02] leaves the page as it is when the site is open', async () => {
    await show();
    await act(async () => void (await checkSite('EN')));
    expect(screen.getByRole('contentinfo')).toBeTruthy();
  });

  it('says that the network link is abnormal when the start-up call gets no answer, and goes on after a retry', async () => {
    await show();
    status = undefined;
    await act(async () => void (await checkSite('EN')));
    await heading('Network link is abnormal, please try again');
    expect(screen.queryByRole('contentinfo')).toBeNull();
    status = openSite;
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    await waitFor(() => expect(screen.getByRole('contentinfo')).toBeTruthy(), patience);
  });
});
