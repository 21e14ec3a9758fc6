// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeAlert } from '../../alert.ts';
import { closeLayer } from '../../layer.ts';
import { endSession } from '../../session.ts';
import { showLanguage } from '../../showLanguage.ts';
import { answerCalls } from '../../testing/answerCalls.ts';
import { showPage } from '../../testing/showPage.tsx';
import { testBanner, testNotice } from '../../testing/testBanner.ts';
import { testStart } from '../../testing/testStart.ts';

const patience = { timeout: 60_000 };
const [slots] = testStart().vendors;
const [card] = slots?.cards ?? [];
if (slots === undefined || card === undefined) throw new Error('The test start has no vendors.');
const cards = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, at) => ({ ...card, vassalage: `${prefix}${at}`, name: `${prefix} ${at}` }));
const win = (at: number) => ({
  vo: {
    ...{ player: 'pl***r1', gameName: { EN: `Game ${at}`, CN: `游戏 ${at}` }, vassalage: 'studio', gameCode: `g${at}` },
    ...{ image: '', winAmount: '1234.5', currency: 'CNY', at: '2026-03-05T04:00:00.000Z' },
  },
});

let answers: Record<string, unknown> = {};
let asked: string[] = [];
const askedFor = (path: string) => asked.filter((address) => address.includes(path));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  answers = { '/lgw/games/announcements': { banners: [], notices: [], popup: [], promotion: [] } };
  asked = answerCalls(answers);
});
afterEach(async () => {
  await act(() => showLanguage('EN'));
  cleanup();
  closeLayer();
  endSession('loggedOut');
  closeAlert();
  vi.unstubAllGlobals();
});

describe('home', () => {
  it('[ROUTE-05] has banner, category tabs, notices and floating service', async () => {
    const content = { banners: [testBanner('w_home')], bannerGroups: ['w_home' as const], notices: [testNotice(1)] };
    await showPage('/', testStart({ content }));
    expect(screen.getByRole('heading', { level: 1, name: 'Banner of w_home' })).toBeTruthy();
    expect(screen.getByRole('tablist', { name: 'Play by category' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'News' })).toBeTruthy();
    expect((await screen.findAllByRole('complementary', { name: 'Floating service' }, patience)).length).toBe(1);
  });

  it('[HOME-02] shows the banners of w_home in the carousel and those of no other group', async () => {
    const banners = [
      testBanner('w_home'),
      testBanner('w_home', { id: 'two', headline: 'Second' }),
      testBanner('w_rng'),
    ];
    await showPage('/', testStart({ content: { banners, bannerGroups: ['w_home', 'w_rng'] } }));
    const carousel = within(screen.getByRole('region', { name: 'What is on' }));
    expect(carousel.getAllByRole('group', { hidden: true }).length).toBe(2);
    expect(carousel.getByText('Second')).toBeTruthy();
    expect(screen.queryByText('Banner of w_rng')).toBeNull();
  });

  it('[BANNER-04] follows a banner inside the site, and opens other sites in a tab that cannot reach back', async () => {
    const inside = testBanner('w_home', { linkageType: 'route', url: '/promotions', action: 'See all' });
    const { router } = await showPage('/', testStart({ content: { banners: [inside], bannerGroups: ['w_home'] } }));
    /* The link lies over the whole slide, so that a press on the picture is one on it. */
    const over = screen.getByRole('link', { name: 'See all' });
    expect(over.className.split(' ')).toEqual(expect.arrayContaining(['static!', 'after:absolute', 'after:inset-0']));
    expect(over.closest('[data-theme=dark]')?.className.split(' ')).toContain('relative');
    act(() => over.click());
    await waitFor(() => expect(router.get().place.path).toBe('/promotions'), patience);
    cleanup();
    const outside = testBanner('w_home', { linkageType: 'external', url: 'https://else.example/', action: 'Out' });
    await showPage('/', testStart({ content: { banners: [outside], bannerGroups: ['w_home'] } }));
    const link = screen.getByRole('link', { name: 'Out' });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      ...['https://else.example/', '_blank', 'noopener noreferrer'],
    ]);
  });

  it('[A226] asks before a banner opens another site, and opens it only for who goes on', async () => {
    const opened = vi.fn<typeof window.open>(() => null);
    vi.stubGlobal('open', opened);
    const outside = testBanner('w_home', { linkageType: 'external', url: 'https://else.example/', action: 'Out' });
    await showPage('/', testStart({ content: { banners: [outside], bannerGroups: ['w_home'] } }));
    const ask = async () => {
      /* False is a click that the page kept from the browser. */
      expect(fireEvent.click(screen.getByRole('link', { name: 'Out' }))).toBe(false);
      const dialog = within(await screen.findByRole('alertdialog', { name: 'You are leaving Baize' }, patience));
      expect(dialog.getByText('else.example')).toBeTruthy();
      return dialog;
    };
    const first = await ask();
    act(() => first.getByRole('button', { name: 'Stay' }).click());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patience);
    expect(opened).not.toHaveBeenCalled();
    const second = await ask();
    act(() => second.getByRole('button', { name: 'Continue' }).click());
    expect(opened.mock.calls).toEqual([['https://else.example/', '_blank', 'noopener,noreferrer']]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patience);
  });

  it('[GAME-07] shows the default icon in the place of a banner whose picture cannot be had', async () => {
    /* Here no picture is ever fetched, and each counts as one that came empty. */
    const pending = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    const banner = testBanner('w_home', { image: '/brand/images/gone.webp', imageSmall: '/brand/images/gone-s.webp' });
    await showPage('/', testStart({ content: { banners: [banner], bannerGroups: ['w_home'] } }));
    const carousel = screen.getByRole('region', { name: 'What is on' });
    const picture = carousel.querySelector('img[src="/brand/images/gone.webp"]');
    expect(carousel.querySelector('img[src$="/default.webp"]')).toBeNull();
    act(() => void fireEvent.error(picture!));
    expect(carousel.querySelector('img[src="/brand/images/gone.webp"]')).toBeNull();
    expect(carousel.querySelector('img[src$="/default.webp"]')).not.toBeNull();
    pending.mockRestore();
  });

  it('[A234] [CONST-11] shows the default icon of our own host in place of a picture at a broken picture host, asked once', async () => {
    const pending = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    const banner = testBanner('w_home', { image: '/brand/images/far.webp', imageSmall: '/brand/images/far-s.webp' });
    const content = { banners: [banner], bannerGroups: ['w_home' as const] };
    await showPage('/', testStart({ content, status: { imageCDNs: ['broken.pictures.example'] } }));
    const carousel = screen.getByRole('region', { name: 'What is on' });
    const far = 'img[src^="https://broken.pictures.example/"]';
    act(() => void fireEvent.error(carousel.querySelector(far)!));
    expect(carousel.querySelector(far)).toBeNull();
    expect(carousel.querySelector('img[src$="/default.webp"]')?.getAttribute('src')).toMatch(/^\/(?!\/)/);
    expect(screen.getAllByRole('tab').length).toBeGreaterThan(0);
    pending.mockRestore();
  });

  it('[HOME-03] [HOME-04] has exactly five tabs, each with its own description and vendors', async () => {
    const vendors = [
      { ...slots, cards: cards(2, 'Reel') },
      { ...slots, gameClassify: 'LIVE', cards: cards(2, 'Table') },
      { ...slots, gameClassify: 'PVP', cards: cards(2, 'Card') },
    ];
    await showPage('/', testStart({ vendors }));
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Slots',
      'Fishing',
      'Sports',
      'Live casino',
      'E-Lottery',
    ]);
    const panel = () => within(screen.getByRole('tabpanel'));
    const described = new Set<string | undefined>();
    for (const tab of tabs) {
      act(() => tab.click());
      expect(tab.getAttribute('aria-selected')).toBe('true');
      described.add(screen.getByRole('tabpanel').querySelector('p')?.textContent);
    }
    expect(described.size).toBe(5);
    act(() => tabs[3]?.click());
    expect(panel().getByRole('link', { name: 'Table 0' })).toBeTruthy();
    expect(panel().queryByRole('link', { name: 'Reel 0' })).toBeNull();
    act(() => tabs[1]?.click());
    expect(panel().getByText('No vendor in this category yet')).toBeTruthy();
  });

  it('[HOME-05] [HOME-06] [CONST-09] [CONST-10] shows eight vendors of a category at most, seven at a time in a column', async () => {
    await showPage('/', testStart({ vendors: [{ ...slots, cards: cards(12, 'Reel') }] }));
    const list = screen.getByRole('list', { name: 'Vendors: Slots' });
    expect(list.children).toHaveLength(8);
    expect([...list.children].filter((row) => row.hasAttribute('inert'))).toHaveLength(1);
    expect(list.style.gap).toBe('19px');
    act(() => screen.getByRole('button', { name: 'More vendors' }).click());
    expect(list.style.transform).toMatch(/^translateY\(-\d+px\)$/);
    cleanup();
    await showPage('/', testStart({ vendors: [{ ...slots, cards: cards(7, 'Reel') }] }));
    expect(screen.queryByRole('button', { name: 'More vendors' })).toBeNull();
  });

  it('[ROUTE-23] leads from a slot vendor to the lobby, with its name in lower case', async () => {
    const { router } = await showPage(
      '/',
      testStart({ vendors: [{ ...slots, cards: [{ ...card, vassalage: 'BaizeX', name: 'X' }] }] }),
    );
    act(() => within(screen.getByRole('tabpanel')).getByRole('link', { name: 'X' }).click());
    await waitFor(() => expect(router.get().place.href).toBe('/rng?vassalage=baizex'), patience);
  });

  it('[CONST-18] gives the news a height of 100 px', async () => {
    await showPage('/', testStart({ content: { notices: [testNotice(1)] } }));
    const heading = screen.getByRole('heading', { name: 'News' });
    expect((heading.closest('[style]') as HTMLElement).style.height).toBe('100px');
  });

  it('[LANG-04] [STORE-06] asks for the hot games once in a session, and again in another language', async () => {
    const [, reef] = testStart().games.content;
    answers['/lgw/games/gameHot'] = { list: [{ ...reef, name: { EN: 'Hot Reef', CN: '热门珊瑚' } }] };
    await showPage('/');
    expect(await screen.findByRole('link', { name: 'Hot Reef' }, patience)).toBeTruthy();
    expect(askedFor('gameHot')).toHaveLength(1);
    expect(sessionStorage.getItem('HOT_GAMES')).toContain('Hot Reef');
    await waitFor(() => expect(sessionStorage.getItem('gameVendor')).toContain('studio'), patience);
    cleanup();
    await showPage('/');
    expect(await screen.findByRole('link', { name: 'Hot Reef' }, patience)).toBeTruthy();
    expect(askedFor('gameHot')).toHaveLength(1);
    await act(() => showLanguage('CN'));
    await waitFor(() => expect(askedFor('gameHot')).toHaveLength(2), patience);
    expect(askedFor('gameHot')[1]).toContain('language=CN');
  });

  it('[LANG-05] [STORE-06] asks for the winner board once in a session, and again in another language', async () => {
    answers['/wps/relay/winnerBoard'] = [win(1), win(2)];
    await showPage('/');
    const board = within(await screen.findByRole('region', { name: 'Latest wins' }, patience));
    expect(board.getAllByText('pl***r1')).toHaveLength(2);
    expect(board.getAllByText('¥1,234.50')).toHaveLength(2);
    expect(askedFor('winnerBoard')[0]).toContain('limitNum=80');
    cleanup();
    await showPage('/');
    await screen.findByRole('region', { name: 'Latest wins' }, patience);
    expect(askedFor('winnerBoard')).toHaveLength(1);
    await act(() => showLanguage('CN'));
    await waitFor(() => expect(askedFor('winnerBoard')).toHaveLength(2), patience);
  });

  it('asks for the winner board again while the page is visible, not while it is hidden, and keeps the rows that stay', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    try {
      answers['/wps/relay/winnerBoard'] = [win(1)];
      await showPage('/');
      const board = within(await screen.findByRole('region', { name: 'Latest wins' }, patience));
      const first = board.getByText('Game 1').closest('li');
      answers['/wps/relay/winnerBoard'] = [win(2), win(1)];
      visibility.mockReturnValue('hidden');
      await act(() => vi.advanceTimersByTimeAsync(120_000));
      expect(askedFor('winnerBoard')).toHaveLength(1);
      visibility.mockReturnValue('visible');
      await act(() => vi.advanceTimersByTimeAsync(31_000));
      await board.findByText('Game 2', {}, patience);
      expect(askedFor('winnerBoard')).toHaveLength(2);
      expect(board.getAllByRole('listitem').map((row) => row.textContent)).toMatchObject([
        expect.stringContaining('Game 2'),
        expect.stringContaining('Game 1'),
      ]);
      expect(board.getByText('Game 1').closest('li')).toBe(first);
      // What was read last is what a reload of the tab begins with.
      expect(sessionStorage.getItem('WINNERS')).toContain('Game 2');
      answers['/wps/relay/winnerBoard'] = undefined;
      await act(() => vi.advanceTimersByTimeAsync(31_000));
      await waitFor(() => expect(askedFor('winnerBoard').length).toBeGreaterThan(2), patience);
      expect(board.getByText('Game 2')).toBeTruthy();
    } finally {
      visibility.mockRestore();
      vi.useRealTimers();
    }
  });

  it('[CALL-66] shows the opened numbers of the lotteries that most is bet on, each with its countdown and link', async () => {
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
    const draw = { no: '20260305-0002', opensAt: inAnHour, closeAt: inAnHour, drawAt: inAnHour, state: 'open' };
    const lottery = (gameCode: string, family: string, lottoArea: string) => ({
      ...{ gameCode, name: { EN: `Lottery ${gameCode}` }, family, lottoArea, gameGroupCode: family, prizeMode: 'LOTT' },
      ...{ source: 'own', timeZone: 'Asia/Shanghai', everySeconds: 60, minGroup: 1_700, returnBps: null },
      ...{ current: { ...draw, numbers: null }, last: { ...draw, state: 'settled', numbers: [9, 9, 9, 9, 9] } },
    });
    const opened = (gameCode: string, family: string, numbers: readonly number[]) => ({
      ...{ gameCode, name: { EN: `Lottery ${gameCode}` }, family, no: '20260305-0001', drawAt: inAnHour, numbers },
      ...{ resultNo: 1, source: 'own' },
    });
    const list = [
      ...[lottery('ssc-1', 'ssc', 'CN'), lottery('th-5', 'thai', 'SEA'), lottery('new', 'ssc', 'CN')],
      ...[{ ...lottery('shut', 'ssc', 'CN'), current: null }, lottery('la-5', 'laos', 'SEA')],
      lottery('fifth', 'ssc', 'CN'),
    ];
    answers['/lgw/vn/games/popular'] = { list };
    answers['/wps/relay/openedNumero'] = {
      list: [opened('la-5', 'laos', [71]), opened('ssc-1', 'ssc', [3, 8, 1, 0, 7]), opened('th-5', 'thai', [12_345])],
    };
    await showPage('/', testStart());
    const strip = within(await screen.findByRole('region', { name: 'Next draws' }, patience));
    expect(await strip.findByText('3 · 8 · 1 · 0 · 7', {}, patience)).toBeTruthy();
    expect(strip.getAllByRole('link').map((link) => [link.getAttribute('href'), link.lastChild?.textContent])).toEqual([
      ['/lottery?gameCode=ssc-1', '3 · 8 · 1 · 0 · 7'],
      ['/seaLottery?gameCode=th-5', '012345'],
      ['/lottery?gameCode=new', 'No draw yet'],
      ['/seaLottery?gameCode=la-5', '000071'],
    ]);
    expect(strip.getAllByRole('timer')).toHaveLength(4);
  });

  it('has no strip of lotteries without a draw to come', async () => {
    answers['/lgw/vn/games/popular'] = { list: [] };
    answers['/wps/relay/openedNumero'] = { list: [] };
    await showPage('/', testStart());
    await waitFor(() => expect(askedFor('/wps/relay/openedNumero')).not.toEqual([]), patience);
    expect(screen.queryByRole('region', { name: 'Next draws' })).toBeNull();
  });

  it('has no winner board without winners', async () => {
    answers['/wps/relay/winnerBoard'] = [];
    await showPage('/');
    await waitFor(() => expect(askedFor('winnerBoard')).toHaveLength(1), patience);
    expect(screen.queryByRole('region', { name: 'Latest wins' })).toBeNull();
  });
});

describe('home of a member', () => {
  const member = {
    ...{ id: '7', account: 'player1', nickname: '', type: 0, currency: 'CNY', language: 'EN', icon: '' },
    needsPasswordChange: false,
  };
  const signIn = (changes: object = {}): void => {
    answers['/wps/member/info'] = { ...member, ...changes };
    answers['/wps/v2/wallets/balance'] = { balance: '12.5', currency: 'CNY', version: '1', isSingle: 1 };
    answers['/wps/messages/getUnreadCount'] = { count: 0 };
    sessionStorage.setItem('token', 'a'.repeat(43));
    sessionStorage.setItem('userInfo', JSON.stringify({ ...member, ...changes }));
  };
  const games = (...names: string[]) =>
    names.map((name) => ({ ...testStart().games.content[0], nodeId: name, name: { EN: name } }));
  const marked = (...names: string[]) => ({
    ...{ content: games(...names), pageNum: 1, totalPages: 1, totalRows: names.length },
  });

  it('goes on with what was played last, then with what is marked, each game once and seven in all', async () => {
    signIn();
    answers['/lgw/games/recentGameList'] = { list: games('One', 'Two', 'Three') };
    answers['/lgw/games/favGameList'] = marked('Two', 'Four', 'Five', 'Six', 'Seven', 'Eight');
    await showPage('/');
    const row = within(await screen.findByRole('region', { name: 'Continue playing' }, patience));
    await row.findByRole('link', { name: 'Seven' }, patience);
    expect(row.getAllByRole('listitem')).toHaveLength(7);
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven']) {
      expect(row.getAllByRole('link', { name })).toHaveLength(1);
    }
    expect(row.getByRole('link', { name: 'All recent games' }).getAttribute('href')).toBe('/rng?own=recent');
  });

  it('has no such row for who has played nothing, and asks nothing for guests', async () => {
    signIn();
    answers['/lgw/games/recentGameList'] = { list: [] };
    answers['/lgw/games/favGameList'] = marked();
    await showPage('/');
    await waitFor(() => expect(askedFor('recentGameList')).toHaveLength(1), patience);
    expect(screen.queryByRole('region', { name: 'Continue playing' })).toBeNull();
    cleanup();
    endSession('loggedOut');
    await showPage('/');
    expect(askedFor('recentGameList')).toHaveLength(1);
  });

  it('leads to the money without the drawer, and tells a trial to register first', async () => {
    signIn();
    const { router } = await showPage('/');
    const ways = within(await screen.findByRole('list', { name: 'Account' }, patience));
    expect(ways.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      ...['Deposit', 'Withdraw', 'Betting record'],
    ]);
    act(() => ways.getByRole('button', { name: 'Withdraw' }).click());
    await waitFor(() => expect(router.get().place.href).toBe('/member?page=withdraw'), patience);
    cleanup();
    endSession('loggedOut');
    signIn({ type: 4 });
    await showPage('/');
    const shut = within(await screen.findByRole('list', { name: 'Account' }, patience));
    act(() => shut.getByRole('button', { name: 'Deposit' }).click());
    expect(await screen.findByRole('alertdialog', {}, patience)).toBeTruthy();
  });
});
