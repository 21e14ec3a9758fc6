// @vitest-environment happy-dom
import { readQrCode } from '@baize/testkit/screens/readQrCode';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeAlert } from '../alert.ts';
import { closeLayer, openDrawer } from '../layer.ts';
import { endSession } from '../session.ts';
import { showLanguage } from '../showLanguage.ts';
import { answerCalls } from '../testing/answerCalls.ts';
import { showPage } from '../testing/showPage.tsx';
import { testBanner } from '../testing/testBanner.ts';
import { testStart } from '../testing/testStart.ts';

const member = {
  ...{ id: '7', account: 'player1', nickname: '', type: 0, currency: 'CNY', language: 'EN', icon: '' },
  needsPasswordChange: false,
};
const resource = (resourceType: 'IOS' | 'Android' | 'MOBILECONFIG' | 'AFFILIATE') => ({
  ...{ resourceType, url: `https://apps.example/${resourceType}`, labelNameEn: '', labelName: '' },
  ...{ version: '1.0', sha256: '' },
});
const [slots] = testStart().vendors;
const [card] = slots?.cards ?? [];
if (slots === undefined || card === undefined) throw new Error('The test start has no vendors.');
const vendorsOf = (...categories: string[]) =>
  categories.map((gameClassify) => ({
    ...slots,
    gameClassify,
    cards: [{ ...card, vassalage: `v-${gameClassify}`, name: `Vendor ${gameClassify}`, gameType: 'VASSALAGE' }],
  }));

/** Chunks arrive while a test waits; the machine may be busy. */
const patience = { timeout: 60_000 };
const mainNav = () => within(screen.getByRole('navigation', { name: /Categories|游戏分类/ }));
/** Entries of the navigation, links and buttons, without the arrows that unfold a category. */
const entries = () =>
  [
    ...screen
      .getByRole('navigation', { name: 'Categories' })
      .querySelectorAll('li :is(a, button:not([aria-expanded]))'),
  ].map(({ textContent }) => textContent);

let asked: string[] = [];
let answers: Record<string, unknown> = {};

async function signIn(changes: Partial<typeof member> = {}, balance = '12.5') {
  answers['/wps/member/info'] = { ...member, ...changes };
  answers['/wps/v2/wallets/balance'] = { balance, currency: 'CNY', version: '1', isSingle: 1 };
  answers['/wps/messages/getUnreadCount'] = { count: 0 };
  sessionStorage.setItem('token', 'a'.repeat(43));
  sessionStorage.setItem('userInfo', JSON.stringify({ ...member, ...changes }));
}

/* Chunks are read once, before any clock of an expectation runs. */
beforeAll(() =>
  Promise.all([
    import('./MemberArea.tsx'),
    import('../startLive.ts'),
    import('@baize/ui/Toaster'),
    import('./OpenLayer.tsx'),
    import('./NavDrawer.tsx'),
    import('./MeButton.tsx'),
    import('./EdgeDock.tsx'),
    import('./AnnouncementKeeper.tsx'),
  ]),
);
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  answers = { '/lgw/games/announcements': { banners: [], notices: [], popup: [], promotion: [] } };
  asked = answerCalls(answers);
});
afterEach(() => {
  cleanup();
  closeLayer();
  endSession('loggedOut');
  closeAlert();
  vi.unstubAllGlobals();
});

describe('the header of a guest', () => {
  it('[HEADER-03] offers login and registration, and no balance', async () => {
    await showPage('/');
    const [banner] = screen.getAllByRole('banner');
    if (banner === undefined) throw new Error('There is no header.');
    const header = within(banner);
    expect(header.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
    expect(header.getByRole('link', { name: 'Join' }).getAttribute('href')).toBe('/register');
    expect(header.queryByText(/Balance/)).toBeNull();
  });

  it('[HEADER-01] leads home by its logo', async () => {
    const { router } = await showPage('/rng');
    act(() => screen.getByRole('link', { name: 'Baize · Home' }).click());
    await waitFor(() => expect(router.get().place.path).toBe('/'));
    expect(window.location.pathname).toBe('/');
  });
});

describe('the navigation', () => {
  it('[NAV-01] [NAV-02] [NAV-03] [NAV-04] [NAV-07] [HEADER-05] is Home, what has vendors in the house order, Promotions, and Feedback last', async () => {
    const all = ['RNG', 'ESPORTS', 'PVP', 'FISH', 'SPORTS', 'LIVE', 'LOTT', 'ELOTT'];
    await showPage('/', testStart({ vendors: vendorsOf(...all) }));
    expect(entries()).toEqual([
      ...['Home', 'E-Lottery', 'Lottery', 'Live casino', 'Sports', 'Fishing', 'Slots', 'Cards', 'E-sports'],
      ...['Promotions', 'Feedback'],
    ]);
    expect(mainNav().getByRole('link', { name: 'Promotions' }).getAttribute('href')).toBe('/promotions');
    cleanup();
    await showPage('/', testStart({ vendors: [...vendorsOf('RNG'), { ...slots, gameClassify: 'PVP', cards: [] }] }));
    expect(entries()).toEqual(['Home', 'Slots', 'Promotions', 'Feedback']);
  });

  it('[NAV-05] [MODULE-10] shows the points mall after Promotions only where its module is on', async () => {
    await showPage('/', testStart({ status: { modules: ['PTSYS3'] } }));
    expect(entries()).toEqual(['Home', 'Slots', 'Promotions', 'Points mall', 'Feedback']);
    cleanup();
    await showPage('/');
    expect(entries()).not.toContain('Points mall');
  });

  it('[NAV-06] [PAGEKEY-11] [PROD-11] shows Join us only while a banner of group w_daili exists', async () => {
    await showPage('/', testStart({ content: { bannerGroups: ['w_daili'] } }));
    expect(entries()).toEqual(['Home', 'Slots', 'Promotions', 'Join us', 'Feedback']);
    cleanup();
    await showPage('/', testStart({ content: { bannerGroups: ['w_home'] } }));
    expect(entries()).not.toContain('Join us');
  });

  it('[NAV-08] asks a guest to log in for the points mall, and stays where it is', async () => {
    const { router } = await showPage('/', testStart({ status: { modules: ['PTSYS3'] } }));
    act(() => mainNav().getByRole('link', { name: 'Points mall' }).click());
    expect(await screen.findByRole('dialog', { name: 'Log in' }, patience)).toBeTruthy();
    expect(router.get().place.path).toBe('/');
  });

  it('[NAV-09] asks a guest to log in for feedback', async () => {
    await showPage('/');
    act(() => mainNav().getByRole('button', { name: 'Feedback' }).click());
    expect(await screen.findByRole('dialog', { name: 'Log in' }, patience)).toBeTruthy();
  });

  it('[NAV-10] [MODAL-07] opens feedback over the page, without another address', async () => {
    await signIn();
    const { router } = await showPage('/rng');
    act(() => mainNav().getByRole('button', { name: 'Feedback' }).click());
    expect(await screen.findByRole('dialog', { name: /Feedback/ }, patience)).toBeTruthy();
    expect(router.get().place.href).toBe('/rng');
  });

  it('unfolds a category into its vendors and what is played most there', async () => {
    answers['/lgw/games/games'] = testStart().games;
    await showPage('/');
    act(() => screen.getByRole('button', { name: 'More of Slots' }).click());
    const panel = within(await screen.findByRole('region', { name: 'Slots' }, patience));
    expect(panel.getByRole('link', { name: 'Baize Studio' }).getAttribute('href')).toBe('/rng?vassalage=studio');
    expect(panel.getByRole('link', { name: 'All Slots' }).getAttribute('href')).toBe('/rng');
    expect(await panel.findByRole('link', { name: 'Dragon Eight' }, patience)).toBeTruthy();
    fireEvent.keyDown(screen.getByRole('link', { name: 'All Slots' }), { key: 'Escape' });
    expect(screen.queryByRole('region', { name: 'Slots' })).toBeNull();
  });

  it('says so where what is played most did not come, and asks again', async () => {
    await showPage('/');
    act(() => screen.getByRole('button', { name: 'More of Slots' }).click());
    const panel = within(await screen.findByRole('region', { name: 'Slots' }, patience));
    const again = await panel.findByRole('button', { name: 'Try again' }, patience);
    expect(panel.getByRole('link', { name: 'All Slots' })).toBeTruthy();
    answers['/lgw/games/games'] = testStart().games;
    act(() => again.click());
    expect(await panel.findByRole('link', { name: 'Dragon Eight' }, patience)).toBeTruthy();
  });

  it('unfolds a category beside the rail as well, and folds it when another page is shown', async () => {
    answers['/lgw/games/games'] = testStart().games;
    const { router } = await showPage('/', testStart({ info: { shell: 'rail' } }));
    act(() => screen.getByRole('button', { name: 'More of Slots' }).click());
    const panel = within(await screen.findByRole('region', { name: 'Slots' }, patience));
    expect(panel.getByRole('link', { name: 'Baize Studio' }).getAttribute('href')).toBe('/rng?vassalage=studio');
    act(() => panel.getByRole('link', { name: 'All Slots' }).click());
    await waitFor(() => expect(router.get().place.path).toBe('/rng'), patience);
    expect(screen.queryByRole('region', { name: 'Slots' })).toBeNull();
    fireEvent.pointerEnter(screen.getByRole('button', { name: 'More of Slots' }).parentElement!, {
      pointerType: 'mouse',
    });
    expect(await screen.findByRole('region', { name: 'Slots' }, patience)).toBeTruthy();
  });

  it('stands at the side instead of under the header for a brand with a rail, and can be narrowed', async () => {
    await showPage('/', testStart({ info: { shell: 'rail' } }));
    const nav = screen.getByRole('navigation', { name: 'Categories' });
    expect(entries()).toEqual(['Home', 'Slots', 'Promotions', 'Feedback']);
    expect(nav.style.width).toBe('232px');
    act(() => screen.getByRole('button', { name: 'Narrow the navigation' }).click());
    expect(nav.style.width).toBe('72px');
    expect(localStorage.getItem('isRailNarrow')).toBe('1');
  });
});

describe('the header of a member', () => {
  it('[HEADER-02] [HEADER-07] shows the balance with two decimals and separators, and a deposit button that opens the deposit page', async () => {
    await signIn({}, '1234567.8');
    const { router } = await showPage('/');
    expect((await screen.findAllByText('¥1,234,567.80', {}, patience)).length).toBeGreaterThan(0);
    const [deposit] = screen.getAllByRole('button', { name: 'Deposit' });
    act(() => deposit?.click());
    await waitFor(() => expect(router.get().place.href).toBe('/member?page=depositv2'), patience);
  });

  it('[HEADER-06] hides the balance behind six asterisks, whatever its length, and remembers that', async () => {
    await signIn({}, '12.5');
    await showPage('/');
    const eye = await screen.findByRole('button', { name: 'Hide balance' }, patience);
    act(() => eye.click());
    expect(screen.queryByText('¥12.50')).toBeNull();
    expect(screen.getByText('¥ ******')).toBeTruthy();
    expect(localStorage.getItem('isBalanceHidden')).toBe('1');
    act(() => screen.getByRole('button', { name: 'Show balance' }).click());
    expect(screen.getByText('¥12.50')).toBeTruthy();
  });

  async function openMenu() {
    const trigger = await screen.findByRole('button', { name: 'Account of player1' }, patience);
    act(() => {
      fireEvent.pointerDown(trigger, { button: 0, pointerType: 'mouse' });
      fireEvent.click(trigger);
    });
    const menu = await screen.findByRole('menu', {}, patience);
    return within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.textContent);
  }

  it('[HEADER-13] [MODULE-09] lists the account record only where TRANSREC3 is on', async () => {
    await signIn();
    await showPage('/', testStart({ status: { modules: [] } }));
    expect(await openMenu()).toEqual([
      ...['My account', 'Deposit', 'Withdraw', 'Betting record', 'Messages', 'Safer play', 'Log out'],
    ]);
  });

  it('[HEADER-08] shows the agent centre to agents only', async () => {
    await signIn({ type: 41 });
    await showPage('/');
    expect((await openMenu())[0]).toBe('Agent centre');
    cleanup();
    endSession('loggedOut');
    await signIn();
    await showPage('/');
    expect(await openMenu()).not.toContain('Agent centre');
  });

  it.each([
    ['[HEADER-09] my account', 'My account', 'securityCenter'],
    ['[HEADER-10] deposit', 'Deposit', 'depositv2'],
    ['[HEADER-11] withdraw', 'Withdraw', 'withdraw'],
    ['[HEADER-12] betting record', 'Betting record', 'personalHistoryCopy'],
    ['[HEADER-13] account record', 'Account record', 'transactionHistory'],
    ['[HEADER-14] platform messages', 'Messages', 'messageV2'],
    ['safer play', 'Safer play', 'saferPlay'],
  ])('%s opens its page of the member centre', async (_title, name, page) => {
    await signIn();
    const { router } = await showPage('/');
    await openMenu();
    act(() => fireEvent.click(screen.getByRole('menuitem', { name })));
    await waitFor(() => expect(router.get().place.href).toBe(`/member?page=${page}`), patience);
  });

  it('[HEADER-15] asks before it signs out', async () => {
    await signIn();
    await showPage('/');
    await openMenu();
    act(() => fireEvent.click(screen.getByRole('menuitem', { name: 'Log out' })));
    expect(await screen.findByRole('alertdialog', {}, patience)).toBeTruthy();
    expect(sessionStorage.getItem('token')).not.toBeNull();
  });

  it('shows a trial account for what it is, without a deposit', async () => {
    await signIn({ type: 4 });
    await showPage('/');
    expect(await screen.findByText('Trial account', {}, patience)).toBeTruthy();
    expect(
      within(screen.getAllByRole('banner')[0] as HTMLElement).queryByRole('button', { name: 'Deposit' }),
    ).toBeNull();
  });
});

describe('the drawer of phones', () => {
  const drawer = async () => {
    act(() => openDrawer());
    const dialog = within(await screen.findByRole('dialog', {}, patience));
    await dialog.findAllByText('player1', {}, patience);
    return dialog;
  };
  const rows = (dialog: Awaited<ReturnType<typeof drawer>>): (string | null)[] =>
    dialog.getAllByRole('button').map((button) => button.textContent);

  it('[HEADER-08] [HEADER-13] leads where the menu of wide screens leads, for who may go there', async () => {
    await signIn({ type: 41 });
    const { router } = await showPage('/', testStart({ status: { modules: ['TRANSREC3'] } }));
    const dialog = await drawer();
    const entries = ['Wallet', 'Agent centre', 'My account', 'Betting record', 'Account record', 'Messages'];
    expect(rows(dialog).filter((text) => entries.includes(text ?? ''))).toEqual(entries);
    act(() => dialog.getByRole('button', { name: 'Safer play' }).click());
    await waitFor(() => expect(router.get().place.href).toBe('/member?page=saferPlay'), patience);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    cleanup();
    endSession('loggedOut');
    await signIn();
    await showPage('/', testStart({ status: { modules: [] } }));
    const plain = rows(await drawer());
    expect(plain).not.toContain('Agent centre');
    expect(plain).not.toContain('Account record');
  });

  it('[HEADER-16] says how many messages are unread, and so does the way to it', async () => {
    await signIn();
    answers['/wps/messages/getUnreadCount'] = { count: 3 };
    await showPage('/');
    expect(await screen.findByRole('button', { name: 'Me, Messages, 3 unread' }, patience)).toBeTruthy();
    const dialog = await drawer();
    expect(await dialog.findByRole('button', { name: 'Messages, 3 unread' }, patience)).toBeTruthy();
  });

  it('shows a trial account for what it is, with the way to an account of its own', async () => {
    await signIn({ type: 4 });
    await showPage('/');
    const dialog = await drawer();
    expect(dialog.getByText('Trial account')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Deposit' })).toBeNull();
    act(() => dialog.getByRole('button', { name: 'Create account' }).click());
    expect(await screen.findByRole('dialog', { name: /account/i }, patience)).toBeTruthy();
  });
});

describe('the edge of the page', () => {
  const open = (start = testStart()) => showPage('/', start);
  const floating = () => screen.findAllByRole('complementary', { name: 'Floating service' }, patience);
  const side = async () => {
    const [menu] = await screen.findAllByRole('navigation', { name: 'Side menu' }, patience);
    return within(menu as HTMLElement);
  };

  it('[LAYOUT-02] [SIDE-02] [SIDE-04] has a side menu beside header, content and footer, with promotions and download', async () => {
    await open();
    expect(screen.getAllByRole('banner').length).toBeGreaterThan(0);
    expect(screen.getByRole('main')).toBeTruthy();
    expect(screen.getByRole('contentinfo')).toBeTruthy();
    const menu = await side();
    expect(menu.getByRole('link', { name: 'Promotions' }).getAttribute('href')).toBe('/promotions');
    expect(menu.getByRole('link', { name: 'App download' }).getAttribute('href')).toBe('/down');
  });

  it('[SIDE-03] shows the affiliate programme only where the brand has one', async () => {
    await open();
    expect((await side()).queryByRole('link', { name: 'Affiliate programme' })).toBeNull();
    cleanup();
    await open(testStart({ status: { resources: [resource('AFFILIATE')] } }));
    const link = (await side()).getByRole('link', { name: 'Affiliate programme' });
    expect(link.getAttribute('href')).toBe('https://apps.example/AFFILIATE');
  });

  it('[HOME-08] [SIDE-01] [CONST-14] [PROD-11] opens the customer service in a window of 440 by 750', async () => {
    const opened = vi.fn();
    vi.stubGlobal('open', opened);
    await open(testStart({ info: { customerService: 'https://service.example/chat' } }));
    const [panel] = await floating();
    act(() =>
      within(panel as HTMLElement)
        .getByRole('button', { name: 'Customer service' })
        .click(),
    );
    const menu = await side();
    act(() => menu.getByRole('button', { name: 'Customer service' }).click());
    expect(opened).toHaveBeenCalledTimes(2);
    const [url, , features] = opened.mock.calls[0] as string[];
    expect(url).toBe('https://service.example/chat');
    expect(features).toContain('width=440,height=750');
    expect(features).toContain('noopener');
  });

  it('says what else there is where the brand has no customer service on line', async () => {
    await open();
    const menu = await side();
    act(() => menu.getByRole('button', { name: 'Customer service' }).click());
    const dialog = within(await screen.findByRole('dialog', { name: 'Customer service' }, patience));
    expect(dialog.getByRole('link', { name: /Contact/ }).getAttribute('href')).toBe('/help#contact');
    expect(dialog.getByRole('form', { name: 'Letter to customer service' })).toBeTruthy();
  });

  it.each([
    ['[HOME-09]', 'IOS', 'Download for iPhone and iPad'],
    ['[HOME-10]', 'MOBILECONFIG', 'Download for iOS profile'],
    ['[HOME-11]', 'Android', 'Download for Android'],
  ] as const)(
    '%s shows a code that reads as the address of %s, only where there is such a download',
    async (_id, type, name) => {
      await open();
      const [without] = await floating();
      expect(within(without as HTMLElement).queryByRole('button', { name })).toBeNull();
      cleanup();
      await open(testStart({ status: { resources: [resource(type)] } }));
      const [panel] = await floating();
      act(() =>
        within(panel as HTMLElement)
          .getByRole('button', { name })
          .click(),
      );
      const code = await screen.findByRole('img', { name }, patience);
      expect(readQrCode(code)).toBe(`https://apps.example/${type}`);
    },
  );

  it('[HOME-12] closes the floating service until the session ends', async () => {
    await open();
    const [panel] = await floating();
    act(() =>
      within(panel as HTMLElement)
        .getByRole('button', { name: 'Close the floating service' })
        .click(),
    );
    expect(screen.queryByRole('complementary', { name: 'Floating service' })).toBeNull();
    cleanup();
    await open();
    await side();
    expect(screen.queryByRole('complementary', { name: 'Floating service' })).toBeNull();
  });

  it('[CONST-16] leaves pages on which a game is played alone, however their address is capitalised', async () => {
    answers['/lgw/vn/games/launch'] = { serverTime: new Date().toISOString(), lotteries: [], terms: null };
    await signIn();
    await showPage('/SEALOTTERY');
    expect(await screen.findByText('No lottery is open here yet', {}, patience)).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Side menu' })).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });
});

describe('the footer', () => {
  const footer = () => within(screen.getByRole('contentinfo'));

  it('[FOOTER-01] goes to the top of the page', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    await showPage('/');
    act(() => footer().getByRole('button', { name: 'Back to top' }).click());
    expect(scrolled).toHaveBeenLastCalledWith({ top: 0 });
    scrolled.mockRestore();
  });

  it('[FOOTER-02] [FOOTER-05] shows each vendor of the server once, and the copyright', async () => {
    const vendors = [...vendorsOf('LIVE', 'SPORTS'), slots, { ...slots, gameClassify: 'FISH' }];
    await showPage('/', testStart({ vendors }));
    expect(footer().getByRole('link', { name: 'Vendor LIVE' })).toBeTruthy();
    expect(footer().getByRole('link', { name: 'Vendor SPORTS' })).toBeTruthy();
    expect(footer().getAllByRole('link', { name: 'Baize Studio' })).toHaveLength(1);
    for (const name of ['Vendor LIVE', 'Vendor SPORTS', 'Baize Studio']) {
      expect(footer().getByRole('link', { name }).querySelector('img'), name).not.toBeNull();
    }
    expect(footer().getByText(/© \d{4} Baize\. All rights reserved\./)).toBeTruthy();
  });

  it('[FOOTER-03] shows exactly three licence badges', async () => {
    const badges = [...testStart().content.badges, { ...testStart().content.badges[0]!, id: 'fourth', name: 'Fourth' }];
    await showPage('/', testStart({ content: { badges } }));
    expect(within(footer().getByRole('list', { name: 'Licences' })).getAllByRole('listitem')).toHaveLength(3);
  });

  it('offers the languages as links, so that the browser need not lay it out to look for fields', async () => {
    await showPage('/');
    for (const role of ['combobox', 'textbox', 'listbox']) expect(footer().queryAllByRole(role)).toEqual([]);
    const languages = within(footer().getByRole('list', { name: 'Language' }));
    expect(languages.getByRole('link', { current: true }).textContent).toBe('English');
    expect(languages.getByRole('link', { name: '简体中文' }).getAttribute('href')).toBe('?lang=CN');
    act(() => languages.getByRole('link', { name: '简体中文' }).click());
    await waitFor(() => expect(document.documentElement.lang).toBe('zh-Hans'), patience);
    expect(screen.getByRole('link', { current: true, name: '简体中文' })).toBeTruthy();
    await act(() => showLanguage('EN'));
  });

  it('[FOOTER-04] leads into the help centre at the right article', async () => {
    await showPage('/');
    expect(footer().getByRole('link', { name: 'Terms of use' }).getAttribute('href')).toBe('/terms');
    expect(footer().getByRole('link', { name: 'Contact' }).getAttribute('href')).toBe('/help#contact');
  });
});

describe('layers', () => {
  it('[MODAL-03] [MODAL-04] [CONST-06] opens login and registration over the page; a click beside them closes nothing', async () => {
    await showPage('/');
    const [banner] = screen.getAllByRole('banner');
    act(() =>
      within(banner as HTMLElement)
        .getByRole('link', { name: 'Log in' })
        .click(),
    );
    const login = await screen.findByRole('dialog', { name: 'Log in' }, patience);
    fireEvent.pointerDown(document.body, { pointerType: 'mouse', button: 0 });
    fireEvent.click(document.body);
    expect(login.isConnected).toBe(true);
    fireEvent.keyDown(login, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    act(() =>
      within(banner as HTMLElement)
        .getByRole('link', { name: 'Join' })
        .click(),
    );
    expect(await screen.findByRole('dialog', { name: /account/i }, patience)).toBeTruthy();
  });
});

describe('the language', () => {
  it('[LANG-01] [LANG-02] [HEADER-04] changes every text without a reload, and is remembered', async () => {
    await showPage('/');
    const links = () =>
      mainNav()
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect(links()).toEqual(['Home', 'Slots', 'Promotions']);
    await act(() => showLanguage('CN'));
    expect(links()).toEqual(['首页', '电子游艺', '优惠活动']);
    expect(document.documentElement.lang).toBe('zh-Hans');
    expect([localStorage.getItem('lang'), localStorage.getItem('hisLang')]).toEqual(['CN', 'EN']);
    expect(document.cookie).toContain('lang=CN');
    await act(() => showLanguage('EN'));
    expect(links()).toEqual(['Home', 'Slots', 'Promotions']);
  });

  it('[LANG-03] tells the server when somebody is signed in, and nobody otherwise', async () => {
    const told = () => asked.filter((address) => address.includes('updateLanguage'));
    await showPage('/');
    await act(() => showLanguage('CN'));
    expect(told()).toEqual([]);
    cleanup();
    await signIn();
    answers['/wps/member/updateLanguage'] = { language: 'CN' };
    await showPage('/');
    await act(() => showLanguage('CN'));
    expect(told()).toEqual(['POST /wps/member/updateLanguage']);
  });

  it('asks for the banners of another language, which did not come with the page', async () => {
    const inChinese = { ...testBanner('w_home'), headline: '首页横幅' };
    answers['/lgw/games/announcements'] = { banners: [inChinese], notices: [], popup: [], promotion: [] };
    await showPage('/', testStart({ content: { banners: [testBanner('w_home')], bannerGroups: ['w_home'] } }));
    expect(screen.getByRole('heading', { level: 1, name: 'Banner of w_home' })).toBeTruthy();
    await act(() => showLanguage('CN'));
    expect(await screen.findByRole('heading', { level: 1, name: '首页横幅' }, patience)).toBeTruthy();
    await act(() => showLanguage('EN'));
  });
});
