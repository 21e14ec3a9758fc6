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

const ssc = () => ({
  ...{ gameCode: 'ssc-1', name: { EN: 'One-minute SSC', CN: '一分时时彩' }, family: 'ssc', gameGroupCode: 'SSC' },
  ...{ lottoArea: 'CN', prizeMode: 'ZY', source: 'own', everySeconds: 60 },
  ...{ timeZone: 'Asia/Shanghai', minGroup: 1_700, returnBps: null },
  current: {
    ...{ no: '20260305-0002', opensAt: at(-100), closeAt: at(3_600), drawAt: at(3_605), state: 'open', numbers: null },
  },
  last: {
    ...{ no: '20260305-0001', opensAt: at(-200), closeAt: at(-65), drawAt: at(-60), state: 'settled' },
    numbers: [3, 8, 1, 0, 7],
  },
});
const terms = {
  ...{ minGroup: 1_700, maxGroup: 1_800, returnBps: null, yearAnimal: 6 },
  ...{ playLimit: '10000', memberLimit: '20000', drawLimit: '200000', prizeLimit: '400000' },
};
const order = (change: object = {}) => ({
  ...{ id: '5', requestId: '7f2c3b1e-6d0a-4c55-9d35-0a4a1b6b8f11', gameCode: 'ssc-1', name: { EN: 'One-minute SSC' } },
  ...{ family: 'ssc', drawNo: '20260305-0002', closeAt: at(3_600), drawAt: at(3_605), acceptedAt: at(0) },
  ...{ serverTime: at(0), digest: 'a'.repeat(64), state: 'placed', canCancel: true, currency: 'CNY', stake: '4' },
  ...{ rebate: '0', payout: '0', numbers: null, chaseId: null },
  lines: [
    {
      ...{ play: 'ssc.star5.direct', selection: '12,3,4,5,6', unit: 'yuan', multiple: 1, prizeGroup: 1_800 },
      ...{ lineCount: 2, stake: '4', prizes: [{ key: 'win', each: '180000', lines: null }] },
    },
  ],
  ...change,
});

let server: FakeServer;
let orders: unknown[];
beforeAll(() => Promise.all([import('./HallScreen.tsx'), import('@baize/maths/lottery/families')]));
beforeEach(async () => {
  sessionStorage.clear();
  orders = [];
  server = await fakeServer({ status: { serverTime: new Date().toISOString() } });
  server.on('/lgw/vn/games/launch', (input) => ({
    value:
      input['lottoView'] === 'lobby'
        ? { serverTime: at(0), lotteries: [ssc()], terms: null }
        : { serverTime: at(0), lotteries: [ssc()], terms },
  }));
  server.on('/lgw/lotteries/getLottery', () => ({ value: { serverTime: at(0), lottery: ssc() } }));
  server.on('/lgw/vn/games/recent', () => ({ value: { list: [] } }));
  server.on('/lgw/vn/games/popular', () => ({ value: { list: [ssc()] } }));
  server.on('/lgw/lotteries/listOrders', () => ({ value: page(orders) }));
  server.on('/lgw/vn/games/openedNumbers', () => ({
    value: page([
      {
        ...{ gameCode: 'ssc-1', name: { EN: 'One-minute SSC' }, family: 'ssc', no: '20260305-0001', drawAt: at(-60) },
        ...{ numbers: [3, 8, 1, 0, 7], resultNo: 1 },
      },
    ]),
  }));
  server.on('/wps/messages/getUnreadCount', () => ({ value: { count: 0 } }));
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

const signIn = (change: Partial<typeof playerInfo> = {}): void => {
  sessionStorage.setItem('token', openedSession.token);
  sessionStorage.setItem('userInfo', JSON.stringify({ ...playerInfo, ...change }));
};
const open = async (): Promise<void> => {
  signIn();
  await showPage('/lottery?gameCode=ssc-1', server.start);
  await screen.findByRole('group', { name: 'Units' }, patience);
};
const choose = (row: string, ...tokens: string[]): void => {
  for (const token of tokens) {
    act(() =>
      within(screen.getByRole('group', { name: row }))
        .getByRole('button', { name: token })
        .click(),
    );
  }
};
const press = async (name: string | RegExp): Promise<void> => {
  const button = await screen.findByRole('button', { name }, patience);
  act(() => button.click());
};
const chooseFive = (): void => {
  choose('Ten thousands', '1', '2');
  for (const [row, token] of [
    ['Thousands', '3'],
    ['Hundreds', '4'],
    ['Tens', '5'],
    ['Units', '6'],
  ] as const) {
    choose(row, token);
  }
};

describe('the lobby of lotteries', () => {
  it('[CALL-41] [ENTITY-42] sends the launch payload and shows each lottery with its draw and its last numbers', async () => {
    signIn();
    await showPage('/lottery', server.start);
    /* The hall's popular lotteries link there too; the tile is the link that has the draw. */
    const draw = await screen.findByText('#20260305-0002', {}, patience);
    const link = draw.closest('a')!;
    expect(within(link).getByText('One-minute SSC')).toBeTruthy();
    expect(link.getAttribute('href')).toBe('/lottery?gameCode=ssc-1');
    expect(within(link).getByRole('timer').textContent).toMatch(/^(01:00:00|59:\d\d)$/);
    const [sent] = server.pathsOf('/lgw/vn/games/launch');
    expect(Object.keys(sent?.input ?? {}).sort()).toEqual([
      ...['backUrl', 'device', 'language', 'launchMode', 'lottoArea', 'lottoGameCode', 'lottoPrizeMode', 'lottoView'],
    ]);
    expect(sent?.input).toMatchObject({ launchMode: 'LOTT', lottoView: 'lobby', lottoGameCode: '' });
  });

  it('says so where there is none, and where it cannot be read', async () => {
    server.on('/lgw/vn/games/launch', () => ({ value: { serverTime: at(0), lotteries: [], terms: null } }));
    signIn();
    await showPage('/lottery', server.start);
    expect(await screen.findByText('No lottery is open here yet', {}, patience)).toBeTruthy();
    cleanup();
    server.on('/lgw/vn/games/launch', () => ({ code: 'lottery_not_found', status: 404 }));
    await showPage('/lottery?gameCode=gone', server.start);
    expect(await screen.findByText('This lottery is not offered here.', {}, patience)).toBeTruthy();
  });
});

describe('the page of a lottery', () => {
  it('[ROUTE-28] [CALL-41] counts lines, price and prize by the server’s own sums while one chooses', async () => {
    await open();
    expect(server.pathsOf('/lgw/vn/games/launch')[0]?.input).toMatchObject({
      ...{ lottoView: 'betting', lottoGameCode: 'ssc-1' },
    });
    expect(screen.getByRole('button', { name: 'Add to ticket' }).hasAttribute('disabled')).toBe(true);
    chooseFive();
    expect(screen.getByText('2 lines · ¥4.00 · one line wins up to ¥180,000.00')).toBeTruthy();
    act(() => screen.getByRole('radio', { name: '0.20' }).click());
    fireEvent.change(screen.getByLabelText('Multiple'), { target: { value: '3' } });
    expect(screen.getByText('2 lines · ¥1.20 · one line wins up to ¥54,000.00')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Prize group 1800'), { target: { value: '1700' } });
    expect(screen.getByText('Rebate 5.00 % of the stake')).toBeTruthy();
    act(() => screen.getByRole('button', { name: 'Units: All' }).click());
    expect(screen.getByText('20 lines · ¥12.00 · one line wins up to ¥51,000.00')).toBeTruthy();
  });

  it('tells what is wrong with lines that are written, and takes duplicates out', async () => {
    await open();
    await press('Direct · written');
    const text = await screen.findByLabelText('Lines', {}, patience);
    fireEvent.change(text, { target: { value: '12345 12345' } });
    expect(screen.getByText('Something stands twice. Remove duplicates.')).toBeTruthy();
    await press('Remove duplicates');
    expect(screen.getByText(/^1 line /)).toBeTruthy();
    fireEvent.change(text, { target: { value: '1234' } });
    expect(screen.getByText('A line has too many or too few numbers.')).toBeTruthy();
  });

  it('shows on the pad how long each number has not come, and that it means nothing', async () => {
    await open();
    expect(server.pathsOf('/lgw/vn/games/openedNumbers')).toEqual([]);
    act(() => screen.getByRole('switch', { name: 'Missed' }).click());
    expect(
      await screen.findByText('Draws are independent; past numbers do not change the odds.', {}, patience),
    ).toBeTruthy();
    const units = within(screen.getByRole('group', { name: 'Units' }));
    expect(units.getAllByText(/^Missed now/).map((label) => label.nextSibling?.textContent)).toEqual(
      Array.from({ length: 10 }, (_, digit) => (digit === 7 ? '0' : '1')),
    );
    await press('Group 60');
    expect(screen.queryByRole('switch', { name: 'Missed' })).toBeNull();
  });

  it('places a ticket of several bets on the draw that is agreed to, by one call', async () => {
    server.on('/lgw/lotteries/placeOrder', () => {
      orders = [order()];
      return { value: order() };
    });
    await open();
    chooseFive();
    await press('Add to ticket');
    await press('Random');
    await press('Add to ticket');
    await press('Place all for ¥6.00');
    const dialog = within(await screen.findByRole('dialog', { name: 'Bet on draw 20260305-0002' }, patience));
    await act(async () => dialog.getByRole('button', { name: 'Place bet for ¥6.00' }).click());
    await waitFor(() => expect(server.pathsOf('/lgw/lotteries/placeOrder')).toHaveLength(1), patience);
    const [sent] = server.pathsOf('/lgw/lotteries/placeOrder');
    expect(sent?.input).toMatchObject({ gameCode: 'ssc-1', drawNo: '20260305-0002' });
    const items = (sent?.input['items'] ?? []) as object[];
    expect(items.map((item) => Object.keys(item).sort())).toEqual([
      ['multiple', 'play', 'prizeGroup', 'selection', 'unit'],
      ['multiple', 'play', 'prizeGroup', 'selection', 'unit'],
    ]);
    expect(await screen.findByText('Nothing added yet', {}, patience)).toBeTruthy();
    expect(await screen.findByText('Not drawn', {}, patience)).toBeTruthy();
  });

  it('keeps the ticket and says so when the draw has closed meanwhile', async () => {
    server.on('/lgw/lotteries/placeOrder', () => ({ code: 'draw_closed' }));
    await open();
    chooseFive();
    await press('Bet now');
    await press('Place bet for ¥4.00');
    expect(await screen.findByText('This draw is closed. No bet was placed.', {}, patience)).toBeTruthy();
    // The same wish again is the same request.
    await press('Place bet for ¥4.00');
    await waitFor(() => expect(server.pathsOf('/lgw/lotteries/placeOrder')).toHaveLength(2), patience);
    const ids = server.pathsOf('/lgw/lotteries/placeOrder').map(({ input }) => input['requestId']);
    expect(new Set(ids).size).toBe(1);
  });

  it('cancels an order that can be, and offers it for no other', async () => {
    orders = [order(), order({ id: '4', state: 'won', canCancel: false, payout: '180000', numbers: [1, 3, 4, 5, 6] })];
    server.on('/lgw/lotteries/cancelOrder', () => {
      orders = [];
      return { value: order({ state: 'cancelled', canCancel: false }) };
    });
    await open();
    expect(await screen.findByText('¥180,000.00', {}, patience)).toBeTruthy();
    await press('Cancel');
    await waitFor(
      () => expect(server.pathsOf('/lgw/lotteries/cancelOrder')[0]?.input).toEqual({ orderId: '5' }),
      patience,
    );
    expect(await screen.findByText('No orders yet', {}, patience)).toBeTruthy();
  });

  it('lets a trial account look and explains why it cannot bet', async () => {
    signIn({ type: 4 });
    await showPage('/lottery?gameCode=ssc-1', server.start);
    await screen.findByRole('group', { name: 'Units' }, patience);
    chooseFive();
    await press('Bet now');
    await press('Place bet for ¥4.00');
    expect(server.pathsOf('/lgw/lotteries/placeOrder')).toEqual([]);
  });
});
