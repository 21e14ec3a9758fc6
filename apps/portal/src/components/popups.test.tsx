// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeAlert } from '../alert.ts';
import { closeLayer, openNotices, openVendorGames } from '../layer.ts';
import { endSession } from '../session.ts';
import type { PopupItem } from '../Start.ts';
import { answerCalls } from '../testing/answerCalls.ts';
import { showPage } from '../testing/showPage.tsx';
import { testNotice, testPopup } from '../testing/testBanner.ts';
import { testStart } from '../testing/testStart.ts';
import { popupItemsFor } from './usePopupItems.ts';

const member = {
  ...{ id: '7', account: 'player1', nickname: '', type: 0, currency: 'CNY', language: 'EN', icon: '' },
  needsPasswordChange: false,
};
const patience = { timeout: 60_000 };
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
let answers: Record<string, unknown> = {};

const say = (said: Partial<Record<'notices' | 'popup', unknown>>): void => {
  answers['/lgw/games/announcements'] = { banners: [], notices: [], popup: [], promotion: [], ...said };
};
function signIn(changes: Partial<typeof member> = {}): void {
  answers['/wps/member/info'] = { ...member, ...changes };
  answers['/wps/v2/wallets/balance'] = { balance: '0', currency: 'CNY', version: '1', isSingle: 1 };
  sessionStorage.setItem('token', 'a'.repeat(43));
  sessionStorage.setItem('userInfo', JSON.stringify({ ...member, ...changes }));
}
/** The first sign of a visitor, for which popups that nobody asked for wait. */
const stir = () => act(() => void window.dispatchEvent(new Event('pointermove')));
const announcements = () => {
  stir();
  return screen.findByRole('dialog', { name: 'Announcements' }, patience);
};
/** The popup keeper has come, and found nothing to do. */
const settle = () => {
  stir();
  return screen.findAllByRole('navigation', { name: 'Side menu' }, patience);
};

beforeAll(() =>
  Promise.all([
    import('./OpenLayer.tsx'),
    import('./AnnouncementDialog.tsx'),
    import('./NoticeDialog.tsx'),
    import('./VendorGamesDialog.tsx'),
    import('./AnnouncementKeeper.tsx'),
    import('./EdgeDock.tsx'),
  ]),
);
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  answers = {};
  say({});
  answerCalls(answers);
});
afterEach(() => {
  cleanup();
  closeLayer();
  endSession('loggedOut');
  closeAlert();
  vi.unstubAllGlobals();
});

describe('the announcement popup', () => {
  it('[MODAL-01] [ENTITY-32] [ANN-01] [ANN-02] opens after the page, with eleven titles on a page and the text of one', async () => {
    say({ popup: upTo(12).map((at) => testPopup(at)) });
    await showPage('/');
    const dialog = within(await announcements());
    const titles = () => within(dialog.getByRole('list')).getAllByRole('button');
    expect(titles()).toHaveLength(11);
    expect(titles()[0]?.textContent).toContain('Mar 5, 2026');
    expect(dialog.getByRole('heading', { name: 'Popup 1' })).toBeTruthy();
    const second = await dialog.findByRole('button', { name: 'Page 2' }, patience);
    act(() => second.click());
    expect(titles()).toHaveLength(1);
    expect(dialog.getByText('Text of popup 12')).toBeTruthy();
  });

  it('[ANN-02] shows the markup of a text and runs none of its script', async () => {
    const content =
      '<p>A <b>bold</b> word</p><script>globalThis.wasRun = true</script><img src=x onerror="globalThis.wasRun = true">' +
      '<a href="javascript:globalThis.wasRun = true">bad</a><a href="https://else.example">good</a>';
    say({ popup: [testPopup(1, { content })] });
    await showPage('/');
    const dialog = await announcements();
    expect(within(dialog).getByText('bold').tagName).toBe('B');
    expect(dialog.querySelector('script, img, [onerror]')).toBeNull();
    expect(within(dialog).getByText('bad').getAttribute('href')).toBeNull();
    expect(within(dialog).getByText('good').getAttribute('rel')).toBe('noopener noreferrer');
    expect('wasRun' in globalThis).toBe(false);
  });

  it('[ANN-03] [ENTITY-32] leads a member from an item with a promotion type to the reward centre, and from others nowhere', async () => {
    signIn();
    const items: Partial<PopupItem>[] = [{ promotionType: 'WELCOME' }, {}];
    say({ popup: items.map((changes, at) => testPopup(at + 1, { execution: 'A', ...changes })) });
    const { router } = await showPage('/');
    const dialog = within(await announcements());
    act(() => dialog.getByRole('button', { name: /Popup 2/ }).click());
    expect(dialog.queryByRole('button', { name: 'Go to promotion' })).toBeNull();
    act(() => dialog.getByRole('button', { name: /Popup 1/ }).click());
    act(() => dialog.getByRole('button', { name: 'Go to promotion' }).click());
    await waitFor(() => expect(router.get().place.href).toBe('/member?page=rewardCenter&type=WELCOME'), patience);
  });

  it('asks a guest to log in before it leads to a promotion', async () => {
    say({ popup: [testPopup(1, { promotionType: 'WELCOME' })] });
    const { router } = await showPage('/');
    const dialog = within(await announcements());
    act(() => dialog.getByRole('button', { name: 'Go to promotion' }).click());
    expect(await screen.findByRole('dialog', { name: 'Log in' }, patience)).toBeTruthy();
    expect(router.get().place.path).toBe('/');
  });

  it('[ANN-07] [ANN-08] is shown once in a session to each audience, until it is closed', async () => {
    say({ popup: [testPopup(1), testPopup(2, { execution: 'A' })] });
    await showPage('/');
    const guests = await announcements();
    expect(within(guests).queryByText('Popup 2')).toBeNull();
    act(() => within(guests).getAllByRole('button', { name: 'Close' })[0]?.click());
    expect(sessionStorage.getItem('announcementClosed.anonymous')).toBe('1');
    cleanup();
    await showPage('/');
    await settle();
    expect(screen.queryByRole('dialog')?.textContent).toBeUndefined();
    cleanup();
    signIn();
    await showPage('/');
    const members = await announcements();
    expect(within(members).getByRole('heading', { name: 'Popup 2' })).toBeTruthy();
    expect(sessionStorage.getItem('announcementClosed.user')).toBeNull();
    fireEvent.keyDown(members, { key: 'Escape' });
    await waitFor(() => expect(sessionStorage.getItem('announcementClosed.user')).toBe('1'), patience);
    cleanup();
    sessionStorage.clear();
    act(() => endSession('loggedOut'));
    await showPage('/');
    expect(await announcements()).toBeTruthy();
  });

  it('stays behind a password that has to be changed, and off pages where somebody enters', async () => {
    say({ popup: [testPopup(1), testPopup(2, { execution: 'A' })] });
    signIn({ needsPasswordChange: true });
    const { router } = await showPage('/');
    await waitFor(() => expect(router.get().place.path).toBe('/changePassword'), patience);
    expect(screen.queryByRole('dialog', { name: 'Announcements' })).toBeNull();
    cleanup();
    act(() => endSession('loggedOut'));
    await showPage('/login');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[ENTITY-31] shows what is for a first login to a member whose login was the first, before the rest', async () => {
    const items = (['A', 'B', 'F'] as const).map((execution, at) => testPopup(at + 1, { execution }));
    say({ popup: items });
    signIn();
    sessionStorage.setItem('firstTimeLogin', '1');
    await showPage('/');
    const dialog = within(await announcements());
    expect(
      within(dialog.getByRole('list'))
        .getAllByRole('button')
        .map(({ textContent }) => /Popup \d/.exec(textContent ?? '')?.[0]),
    ).toEqual(['Popup 3', 'Popup 1']);
  });

  it('[ENTITY-29] [ENTITY-30] [ENTITY-31] has its own items for guests, members and a first login', () => {
    const items = (['A', 'B', 'F'] as const).map((execution, at) => testPopup(at, { execution }));
    const seen = (...of: [Parameters<typeof popupItemsFor>[1], boolean]) =>
      popupItemsFor(items, ...of).map(({ execution }) => execution);
    expect(seen('anonymous', false)).toEqual(['B']);
    expect(seen('user', false)).toEqual(['A']);
    expect(seen('user', true)).toEqual(['F', 'A']);
  });
});

describe('the notices', () => {
  const notices = upTo(10).map(testNotice);
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Notices' }, patience));
  const rows = (of: Awaited<ReturnType<typeof dialog>>) => of.getAllByRole('button', { expanded: false });

  it('[MODAL-02] [HOME-07] open from the marquee at the notice that was clicked', async () => {
    say({ notices });
    await showPage('/', testStart({ content: { notices } }));
    const news = within(screen.getByRole('region', { name: 'News' }));
    act(() => news.getByRole('button', { name: 'Notice 3' }).click());
    const shown = await dialog();
    expect((await shown.findByText('Text of notice 3', {}, patience)).isConnected).toBe(true);
    expect(shown.getByRole('button', { expanded: true }).textContent).toContain('Notice 3');
  });

  it('[ANN-04] [ANN-06] stand nine to a page; the tenth opens the second one, unfolded', async () => {
    say({ notices });
    await showPage('/');
    act(() => openNotices(9));
    const shown = await dialog();
    expect((await shown.findByText('Text of notice 10', {}, patience)).isConnected).toBe(true);
    expect(shown.queryByText('Notice 9')).toBeNull();
    const firstPage = await shown.findByRole('button', { name: 'Page 1' }, patience);
    act(() => firstPage.click());
    expect(rows(shown).filter(({ textContent }) => textContent?.startsWith('Notice'))).toHaveLength(9);
  });

  it('[ANN-05] unfold and fold by a click', async () => {
    say({ notices });
    await showPage('/');
    act(() => openNotices(0));
    const shown = await dialog();
    const second = await shown.findByRole('button', { name: /Notice 2/ }, patience);
    act(() => second.click());
    expect(shown.getByText('Text of notice 2')).toBeTruthy();
    act(() => second.click());
    expect(shown.queryByText('Text of notice 2')).toBeNull();
  });

  it('say so when they cannot be loaded', async () => {
    delete answers['/lgw/games/announcements'];
    await showPage('/');
    act(() => openNotices(0));
    expect(await (await dialog()).findByText('The notices could not be loaded', {}, patience)).toBeTruthy();
  });
});

describe('the game popup', () => {
  it('[MODAL-08] lists the games of a vendor, and finds one by name', async () => {
    const { content } = testStart().games;
    answers['/lgw/games/games'] = (url: URL) => {
      const found = content.filter(({ name }) => name.EN?.includes(url.searchParams.get('search') ?? ''));
      return { content: found, pageNum: 1, totalPages: 1, totalRows: found.length };
    };
    await showPage('/live');
    act(() => openVendorGames({ category: 'LIVE', vassalage: 'studio', name: 'Baize Studio' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Baize Studio' }, patience));
    expect(await dialog.findByRole('link', { name: 'Reef' }, patience)).toBeTruthy();
    fireEvent.change(dialog.getByRole('searchbox'), { target: { value: 'Dragon' } });
    await waitFor(() => expect(dialog.queryByRole('link', { name: 'Reef' })).toBeNull(), patience);
    expect(dialog.getByRole('link', { name: 'Dragon Eight' })).toBeTruthy();
  });

  const openStudio = async () => {
    act(() => openVendorGames({ category: 'LIVE', vassalage: 'studio', name: 'Baize Studio' }));
    return within(await screen.findByRole('dialog', { name: 'Baize Studio' }, patience));
  };

  it('stays for a heart and for a game in maintenance, and closes for a game that opens', async () => {
    signIn();
    const [dragon, reef] = testStart().games.content.map((game, at) => ({ ...game, nodeId: String(at + 11) }));
    const content = [dragon, { ...reef, isAvailable: false }];
    answers['/lgw/games/games'] = { content, pageNum: 1, totalPages: 1, totalRows: 2 };
    answers['/lgw/games/favGames'] = { ids: [] };
    answers['/lgw/games/addFavGame'] = { nodeId: '11' };
    const { router } = await showPage('/live');
    const dialog = await openStudio();
    const heart = await dialog.findByRole('button', { name: 'Add to favourites: Dragon Eight' }, patience);
    act(() => heart.click());
    expect(await dialog.findByRole('button', { name: 'Remove from favourites: Dragon Eight' }, patience)).toBeTruthy();
    act(() => dialog.getByText('Reef').click());
    expect(screen.getByRole('dialog', { name: 'Baize Studio' })).toBeTruthy();
    act(() => dialog.getByRole('link', { name: 'Dragon Eight' }).click());
    await waitFor(() => expect(router.get().place.path).toBe('/seamless'), patience);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Baize Studio' })).toBeNull(), patience);
  });

  it('turns the pages of a vendor of many games, and begins anew with what is searched', async () => {
    const [first, second] = testStart().games.content;
    answers['/lgw/games/games'] = ({ searchParams }: URL) => {
      const pageNum = Number(searchParams.get('pageNum'));
      const totalPages = searchParams.has('search') ? 1 : 2;
      return { content: [pageNum === 1 ? first : second], pageNum, totalPages, totalRows: totalPages };
    };
    await showPage('/live');
    const dialog = await openStudio();
    expect(await dialog.findByRole('link', { name: 'Dragon Eight' }, patience)).toBeTruthy();
    const next = await dialog.findByRole('button', { name: 'Page 2' }, patience);
    act(() => next.click());
    expect(await dialog.findByRole('link', { name: 'Reef' }, patience)).toBeTruthy();
    fireEvent.change(dialog.getByRole('searchbox'), { target: { value: 'eight' } });
    expect(await dialog.findByRole('link', { name: 'Dragon Eight' }, patience)).toBeTruthy();
    await waitFor(() => expect(dialog.queryByRole('navigation', { name: 'Pages' })).toBeNull(), patience);
  });

  it('[MODAL-08] asks a guest to log in, in its place, for a game played for money', async () => {
    answers['/lgw/games/games'] = testStart().games;
    const { router } = await showPage('/live');
    const dialog = await openStudio();
    const game = await dialog.findByRole('link', { name: 'Dragon Eight' }, patience);
    act(() => game.click());
    expect(await screen.findByRole('dialog', { name: 'Log in' }, patience)).toBeTruthy();
    expect(router.get().place.path).toBe('/live');
  });
});
