// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeAlert } from '../../alert.ts';
import { closeLayer } from '../../layer.ts';
import { endSession } from '../../session.ts';
import { fakeServer, openedSession, playerInfo, type FakeServer } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/showPage.tsx';

const patience = { timeout: 60_000 };
const at = (seconds: number): string => new Date(Date.now() + seconds * 1_000).toISOString();
const page = (content: unknown[]) => ({ content, pageNum: 1, totalPages: 1, totalRows: content.length });

/** Eighteen prizes: the special one ends in 56, and 12 comes three times. */
const southern = [
  ...[123_456, 70_112, 30_001, 40_002, 50_003, 10_012, 20_022, 30_032, 40_042, 50_052, 60_062, 70_072],
  ...[1_812, 2_001, 3_002, 4_003, 105, 7],
];
const station = (code: string, name: string, change: object = {}) => ({
  ...{ gameCode: code, name: { EN: name }, family: 'vnSouth', gameGroupCode: 'VNS', lottoArea: 'VN' },
  ...{ prizeMode: 'LOTT', source: 'official', timeZone: 'Asia/Ho_Chi_Minh', everySeconds: 86_400 },
  ...{ minGroup: 1_700, returnBps: null },
  current: {
    ...{ no: '20260307-0001', opensAt: at(-100), closeAt: at(3_600), drawAt: at(4_500), state: 'open', numbers: null },
  },
  last: {
    ...{ no: '20260228-0001', opensAt: at(-9_000), closeAt: at(-8_000), drawAt: at(-7_000), state: 'settled' },
    numbers: southern,
  },
  ...change,
});
const city = () => station('vn-tp', 'TP.HCM');
const longAn = () => station('vn-la', 'Long An');
const north = () => station('vn-mb', 'Miền Bắc', { family: 'vnNorth', gameGroupCode: 'VNN', last: null });
const thai = () =>
  station('th-5', 'Five-minute Thai', {
    ...{ family: 'thai', gameGroupCode: 'THAI', lottoArea: 'SEA', prizeMode: 'SEA', source: 'own', everySeconds: 300 },
    last: null,
  });
const terms = {
  ...{ minGroup: 1_700, maxGroup: 1_700, returnBps: null, yearAnimal: 6 },
  ...{ playLimit: '10000', memberLimit: '20000', drawLimit: '200000', prizeLimit: '400000' },
};

let server: FakeServer;
let lotteries: { gameCode: string }[];
beforeAll(() => Promise.all([import('./HallScreen.tsx'), import('@baize/maths/lottery/families')]));
beforeEach(async () => {
  sessionStorage.clear();
  lotteries = [city(), longAn(), north()];
  server = await fakeServer({ status: { serverTime: new Date().toISOString() } });
  server.on('/lgw/vn/games/launch', (input) => ({
    value:
      input['lottoView'] === 'lobby'
        ? { serverTime: at(0), lotteries, terms: null }
        : {
            serverTime: at(0),
            lotteries: lotteries.filter(({ gameCode }) => gameCode === input['lottoGameCode']),
            terms,
          },
  }));
  server.on('/lgw/lotteries/getLottery', (input) => ({
    value: { serverTime: at(0), lottery: lotteries.find(({ gameCode }) => gameCode === input['gameCode']) },
  }));
  server.on('/lgw/vn/games/game_menu', () => ({ value: [] }));
  server.on('/lgw/vn/games/recent', () => ({ value: { list: [] } }));
  server.on('/lgw/vn/games/popular', () => ({ value: { list: [] } }));
  server.on('/lgw/lotteries/listOrders', () => ({ value: page([]) }));
  server.on('/lgw/vn/games/openedNumbers', () => ({ value: page([]) }));
  server.on('/wps/messages/getUnreadCount', () => ({ value: { count: 0 } }));
  sessionStorage.setItem('token', openedSession.token);
  sessionStorage.setItem('userInfo', JSON.stringify(playerInfo));
});
afterEach(() => {
  cleanup();
  closeAlert();
  act(() => {
    closeLayer();
    endSession('loggedOut');
  });
  vi.unstubAllGlobals();
});

const press = async (name: string | RegExp): Promise<void> => {
  const button = await screen.findByRole('button', { name }, patience);
  act(() => button.click());
};

describe('the page of Vietnam', () => {
  it('[PROD-03] [ROUTE-26] shows its stations by region, and sends the payload of its area', async () => {
    await showPage('/vnLottery');
    const link = await screen.findByRole('link', { name: /TP\.HCM/ }, patience);
    expect(link.getAttribute('href')).toBe('/vnLottery?gameCode=vn-tp');
    expect(screen.queryByRole('link', { name: /Miền Bắc/ })).toBeNull();
    expect(server.pathsOf('/lgw/vn/games/launch')[0]?.input).toMatchObject({
      ...{ lottoArea: 'VN', lottoPrizeMode: 'LOTT', lottoView: 'lobby' },
    });
    act(() => {
      screen.getByRole('tab', { name: /North/ }).dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    });
    expect(await screen.findByRole('link', { name: /Miền Bắc/ }, patience)).toBeTruthy();
  });

  it('[PROD-03] [ROUTE-28] prices a number by the prizes that it is played on', async () => {
    await showPage('/vnLottery?gameCode=vn-tp');
    await press('12');
    await press('36');
    expect(await screen.findByText('2 numbers × 18 prizes × ¥1.00 = ¥36.00', {}, patience)).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox', { name: 'Stake per line' }), { target: { value: '5' } });
    expect(await screen.findByText('2 numbers × 18 prizes × ¥5.00 = ¥180.00', {}, patience)).toBeTruthy();
    await press('All numbers that begin with 4');
    expect(await screen.findByText(/^12 numbers × 18 prizes/, {}, patience)).toBeTruthy();
  });

  it('[PROD-03] takes a run of numbers at once, and leads to the other stations', async () => {
    server.on('/lgw/vn/games/game_menu', () => ({
      value: [{ gameGroupCode: 'VNS', gameMenus: [city(), longAn()] }],
    }));
    await showPage('/vnLottery?gameCode=vn-tp');
    fireEvent.change(await screen.findByLabelText('Run', {}, patience), { target: { value: '08-11' } });
    await press('Add run');
    expect(await screen.findByText('4 numbers × 18 prizes × ¥1.00 = ¥72.00', {}, patience)).toBeTruthy();
    expect(screen.getByRole('button', { name: '11' }).getAttribute('aria-pressed')).toBe('true');
    expect(await screen.findByRole('button', { name: 'Other lotteries' }, patience)).toBeTruthy();
  });

  it('[PROD-03] prints the prizes of a draw, and its ends by head and tail', async () => {
    await showPage('/vnLottery?gameCode=vn-tp');
    const tab = await screen.findByRole('tab', { name: 'Result' }, patience);
    act(() => void tab.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
    const board = within(await screen.findByRole('table', { name: 'Prizes of draw 20260228-0001' }, patience));
    expect(board.getAllByRole('row')).toHaveLength(9);
    expect(board.getByRole('row', { name: /Special/ }).textContent).toBe('Special123456');
    expect(board.getByRole('row', { name: /Eighth/ }).textContent).toBe('Eighth07');
    const ends = within(screen.getByRole('table', { name: 'Last two digits by head and tail' }));
    expect(ends.getByRole('row', { name: /^1 / }).textContent).toContain('2 2 2');
  });

  it('[PROD-03] previews typed tickets, names what is wrong with them, and orders for each station', async () => {
    server.on('/lgw/lotteries/placeOrder', () => ({ code: 'draw_closed' }));
    await showPage('/vnLottery');
    await press('Type tickets');
    const text = await screen.findByLabelText('Tickets', {}, patience);
    fireEvent.change(text, { target: { value: 'tp.la 45.67 20n lo\nmb 45.67 20n dx\ntp 12 10n what' } });
    expect(await screen.findByText(/Line 3, column 11 “what”:/, {}, patience)).toBeTruthy();
    const place = (): HTMLButtonElement => screen.getByRole('button', { name: /^Place bet for/ });
    expect(place().disabled).toBe(true);
    fireEvent.change(text, { target: { value: 'tp.la 45.67 20n lo\nmb 45.67 20n dx' } });
    const preview = within(await screen.findByRole('list', { name: 'Preview' }, patience));
    expect(preview.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 30))).toEqual([
      expect.stringContaining('TP.HCM · Lô'),
      expect.stringContaining('Long An · Lô'),
      expect.stringContaining('Miền Bắc · Xiên'),
    ]);
    expect(place().textContent).toContain('¥1,460.00');
    act(() => place().click());
    await waitFor(() => expect(server.pathsOf('/lgw/lotteries/placeOrder')).toHaveLength(1), patience);
    expect(server.pathsOf('/lgw/lotteries/placeOrder')[0]?.input).toMatchObject({
      ...{ gameCode: 'vn-tp', drawNo: '20260307-0001' },
      items: [{ play: 'vnSouth.lot.two', selection: '45 67', unit: 'yuan', multiple: 10, prizeGroup: 1_700 }],
    });
    expect(await screen.findByText('This draw is closed. No bet was placed.', {}, patience)).toBeTruthy();
    server.on('/lgw/lotteries/placeOrder', () => ({ value: order() }));
    act(() => place().click());
    await waitFor(() => expect(server.pathsOf('/lgw/lotteries/placeOrder')).toHaveLength(4), patience);
    const sent = server.pathsOf('/lgw/lotteries/placeOrder').map(({ input }) => input);
    expect(sent.map(({ gameCode }) => gameCode)).toEqual(['vn-tp', 'vn-tp', 'vn-la', 'vn-mb']);
    expect(sent[0]?.['requestId']).toBe(sent[1]?.['requestId']);
    const [receipt] = await screen.findAllByText(/^TP\.HCM: ¥4\.00 placed on draw 20260307-0001/, {}, patience);
    expect(receipt?.textContent).toMatch(/which closes at [-\d]+ [:\d]+\. Accepted at [-\d]+ [:\d]+\.$/);
  });
});

describe('the page of the sea region', () => {
  beforeEach(() => {
    lotteries = [thai()];
  });

  it('[PROD-04] [ROUTE-25] takes numbers of three digits as they are typed, counted as they come', async () => {
    await showPage('/seaLottery?gameCode=th-5');
    expect(server.pathsOf('/lgw/vn/games/launch')[0]?.input).toMatchObject({ lottoArea: 'SEA', lottoPrizeMode: 'SEA' });
    const entry = await screen.findByLabelText('Numbers', {}, patience);
    fireEvent.change(entry, { target: { value: '123 123 45' } });
    expect(await screen.findByText('1 valid · 1 twice · 1 wrong', {}, patience)).toBeTruthy();
    await press('Every order');
    expect(await screen.findByText(/^6 lines · ¥6\.00 · one line wins up to ¥900\.00/, {}, patience)).toBeTruthy();
  });

  it('[PROD-04] explains each play with an example that wins', async () => {
    await showPage('/seaLottery?gameCode=th-5');
    const tab = await screen.findByRole('tab', { name: 'Guide' }, patience);
    act(() => void tab.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
    const [bottom] = (await screen.findAllByText('Bottom', { selector: 'summary' }, patience)).map((one) =>
      one.closest('details'),
    );
    act(() => {
      bottom!.open = true;
      bottom!.dispatchEvent(new Event('toggle'));
    });
    await waitFor(() => expect(within(bottom!).getAllByRole('heading', { level: 3 })).toHaveLength(6), patience);
    expect(bottom!.textContent).toContain('One line in 100 wins; the first prize pays ¥90.00.');
    expect(within(bottom!).getAllByText('wins on')).toHaveLength(6);
  });
});

const order = () => ({
  ...{ id: '5', requestId: '7f2c3b1e-6d0a-4c55-9d35-0a4a1b6b8f11', gameCode: 'vn-tp', name: { EN: 'TP.HCM' } },
  ...{ family: 'vnSouth', drawNo: '20260307-0001', closeAt: at(3_600), drawAt: at(4_500), acceptedAt: at(0) },
  ...{ serverTime: at(0), digest: 'a'.repeat(64), state: 'placed', canCancel: true, currency: 'CNY', stake: '4' },
  ...{ rebate: '0', payout: '0', numbers: null, chaseId: null, lines: [] },
});
