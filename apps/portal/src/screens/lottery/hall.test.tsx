// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeAlert } from '../../alert.ts';
import { closeLayer } from '../../layer.ts';
import { endSession } from '../../session.ts';
import { fakeServer, openedSession, playerInfo, type FakeServer } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/showPage.tsx';
import { learnServerTime } from '../../useBrand.ts';

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
const haveMoney = (balance: string): void =>
  server.on('/wps/v2/wallets/balance', () => ({ value: { balance, currency: 'CNY', version: '2', isSingle: 1 } }));
let orders: unknown[];
beforeAll(() => Promise.all([import('./HallScreen.tsx'), import('@baize/maths/lottery/families')]));
beforeEach(async () => {
  sessionStorage.clear();
  localStorage.clear();
  orders = [];
  server = await fakeServer({ status: { serverTime: new Date().toISOString() } });
  server.on('/lgw/vn/games/launch', (input) => ({
    value:
      input['lottoView'] === 'lobby'
        ? { serverTime: at(0), lotteries: [ssc()], terms: null }
        : { serverTime: at(0), lotteries: [ssc()], terms },
  }));
  server.on('/lgw/lotteries/getLottery', () => ({ value: { serverTime: at(0), lottery: ssc() } }));
  server.on('/lgw/vn/games/game_menu', () => ({ value: [] }));
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
  haveMoney('100');
});
afterEach(() => {
  cleanup();
  learnServerTime(Date.now());
  closeAlert();
  act(() => {
    closeLayer();
    endSession('loggedOut');
  });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
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
  it('names restricted numbers before the bet, warns of one in it, and says what refused it', async () => {
    const numbers = [
      { play: 'ssc.star5.direct', number: '2,3,4,5,6', left: null },
      { play: 'ssc.star5.direct', number: '1,3,4,5,6', left: '12.5' },
      { play: 'ssc.star5.direct', number: '9,9,9,9,9', left: null },
    ];
    server.on('/lgw/lotteries/listRestrictedNumbers', () => ({ value: numbers }));
    const named = { item: 0, drawNo: '20260305-0002', play: 'ssc.star5.direct', number: '2,3,4,5,6' };
    server.on('/lgw/lotteries/placeOrder', () => ({ code: 'lottery_number_closed', value: named }));
    await open();
    const note = await screen.findByRole('region', { name: 'Restricted numbers' }, patience);
    expect(note.textContent).toMatch(
      /^Closed in this draw: 2,3,4,5,6 · 9,9,9,9,9Limited, with what is left: 1,3,4,5,6 \(¥12.50\)$/,
    );
    expect(server.pathsOf('/lgw/lotteries/listRestrictedNumbers')[0]?.input).toEqual({
      gameCode: 'ssc-1',
      drawNo: '20260305-0002',
    });
    chooseFive();
    expect(await screen.findByText('2,3,4,5,6 is closed in this draw.')).toBeTruthy();
    expect(screen.getByText('1,3,4,5,6 is limited: ¥12.50 left for all members.')).toBeTruthy();
    expect(screen.queryByText('9,9,9,9,9 is closed in this draw.')).toBeNull();
    await press('Bet now');
    await press(/^Place/);
    expect(await screen.findByText('A number of this bet is closed in this draw.')).toBeTruthy();
    expect(screen.getByText('2,3,4,5,6 is closed in draw 20260305-0002.')).toBeTruthy();
    server.on('/lgw/lotteries/placeOrder', () => ({
      ...{ code: 'lottery_number_limit', value: { ...named, number: '1,3,4,5,6', left: '1.2' } },
    }));
    await press(/^Place/);
    expect(await screen.findByText('1,3,4,5,6: ¥1.20 left in draw 20260305-0002.')).toBeTruthy();
  });

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

  it('reads lines from a file, counts what each is worth, and keeps what is valid', async () => {
    await open();
    await press('Direct · written');
    const text = await screen.findByLabelText('Lines', {}, patience);
    fireEvent.change(text, { target: { value: '12345' } });
    expect(screen.getByText('1 valid · 0 twice · 0 wrong')).toBeTruthy();
    const file = new File(['54321, 12345\n123 00000'], 'lines.txt', { type: 'text/plain' });
    fireEvent.change(screen.getByLabelText('Import a file', { selector: 'input' }), { target: { files: [file] } });
    expect(await screen.findByText('3 valid · 1 twice · 1 wrong', {}, patience)).toBeTruthy();
    expect(screen.getByText('Not valid: 123')).toBeTruthy();
    await press('Keep what is valid');
    expect(screen.getByText('3 valid · 0 twice · 0 wrong')).toBeTruthy();
    expect(screen.getByText(/^3 lines · ¥6\.00/)).toBeTruthy();
  });

  it('puts a handful of bets by chance onto the ticket', async () => {
    await open();
    await press(/5 random bets$/);
    expect(await screen.findByRole('button', { name: 'Remove bet 5' }, patience)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove bet 6' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Place all for ¥10.00' })).toBeTruthy();
  });

  it('bets by one tap without asking once that is wanted, and again as another order', async () => {
    server.on('/lgw/lotteries/placeOrder', () => ({ value: order() }));
    await open();
    act(() => screen.getByRole('switch', { name: /^One-tap bet/ }).click());
    for (const times of [1, 2]) {
      chooseFive();
      await press('Bet now');
      await waitFor(() => expect(server.pathsOf('/lgw/lotteries/placeOrder')).toHaveLength(times), patience);
      expect(screen.queryByRole('dialog')).toBeNull();
      await waitFor(
        () => expect(screen.getByRole('button', { name: 'Bet now' }).hasAttribute('disabled')).toBe(true),
        patience,
      );
    }
    const ids = server.pathsOf('/lgw/lotteries/placeOrder').map(({ input }) => input['requestId']);
    expect(new Set(ids).size).toBe(2);
  });

  it('plays a choice on every so many of the places that are named', async () => {
    server.on('/lgw/lotteries/placeOrder', () => ({ value: order() }));
    localStorage.setItem('lottery.play.ssc-1', 'ssc.any3.group6');
    signIn();
    await showPage('/lottery?gameCode=ssc-1', server.start);
    const places = await screen.findByRole('group', { name: 'Choose at least 3 places' }, patience);
    const boxes = within(places).getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked, labels }) => [labels?.[0]?.textContent, checked])).toEqual([
      ...[['Ten thousands', false] as const, ['Thousands', false] as const],
      ...[['Hundreds', true] as const, ['Tens', true] as const, ['Units', true] as const],
    ]);
    const tick = (place: string): void => act(() => screen.getByRole('checkbox', { name: place }).click());
    choose('1 times', '0', '5', '9');
    expect(screen.getByText(/^1 line · ¥2\.00/)).toBeTruthy();
    tick('Tens');
    expect(screen.getByText('Choose more places.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Bet now' }).hasAttribute('disabled')).toBe(true);
    tick('Thousands');
    tick('Ten thousands');
    expect(screen.getByText(/^4 lines · ¥8\.00/)).toBeTruthy();
    await press('Bet now');
    await press('Place bet for ¥8.00');
    await waitFor(() => expect(server.pathsOf('/lgw/lotteries/placeOrder')).toHaveLength(1), patience);
    expect(server.pathsOf('/lgw/lotteries/placeOrder')[0]?.input['items']).toMatchObject([
      { play: 'ssc.any3.group6', selection: '1235:059' },
    ]);
  });

  it('takes bankers into every line, and no number as banker and drag at once', async () => {
    const eleven = () => ({ ...ssc(), gameCode: '11x5-1', family: 'elevenFive', name: { EN: '11x5' }, last: null });
    server.on('/lgw/vn/games/launch', () => ({ value: { serverTime: at(0), lotteries: [eleven()], terms } }));
    server.on('/lgw/lotteries/getLottery', () => ({ value: { serverTime: at(0), lottery: eleven() } }));
    localStorage.setItem('lottery.play.11x5-1', 'elevenFive.any.pick3Banker');
    signIn();
    await showPage('/lottery?gameCode=11x5-1', server.start);
    expect(await screen.findByRole('heading', { name: 'Pick 3 · banker' }, patience)).toBeTruthy();
    choose('Bankers', '04');
    choose('Drags', '01', '04', '07');
    expect(screen.getByText('A number cannot stand in both rows.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add to ticket' }).hasAttribute('disabled')).toBe(true);
    choose('Drags', '04', '09', '11');
    expect(screen.getByText(/^6 lines · ¥12\.00/)).toBeTruthy();
    choose('Bankers', '05');
    expect(screen.getByText(/^4 lines · ¥8\.00/)).toBeTruthy();
    await press('Add to ticket');
    const ticket = within(screen.getByRole('region', { name: 'Ticket' }));
    expect(ticket.getByText('Any pick · Pick 3 · banker').parentElement?.textContent).toMatch(/04 05,01 07 09 11/);
  });

  it('comes back to the play that was bet on last, and says how the device’s clock stands', async () => {
    await open();
    await press('Group 60');
    cleanup();
    signIn();
    await showPage('/lottery?gameCode=ssc-1', server.start);
    expect(await screen.findByRole('heading', { name: 'Group 60' }, patience)).toBeTruthy();
    expect(screen.getByText('Your clock agrees with the server’s.')).toBeTruthy();
    server.on('/lgw/lotteries/getLottery', () => ({ value: { serverTime: at(-90), lottery: ssc() } }));
    cleanup();
    signIn();
    await showPage('/lottery?gameCode=ssc-1', server.start);
    expect(await screen.findByText(/^Your clock is (89|90|91) s ahead of the server’s/, {}, patience)).toBeTruthy();
  });

  it('finds a play by its name, and keeps five of them at hand', async () => {
    await open();
    const find = async (wanted: string, name: string): Promise<void> => {
      await press('Find a play');
      fireEvent.change(await screen.findByRole('searchbox', { name: 'Find a play' }, patience), {
        target: { value: wanted },
      });
      await press(name);
    };
    const atHand = () =>
      within(screen.getByRole('list', { name: 'Plays at hand' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(screen.queryByRole('list', { name: 'Plays at hand' })).toBeNull();
    for (const size of [120, 60, 30, 20, 10]) {
      await find(`GROUP ${size}`, `Five stars · Group ${size}`);
      await press('Keep this play at hand');
    }
    expect(atHand()).toEqual([120, 60, 30, 20, 10].map((size) => `Five stars · Group ${size}`));
    await find('five combination', 'Five stars · Combination');
    expect(screen.getByRole('button', { name: 'Keep this play at hand' }).hasAttribute('disabled')).toBe(true);
    cleanup();
    signIn();
    await showPage('/lottery?gameCode=ssc-1', server.start);
    await press('Five stars · Group 60');
    expect(screen.getByRole('heading', { name: 'Group 60' })).toBeTruthy();
    await press('Keep this play at hand');
    expect(atHand()).toEqual([120, 30, 20, 10].map((size) => `Five stars · Group ${size}`));
    await press('Find a play');
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Find a play' }, patience), {
      target: { value: 'nothing like it' },
    });
    expect(screen.getByText('No play is called that.')).toBeTruthy();
  });

  it('plans a chase draw by draw: what each stakes, closes at and leaves of a prize', async () => {
    haveMoney('10');
    const limit = { period: 'day', used: '0', next: null, nextFrom: null } as const;
    server.on('/wps/limits/getLimits', () => ({
      value: {
        limits: [
          { ...limit, measure: 'deposit', allowed: '1' },
          { ...limit, measure: 'loss', allowed: '50', used: '11' },
          { ...limit, measure: 'loss', period: 'week', allowed: '300', used: '30' },
          { ...limit, measure: 'loss', period: 'month', allowed: null },
        ],
      },
    }));
    server.on('/lgw/lotteries/listComingDraws', () => ({
      value: Array.from({ length: 20 }, (_, before) => before + 2).map((nth) => ({
        ...{
          no: `20260305-${String(nth).padStart(4, '0')}`,
          opensAt: at(nth),
          closeAt: '2026-03-05T01:00:00.000Z',
          drawAt: at(nth + 2),
        },
      })),
    }));
    await open();
    chooseFive();
    await press('Add to ticket');
    await press('Chase over coming draws');
    const dialog = within(await screen.findByRole('dialog', { name: 'Chase from draw 20260305-0002' }, patience));
    expect(await dialog.findByText('#20260305-0004', {}, patience)).toBeTruthy();
    expect(dialog.queryByText(/^Your own loss limit/)).toBeNull();
    act(() => dialog.getByRole('button', { name: '10 draws' }).click());
    expect(dialog.getByText('10 draws, up to ¥40.00 in all.')).toBeTruthy();
    const warning = /^Your own loss limit leaves ¥39\.00\./;
    expect(await dialog.findByText(warning, {}, patience)).toBeTruthy();
    const rows = within(dialog.getByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(11);
    expect(rows[10]?.textContent).toMatch(/^#20260305-0011×1¥4\.00¥40\.00.+\+¥179,960\.00$/);
    expect(dialog.getByText('This is more than your balance.')).toBeTruthy();
    server.on('/lgw/lotteries/placeChase', () => ({
      ...{ code: 'lottery_member_limit', status: 409, value: { drawNo: '20260305-0009', left: '3' } },
    }));
    await press('Chase for ¥40.00');
    expect(await dialog.findByText('¥3.00 left in draw 20260305-0009.', {}, patience)).toBeTruthy();
    server.on('/lgw/lotteries/placeChase', () => ({
      value: {
        ...{ id: '9', gameCode: 'ssc-1', name: { EN: 'One-minute SSC' }, mode: 'same', stopsOnWin: true, draws: 10 },
        ...{ state: 'running', drawNo: '20260305-0002', closeAt: '2026-03-05T01:00:00.000Z', done: 0 },
        ...{ currency: 'CNY', stake: '40', returned: '0', payout: '0', createdAt: '2026-03-05T00:59:07.000Z' },
      },
    }));
    await press('Chase for ¥40.00');
    const receipt = await screen.findByText(/^10 draws from 20260305-0002 on were staked for ¥40\.00\./, {}, patience);
    expect(receipt.textContent).toMatch(/closes at 2026-03-05 \d\d:00:00\. Accepted at 2026-03-05 \d\d:59:07\.$/);
  });

  it('offers a chase over no more draws than stand ahead', async () => {
    let ahead = 3;
    server.on('/lgw/lotteries/listComingDraws', () => ({
      value: Array.from({ length: ahead }, (_, nth) => ({
        ...{ no: `20260305-000${nth + 2}`, opensAt: at(nth), closeAt: at(nth + 1), drawAt: at(nth + 2) },
      })),
    }));
    await open();
    chooseFive();
    await press('Add to ticket');
    await press('Chase over coming draws');
    const dialog = within(await screen.findByRole('dialog', {}, patience));
    expect(await dialog.findByText('3 draws, up to ¥12.00 in all.', {}, patience)).toBeTruthy();
    expect(dialog.getAllByRole('button', { name: /draws$/ }).map(({ textContent }) => textContent)).toEqual([
      '3 draws',
    ]);
    fireEvent.change(dialog.getByRole('textbox', { name: /^Draws \(2–3\)/ }), { target: { value: '4' } });
    expect(dialog.getByText('Out of range')).toBeTruthy();
    act(() => dialog.getByRole('button', { name: 'Close' }).click());
    ahead = 1;
    await press('Chase over coming draws');
    const again = within(await screen.findByRole('dialog', {}, patience));
    expect(await again.findByText(/^Fewer than two draws stand ahead/, {}, patience)).toBeTruthy();
  });

  it('shows with each animal of Mark Six its numbers of this lunar year and what it pays', async () => {
    const lhc = () => ({ ...ssc(), gameCode: 'lhc-10', family: 'markSix', name: { EN: 'Mark Six' }, last: null });
    server.on('/lgw/vn/games/launch', () => ({ value: { serverTime: at(0), lotteries: [lhc()], terms } }));
    server.on('/lgw/lotteries/getLottery', () => ({ value: { serverTime: at(0), lottery: lhc() } }));
    signIn();
    await showPage('/lottery?gameCode=lhc-10', server.start);
    await press('Zodiac');
    const pad = within(await screen.findByRole('group', { name: 'Numbers' }, patience));
    expect(pad.getByRole('button', { name: 'Horse' }).parentElement?.textContent).toContain('01 13 25 37 49');
    expect(pad.getByRole('button', { name: 'Rat' }).parentElement?.textContent).toContain('07 19 31 43');
    expect(pad.getAllByText(/^pays [\d.]+ for 1$/)).toHaveLength(12);
  });

  it('opens a race on the cars by their ranks', async () => {
    const race = () => ({ ...ssc(), gameCode: 'pk10-2', family: 'pkTen', name: { EN: 'PK10' }, last: null });
    server.on('/lgw/vn/games/launch', () => ({ value: { serverTime: at(0), lotteries: [race()], terms } }));
    server.on('/lgw/lotteries/getLottery', () => ({ value: { serverTime: at(0), lottery: race() } }));
    signIn();
    await showPage('/lottery?gameCode=pk10-2', server.start);
    expect(await screen.findByRole('heading', { name: 'Car' }, patience)).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Position', selected: true })).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Rank 10' })).toBeTruthy();
  });

  it('shows on the pad how long each number has not come, and that it means nothing', async () => {
    await open();
    const asked = () =>
      server.pathsOf('/lgw/vn/games/openedNumbers').filter(({ input }) => input['pageSize'] === '100');
    expect(asked()).toEqual([]);
    act(() => screen.getByRole('switch', { name: 'Missed' }).click());
    expect(
      await screen.findByText('Draws are independent; past numbers do not change the odds.', {}, patience),
    ).toBeTruthy();
    expect(asked()).toHaveLength(1);
    const units = within(screen.getByRole('group', { name: 'Units' }));
    expect(units.getAllByText(/^Missed now/).map((label) => label.nextSibling?.textContent)).toEqual(
      Array.from({ length: 10 }, (_, digit) => (digit === 7 ? '0' : '1')),
    );
    await press('Group 60');
    expect(screen.queryByRole('switch', { name: 'Missed' })).toBeNull();
  });

  it('puts the bet that a run goes on onto the pad, on its own page and from the lobby', async () => {
    server.on('/lgw/vn/games/openedNumbers', () => ({
      value: page(
        [9, 8, 7, 6, 5].map((digit, at0) => ({
          ...{ gameCode: 'ssc-1', name: { EN: 'One-minute SSC' }, family: 'ssc', no: `20260305-000${9 - at0}` },
          ...{ drawAt: at(-60), numbers: [digit, digit % 2, 1, digit, 3], resultNo: 1 },
        })),
      ),
    }));
    const isChosen = (token: string): string | null =>
      within(screen.getByRole('group', { name: 'Ten thousands' }))
        .getByRole('button', { name: token })
        .getAttribute('aria-pressed');
    await open();
    await press(/^Ten thousands · Big/);
    expect(await screen.findByRole('heading', { name: 'Big, small, odd, even' }, patience)).toBeTruthy();
    expect([isChosen('Big'), isChosen('Small')]).toEqual(['true', 'false']);
    expect(screen.getByRole('button', { name: 'Bet now' }).hasAttribute('disabled')).toBe(false);
    /* The same run again after the pad was cleared. */
    act(() =>
      within(screen.getByRole('group', { name: 'Ten thousands' }))
        .getByRole('button', { name: 'Big' })
        .click(),
    );
    expect(isChosen('Big')).toBe('false');
    await press(/^Ten thousands · Big/);
    expect(isChosen('Big')).toBe('true');
    cleanup();
    signIn();
    await showPage('/lottery', server.start);
    const run = await screen.findByRole('link', { name: /One-minute SSC.*Ten thousands · Big/ }, patience);
    const href = run.getAttribute('href')!;
    cleanup();
    signIn();
    await showPage(href, server.start);
    await screen.findByRole('heading', { name: 'Big, small, odd, even' }, patience);
    expect(isChosen('Big')).toBe('true');
  });

  it('says on a phone what was added to the ticket, which is out of sight there', async () => {
    await open();
    chooseFive();
    await press('Add to ticket');
    expect(await screen.findByText(/: 2 lines for ¥4\.00 on your ticket\.$/, {}, patience)).toBeTruthy();
  });

  it('names the bets that are over what is left, and lets them be lowered or taken out before anything is staked', async () => {
    haveMoney('9');
    server.on('/lgw/lotteries/placeOrder', () => ({ value: order() }));
    await open();
    for (const multiple of ['1', '2', '1']) {
      fireEvent.change(screen.getByLabelText('Multiple'), { target: { value: multiple } });
      chooseFive();
      await press('Add to ticket');
    }
    await press('Place all for ¥16.00');
    const dialog = within(await screen.findByRole('dialog', {}, patience));
    const bets = () => dialog.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    const confirm = (name: string) => dialog.findByRole<HTMLButtonElement>('button', { name }, patience);
    expect((await confirm('1 bet is over a limit')).disabled).toBe(true);
    expect(bets().map((text) => text.includes('More than your balance: ¥5.00 left for this bet.'))).toEqual([
      ...[false, true, false],
    ]);
    act(() => dialog.getByRole('button', { name: 'Lower to × 1 (¥4.00)' }).click());
    /* Two bets leave 1.00, which is no line: the third can only be taken out. */
    expect(bets().map((text) => text.includes('¥1.00 left'))).toEqual([false, false, true]);
    expect(dialog.queryByRole('button', { name: /^Lower/ })).toBeNull();
    expect(dialog.getByRole('button', { name: 'Deposit' })).toBeTruthy();
    act(() => dialog.getByRole('button', { name: 'Remove bet 3' }).click());
    const place = await confirm('Place bet for ¥8.00');
    expect(place.disabled).toBe(false);
    act(() => place.click());
    await waitFor(() => expect(server.pathsOf('/lgw/lotteries/placeOrder')).toHaveLength(1), patience);
    const [sent] = server.pathsOf('/lgw/lotteries/placeOrder');
    expect(sent?.input['items']).toMatchObject([{ multiple: 1 }, { multiple: 1 }]);
  });

  it('shows a refusal for a limit at the bet that is over it, with what is left', async () => {
    server.on('/lgw/lotteries/placeOrder', () => ({
      ...{ code: 'lottery_play_limit', status: 409, value: { item: 0, play: 'ssc.star5.direct', left: '5' } },
    }));
    await open();
    fireEvent.change(screen.getByLabelText('Multiple'), { target: { value: '2' } });
    chooseFive();
    await press('Bet now');
    await press('Place bet for ¥8.00');
    const dialog = within(await screen.findByRole('dialog', {}, patience));
    expect(
      await dialog.findByText('Over the limit of this play: ¥5.00 left for you in this draw.', {}, patience),
    ).toBeTruthy();
    expect(dialog.getByRole('alert').textContent).toContain('Nothing was staked.');
    expect(dialog.getByRole('button', { name: '1 bet is over a limit' }).hasAttribute('disabled')).toBe(true);
    act(() => dialog.getByRole('button', { name: 'Lower to × 1 (¥4.00)' }).click());
    expect(dialog.queryByRole('alert')).toBeNull();
    expect(dialog.getByRole('button', { name: 'Place bet for ¥4.00' }).hasAttribute('disabled')).toBe(false);
    /* The pad has the same bet. */
    expect(screen.getByLabelText<HTMLInputElement>('Multiple').value).toBe('1');
    server.on('/lgw/lotteries/placeOrder', () => ({
      ...{ code: 'prize_group_out_of_range', status: 409, value: { item: 0, highest: 1_700 } },
    }));
    act(() => dialog.getByRole('button', { name: 'Place bet for ¥4.00' }).click());
    await waitFor(
      () => expect(dialog.getByRole('listitem').textContent).toContain('This prize group is outside'),
      patience,
    );
    act(() => dialog.getByRole('button', { name: 'Remove bet 1' }).click());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
  });

  it('locks the pad and the ticket at the close, and goes on with the next draw', async () => {
    let [ahead, lottery] = [0, ssc()];
    server.on('/lgw/lotteries/getLottery', () => ({ value: { serverTime: at(ahead), lottery } }));
    await open();
    chooseFive();
    await press('Add to ticket');
    chooseFive();
    const isLocked = (name: string | RegExp) => screen.getByRole('button', { name }).hasAttribute('disabled');
    const acts = ['Bet now', /^Place all/, 'Chase over coming draws'];
    expect(acts.map(isLocked)).toEqual([false, false, false]);
    ahead = 3_700;
    learnServerTime(Date.now() + ahead * 1_000);
    expect(await screen.findByText('This draw has closed. The next one opens in a moment.', {}, patience)).toBeTruthy();
    expect(acts.map(isLocked)).toEqual([true, true, true]);
    const next = { no: '20260305-0003', opensAt: at(3_600), closeAt: at(7_200), drawAt: at(7_205), state: 'scheduled' };
    lottery = { ...lottery, current: { ...next, numbers: null } };
    expect(await screen.findByText('#20260305-0003', {}, patience)).toBeTruthy();
    await waitFor(() => expect(acts.map(isLocked)).toEqual([false, false, false]), patience);
    expect(screen.queryByText(/^This draw has closed/)).toBeNull();
  });

  it('takes bets from the hour on at which the draw opens', async () => {
    const current = { no: '20260305-0002', opensAt: at(600), closeAt: at(3_600), drawAt: at(3_605), numbers: null };
    const lottery = { ...ssc(), current: { ...current, state: 'scheduled' } };
    let ahead = 0;
    server.on('/lgw/lotteries/getLottery', () => ({ value: { serverTime: at(ahead), lottery } }));
    await open();
    chooseFive();
    expect(await screen.findByText(/^opens /, {}, patience)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Bet now' }).hasAttribute('disabled')).toBe(true);
    ahead = 700;
    learnServerTime(Date.now() + ahead * 1_000);
    await waitFor(
      () => expect(screen.getByRole('button', { name: 'Bet now' }).hasAttribute('disabled')).toBe(false),
      patience,
    );
    // The header's clock takes its own next second.
    await waitFor(() => expect(screen.queryByText(/^opens /)).toBeNull(), patience);
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
    expect(dialog.getAllByText(/ · Prize group \d+ · /)).toHaveLength(2);
    const shown = (term: string) => dialog.getByText(term, { selector: 'dt' }).nextSibling?.textContent;
    expect([shown('Lines'), shown('To pay')]).toEqual(['3', '¥6.00']);
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

  it('offers the next draw once the one that was agreed to is over, and bets on it only when that is agreed to', async () => {
    let lottery = ssc();
    server.on('/lgw/lotteries/getLottery', () => ({ value: { serverTime: at(0), lottery } }));
    server.on('/lgw/lotteries/placeOrder', ({ drawNo }) => {
      if (drawNo === '20260305-0003') return { value: order({ drawNo }) };
      const next = { no: '20260305-0003', opensAt: at(-1), closeAt: at(7_200), drawAt: at(7_205), state: 'scheduled' };
      lottery = { ...lottery, current: { ...next, numbers: null } };
      return { code: 'draw_closed' };
    });
    await open();
    chooseFive();
    await press('Bet now');
    await press('Place bet for ¥4.00');
    await press('Take draw 20260305-0003 instead');
    expect(server.pathsOf('/lgw/lotteries/placeOrder')).toHaveLength(1);
    expect(await screen.findByRole('dialog', { name: 'Bet on draw 20260305-0003' }, patience)).toBeTruthy();
    await press('Place bet for ¥4.00');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    expect(server.pathsOf('/lgw/lotteries/placeOrder').map(({ input }) => input['drawNo'])).toEqual([
      '20260305-0002',
      '20260305-0003',
    ]);
  });

  it('never says that nothing was staked while nobody knows, and asks again for the same bet', async () => {
    server.on('/lgw/lotteries/placeOrder', (_input, turn) =>
      turn === 1 ? { code: 'unknown_error', status: 500 } : { value: order() },
    );
    await open();
    chooseFive();
    await press('Bet now');
    await press('Place bet for ¥4.00');
    expect(await screen.findByText('Not known yet whether this bet was taken', {}, patience)).toBeTruthy();
    expect(screen.queryByText(/Nothing was staked/)).toBeNull();
    await press('Ask again, bet for ¥4.00');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    const ids = server.pathsOf('/lgw/lotteries/placeOrder').map(({ input }) => input['requestId']);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  it('puts the bets of an order on the ticket again, at the prize group of now, and places them as a new order', async () => {
    const [line] = order().lines;
    const digit = { ...line, play: 'ssc.position.digit', selection: '12,,,,3', unit: 'jiao', multiple: 3 };
    orders = [order({ state: 'lost', canCancel: false, lines: [{ ...line, prizeGroup: 1_950 }, digit] })];
    server.on('/lgw/lotteries/placeOrder', () => ({ value: order() }));
    await open();
    expect(screen.getByText('Nothing added yet')).toBeTruthy();
    await press('Bet again');
    expect(await screen.findByText('The bets are on your ticket again.', {}, patience)).toBeTruthy();
    const ticket = within(screen.getByRole('region', { name: 'Ticket' }));
    expect(ticket.getByText('Five stars · Direct').parentElement?.textContent).toContain('12,3,4,5,6');
    expect(ticket.getByText('2 lines · 2.00 × 1 · Prize group 1800 · ¥4.00')).toBeTruthy();
    expect(ticket.getByText('3 lines · 0.20 × 3 · Prize group 1800 · ¥1.80')).toBeTruthy();
    await press('Place all for ¥5.80');
    await press('Place bet for ¥5.80');
    await waitFor(() => expect(server.pathsOf('/lgw/lotteries/placeOrder')).toHaveLength(1), patience);
    const [sent] = server.pathsOf('/lgw/lotteries/placeOrder');
    expect(sent?.input['requestId']).not.toBe(order().requestId);
    expect(sent?.input['items']).toEqual([
      { play: 'ssc.star5.direct', selection: '12,3,4,5,6', unit: 'yuan', multiple: 1, prizeGroup: 1_800 },
      { play: 'ssc.position.digit', selection: '12,,,,3', unit: 'jiao', multiple: 3, prizeGroup: 1_800 },
    ]);
  });

  it('puts nothing of an order on the ticket where one of its bets is not offered any more', async () => {
    const [line] = order().lines;
    orders = [order({ state: 'lost', canCancel: false, lines: [line, { ...line, play: 'ssc.star5.gone' }] })];
    await open();
    await press('Bet again');
    expect(await screen.findByText('These bets are not offered any more.', {}, patience)).toBeTruthy();
    expect(screen.getByText('Nothing added yet')).toBeTruthy();
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

  it('[I-26] opens an order with what it was accepted at and how its prize is counted', async () => {
    const won = order({ id: '4', state: 'won', canCancel: false, payout: '180000', numbers: [1, 3, 4, 5, 6] });
    orders = [
      { ...won, lines: won.lines.map((line) => ({ ...line, prizes: [{ key: 'win', each: '180000', lines: 1 }] })) },
    ];
    await open();
    await press('Details');
    const drawer = within(await screen.findByRole('dialog', { name: 'Order of draw 20260305-0002' }, patience));
    expect(drawer.getByText('2 lines × 2.00 × 1 = ¥4.00')).toBeTruthy();
    expect(drawer.getByText('Prize: 1 line × ¥180,000.00 = ¥180,000.00')).toBeTruthy();
    expect(drawer.getByText('a'.repeat(64))).toBeTruthy();
    /* One bet is its own total. */
    expect(drawer.queryByText(/^Won in all/)).toBeNull();
  });

  it('[I-26] ends the sums of several bets with a total that is what was staked and what was paid', async () => {
    const won = order({ state: 'won', canCancel: false, stake: '10', payout: '180017', numbers: [1, 3, 4, 5, 6] });
    const [line] = won.lines;
    const digit = { ...line, play: 'ssc.position.digit', selection: '12,,,,3', lineCount: 3, stake: '6' };
    orders = [
      {
        ...won,
        lines: [
          { ...line, prizes: [{ key: 'win', each: '180000', lines: 1 }] },
          { ...digit, prizes: [{ key: 'win', each: '17', lines: 1 }] },
        ],
      },
    ];
    await open();
    await press('Details');
    const drawer = within(await screen.findByRole('dialog', { name: 'Order of draw 20260305-0002' }, patience));
    expect(drawer.getByText('2 bets, 5 lines = ¥10.00')).toBeTruthy();
    expect(drawer.getByText('Won in all: ¥180,017.00')).toBeTruthy();
  });

  it('cancels all orders that can be, once that was confirmed', async () => {
    orders = [order(), order({ id: '6' }), order({ id: '4', state: 'lost', canCancel: false })];
    server.on('/lgw/lotteries/cancelOrder', ({ orderId }) => {
      orders = orders.filter((one) => (one as { id: string }).id !== orderId);
      return { value: order({ id: orderId, state: 'cancelled', canCancel: false }) };
    });
    await open();
    await press('Cancel all that can be');
    const sure = within(await screen.findByRole('alertdialog', {}, patience));
    expect(sure.getByText(/^2 orders are cancelled and their stakes come back\./)).toBeTruthy();
    expect(server.pathsOf('/lgw/lotteries/cancelOrder')).toEqual([]);
    act(() => sure.getByRole('button', { name: 'Cancel all that can be' }).click());
    await waitFor(
      () =>
        expect(server.pathsOf('/lgw/lotteries/cancelOrder').map(({ input }) => input['orderId'])).toEqual(['5', '6']),
      patience,
    );
    expect(await screen.findByText('2 orders are cancelled.', {}, patience)).toBeTruthy();
  });

  it('ends a chase once that was confirmed', async () => {
    const chase = (state: 'running' | 'cancelled') => ({
      ...{ id: '9', gameCode: 'ssc-1', name: { EN: 'One-minute SSC' }, mode: 'same', stopsOnWin: false, state },
      ...{ draws: 5, drawNo: '20260305-0002', closeAt: at(3_600), done: 1 },
      ...{ currency: 'CNY', stake: '20', returned: '0', payout: '0', createdAt: at(0) },
    });
    server.on('/lgw/lotteries/listChases', () => ({ value: page([chase('running')]) }));
    server.on('/lgw/lotteries/cancelChase', () => ({ value: chase('cancelled') }));
    signIn();
    await showPage('/lottery?gameCode=ssc-1&tab=chases', server.start);
    await press('End chase');
    const sure = () => within(screen.getByRole('alertdialog'));
    act(() => sure().getByRole('button', { name: 'Close' }).click());
    expect(server.pathsOf('/lgw/lotteries/cancelChase')).toEqual([]);
    await press('End chase');
    act(() => sure().getByRole('button', { name: 'End chase' }).click());
    await waitFor(
      () => expect(server.pathsOf('/lgw/lotteries/cancelChase').map(({ input }) => input)).toEqual([{ chaseId: '9' }]),
      patience,
    );
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

describe('the trend of a lottery', () => {
  const opened = '/lgw/vn/games/openedNumbers';
  const draw = (nth: number, units: number) => ({
    ...{
      gameCode: 'ssc-1',
      name: { EN: 'One-minute SSC' },
      family: 'ssc',
      no: `20260306-${String(nth).padStart(4, '0')}`,
    },
    ...{ drawAt: '2026-03-05T16:00:00.000Z', numbers: [3, 8, 1, 0, units], resultNo: 1 },
  });
  const show = async (): Promise<void> => {
    signIn();
    /* In the zone of the lottery it is 00:30 of the next day. */
    server.on('/lgw/lotteries/getLottery', () => ({
      value: { serverTime: '2026-03-05T16:30:00.000Z', lottery: ssc() },
    }));
    await showPage('/lottery?gameCode=ssc-1&tab=trend', server.start);
    await screen.findByText(/^Your clock is/, {}, patience);
    await screen.findByRole('region', { name: 'Trend' }, patience);
  };
  const choose = (name: string): void => act(() => screen.getByRole('radio', { name }).click());
  const asked = () => server.pathsOf(opened).flatMap(({ input }) => (input['day'] === undefined ? [] : [input]));

  it('is about so many draws, or those of a day in the zone of the lottery, with what each number missed', async () => {
    await show();
    expect(await screen.findByText('Ten thousands: the last 1 draws', {}, patience)).toBeTruthy();
    server.on(opened, () => ({ value: page([4, 3, 2, 1].map((nth) => draw(nth, nth))) }));
    choose('Today');
    expect(await screen.findByText('Ten thousands: 4 draws of 2026-03-06', {}, patience)).toBeTruthy();
    expect(screen.getByRole('region', { name: /^Chart of the draws/ }).tabIndex).toBe(0);
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Units' }));
    const figures = within(await screen.findByRole('table', { name: 'Units: 4 draws of 2026-03-06' }, patience));
    const of = (digit: string) => figures.getByRole('row', { name: new RegExp(`^${digit}`) }).textContent;
    expect(figures.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['Number', 'Came', 'Missed now', 'Missed on average', 'Longest missed', 'Longest run'],
    ]);
    expect(of('3')).toBe('3hot111.521');
    expect(of('9')).toBe('9cold044.040');
    choose('Yesterday');
    await screen.findByText('Units: 4 draws of 2026-03-05', {}, patience);
    expect(asked()).toEqual([
      { gameCode: 'ssc-1', day: '2026-03-06', pageNum: '1', pageSize: '1440' },
      { gameCode: 'ssc-1', day: '2026-03-05', pageNum: '1', pageSize: '1440' },
    ]);
  });

  it('paints of a day the part that its frame is scrolled to, beginning with the latest draw', async () => {
    const painted = new Set<string>();
    const pen = { canvas: document.createElement('canvas'), fillText: (text: string) => painted.add(text) };
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
      new Proxy(pen, { get: (own, name) => Reflect.get(own, name) ?? (() => undefined) }) as never,
    );
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(480);
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(37_468);
    await show();
    server.on(opened, () => ({ value: page(Array.from({ length: 1_440 }, (_, at) => draw(1_440 - at, at % 10))) }));
    choose('Today');
    await screen.findByText('Ten thousands: 1440 draws of 2026-03-06', {}, patience);
    const nos = () => [...painted].filter((text) => text.startsWith('20260306-')).toSorted();
    expect(nos().at(-1)).toBe('20260306-1440');
    expect(nos().length).toBeLessThan(20);
    painted.clear();
    fireEvent.scroll(screen.getByRole('region', { name: /^Chart of the draws/ }), { target: { scrollTop: 0 } });
    expect(nos()[0]).toBe('20260306-0001');
    expect(nos().length).toBeLessThan(20);
  });

  it('says where a day has no draws or cannot be read, and lets another be chosen', async () => {
    await show();
    server.on(opened, () => ({ value: page([]) }));
    choose('Today');
    expect(await screen.findByText('Nothing was drawn yet', {}, patience)).toBeTruthy();
    choose('Yesterday');
    expect(await screen.findByText('Nothing was drawn on this day', {}, patience)).toBeTruthy();
    server.on(opened, () => ({ code: 'too_many_requests', status: 429 }));
    choose('50');
    expect(await screen.findByText('The lotteries could not be loaded', {}, patience)).toBeTruthy();
    server.on(opened, () => ({ value: page([draw(1, 7)]) }));
    await press('Try again');
    expect(await screen.findByText('Ten thousands: the last 1 draws', {}, patience)).toBeTruthy();
  });
});
