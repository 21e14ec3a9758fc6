import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright';
import { findBrowser } from './browser.ts';
import { startForTests, type StartedSystem } from './startForTests.ts';
import { totp } from './totp.ts';
import { clearUpOnSignals } from './clearUpOnSignals.ts';

type Who = 'guest' | 'member' | 'agent' | 'operator';
type Shot = {
  /** `<area>.<Name>` as on the page's root element, or its screen with a state after a dash. */
  id: string;
  path: string;
  who: Who;
  /** Brings the page into the state to be captured. */
  act?: (page: Page) => Promise<void>;
};

const { values: args } = parseArgs({
  options: {
    out: { type: 'string', default: 'test-results/shots' },
    screen: { type: 'string' },
    width: { type: 'string', default: '1440,390' },
    theme: { type: 'string', default: 'dark,light' },
    lang: { type: 'string', default: 'CN,EN' },
    url: { type: 'string' },
    totp: { type: 'string' },
    password: { type: 'string', default: 'Baize-demo-1' },
  },
});

const game = '/seamless?vassalage=studio&gameCode=dragon-eight';
const shots: Shot[] = [
  { id: 'home.Home', path: '/', who: 'guest' },
  { id: 'home.Home-member', path: '/', who: 'member' },
  { id: 'games.Lobby', path: '/rng', who: 'guest' },
  { id: 'games.Lobby-nothing', path: '/rng?q=zzzz', who: 'guest' },
  { id: 'account.Login', path: '/login', who: 'guest' },
  {
    id: 'support.Service',
    path: '/login',
    who: 'guest',
    act: async (page) => {
      await page
        .locator('main')
        .getByRole('button', { name: /^(?:Customer service|联系客服|Khidmat)/ })
        .first()
        .click();
      await page.getByRole('dialog').locator('form').waitFor();
      await page.waitForTimeout(1_000);
    },
  },
  {
    id: 'home.Home-menu',
    path: '/',
    who: 'member',
    act: async (page) => {
      const onPhone = page.locator('[data-bottom-bar] li').last().getByRole('button');
      const onDesk = page.getByRole('banner').locator('[aria-haspopup="menu"]');
      await ((await onPhone.isVisible()) ? onPhone : onDesk).first().click();
      await page.waitForTimeout(1_500);
    },
  },
  { id: 'account.Register', path: '/register', who: 'guest' },
  { id: 'home.NotFound', path: '/nowhere', who: 'guest' },
  { id: 'theatre.Theatre', path: game, who: 'member', act: (page) => page.waitForTimeout(4_000) },
  { id: 'records.BettingRecord', path: '/member?page=personalHistoryCopy', who: 'member' },
  {
    id: 'records.BettingRecord-round',
    path: '/member?page=personalHistoryCopy',
    who: 'member',
    act: async (page) => {
      await page.locator('[data-row-id], tbody tr, [data-card]').first().click();
      await page.getByRole('dialog').first().waitFor();
      await page.waitForTimeout(2_500);
    },
  },
  { id: 'records.Transactions', path: '/member?page=transactionHistory', who: 'member' },
  { id: 'records.PersonalProfit', path: '/member?page=personalProfit', who: 'member' },
  { id: 'records.SecurityCenter', path: '/member', who: 'member' },
  { id: 'records.BonusDetails', path: '/member?page=bonusDetails', who: 'member' },
  { id: 'records.ManualRebate', path: '/member?page=manualRebate', who: 'member' },
  { id: 'records.RewardCenter', path: '/member?page=rewardCenter', who: 'member' },
  { id: 'records.MissionLeaderboard', path: '/member?page=missionLeaderboard', who: 'member' },
  {
    id: 'records.MissionLeaderboard-leaderboard',
    path: '/member?page=missionLeaderboard',
    who: 'member',
    act: async (page) => {
      await page.getByRole('tab').nth(1).click();
      await page.waitForTimeout(1_500);
    },
  },
  {
    id: 'records.MissionLeaderboard-winners',
    path: '/member?page=missionLeaderboard',
    who: 'member',
    act: async (page) => {
      await page.getByRole('tab').nth(2).click();
      await page.waitForTimeout(1_500);
    },
  },
  { id: 'records.Referral', path: '/member?page=referral', who: 'member' },
  { id: 'promotions.Promotions', path: '/promotions', who: 'guest' },
  { id: 'promotions.Promotions-member', path: '/promotions?tab=hall', who: 'member' },
  {
    id: 'promotions.Promotions-apply',
    path: '/promotions?tab=hall',
    who: 'member',
    act: async (page) => {
      await page
        .getByRole('button', { name: /^(?:Apply|立即申请|Mohon)$/ })
        .first()
        .click();
      await page.getByRole('dialog').first().waitFor();
    },
  },
  { id: 'wallet.Deposit', path: '/member?page=depositv2', who: 'member' },
  { id: 'records.SaferPlay', path: '/member?page=saferPlay', who: 'member' },
  { id: 'lottery.Hall', path: '/lottery', who: 'member' },
  { id: 'lottery.Hall-ssc', path: '/lottery?gameCode=ssc-1', who: 'member' },
  {
    id: 'lottery.Hall-markSix',
    path: '/lottery?gameCode=lhc-10',
    who: 'member',
    act: async (page) => {
      for (const ball of ['08', '16', '38']) await page.getByRole('button', { name: ball, exact: true }).click();
    },
  },
  {
    id: 'lottery.Hall-race',
    path: '/lottery?gameCode=pk10-2',
    who: 'member',
    act: async (page) => {
      await page.locator('h2 ~ button').first().click();
      const balls = page.locator('[role="group"] button[aria-pressed]');
      for (const car of [2, 4, 8]) await balls.nth(car).click();
      await page.locator('main nav [aria-haspopup="dialog"]').click();
    },
  },
  {
    id: 'lottery.Hall-confirm',
    path: '/lottery?gameCode=3d-5',
    who: 'member',
    act: async (page) => {
      await page
        .getByRole('button', { name: /^(?:Random|机选)$/ })
        .first()
        .click();
      await page.getByRole('button', { name: /^(?:Bet now|立即投注)$/ }).click();
      await page.getByRole('dialog').first().waitFor();
      await page.waitForTimeout(1_000);
    },
  },
  { id: 'lottery.Hall-pc28', path: '/lottery?gameCode=pc28-3', who: 'member' },
  { id: 'lottery.Hall-vn', path: '/vnLottery', who: 'member' },
  { id: 'lottery.Hall-vnStation', path: '/vnLottery?gameCode=vn-mb5', who: 'member' },
  { id: 'lottery.Hall-sea', path: '/seaLottery', who: 'member' },
  { id: 'lottery.DrawCheck', path: '/drawCheck', who: 'guest' },
  { id: 'agent.AgentHome', path: '/agentHome', who: 'agent' },
  { id: 'agent.AgentHome-announcements', path: '/agentHome?page=agentAnnouncement', who: 'agent' },
  { id: 'agent.AgentHome-register', path: '/agentHome?page=registerCenter', who: 'agent' },
  { id: 'agent.AgentHome-link', path: '/agentHome?page=registerCenter&tab=link', who: 'agent' },
  { id: 'agent.AgentHome-downlines', path: '/agentHome?page=downlineManagmentView', who: 'agent' },
  { id: 'agent.AgentHome-records', path: '/agentHome?page=personalHistoryCopy', who: 'agent' },
  { id: 'agent.AgentHome-statements', path: '/agentHome?page=palStatementsAgentCopy', who: 'agent' },
  { id: 'agent.AgentHome-revenue', path: '/agentHome?page=agentRevenueReport', who: 'agent' },
  { id: 'agent.AgentHome-transactions', path: '/agentHome?page=agentDownlineTransactionDetailsCopy', who: 'agent' },
  { id: 'agent.AgentHome-wages', path: '/agentHome?page=agentDailyWages2', who: 'agent' },
  { id: 'agent.AgentHome-payments', path: '/agentHome?page=agentDailyWages2&side=payments', who: 'agent' },
  { id: 'operators.SignIn', path: '/console/', who: 'guest' },
  { id: 'overview.Overview', path: '/console/', who: 'operator' },
  { id: 'deposits.DepositQueue', path: '/console/deposits', who: 'operator' },
  {
    id: 'deposits.DepositQueue-held',
    path: '/console/deposits?status=held',
    who: 'operator',
    act: async (page) => {
      await page.getByText('player5').locator('visible=true').first().click();
      await page
        .getByRole('button', { name: /^(?:End|处理)…$/ })
        .first()
        .click();
      await page.getByRole('radio').first().waitFor();
      await page.waitForTimeout(1_000);
    },
  },
  { id: 'feedback.Letters', path: '/console/letters', who: 'operator' },
  { id: 'members.MemberList', path: '/console/members', who: 'operator' },
  { id: 'members.Member', path: '/console/members/1', who: 'operator' },
  { id: 'limits.Excluded', path: '/console/excluded', who: 'operator' },
  { id: 'members.Member-limits', path: '/console/members/1?tab=limits', who: 'operator' },
  { id: 'members.Member-profile', path: '/console/members/1?tab=profile', who: 'operator' },
  { id: 'members.Member-cash', path: '/console/members/1?tab=cash', who: 'operator' },
  { id: 'members.Member-security', path: '/console/members/1?tab=security', who: 'operator' },
  { id: 'members.Member-notes', path: '/console/members/1?tab=notes', who: 'operator' },
  { id: 'kyc.Kyc', path: '/console/kyc', who: 'operator' },
  {
    id: 'kyc.Kyc-review',
    path: '/console/kyc',
    who: 'operator',
    act: async (page) => {
      await page.getByText('player3').locator('visible=true').first().click();
      await page.getByRole('dialog').first().waitFor();
      await page.waitForTimeout(1_000);
    },
  },
  {
    id: 'kyc.Kyc-paper',
    path: '/console/kyc',
    who: 'operator',
    act: async (page) => {
      await page.getByText('player3').locator('visible=true').first().click();
      await page.getByRole('button', { name: /^(?:Open paper|打开文件) 1$/ }).click();
      await page.getByRole('img').last().waitFor();
      await page.waitForTimeout(1_000);
    },
  },
  { id: 'transfers.Wallets', path: '/console/wallets', who: 'operator' },
  { id: 'bonuses.Bonuses', path: '/console/bonuses', who: 'operator' },
  { id: 'bonuses.Rebates', path: '/console/rebates', who: 'operator' },
  { id: 'points.Mall', path: '/pointMall', who: 'member' },
  { id: 'lotteries.Lotteries', path: '/console/lotteries?view=open', who: 'operator' },
  { id: 'lotteries.Lotteries-terms', path: '/console/lotteries?tab=terms', who: 'operator' },
  { id: 'lotteries.Lotteries-feeds', path: '/console/lotteries?tab=feeds', who: 'operator' },
  { id: 'points.Mall-redemptions', path: '/console/points', who: 'operator' },
  { id: 'points.Mall-catalogue', path: '/console/points?tab=catalogue', who: 'operator' },
  { id: 'points.Mall-rates', path: '/console/points?tab=rates', who: 'operator' },
  { id: 'points.Mall-liability', path: '/console/points?tab=liability', who: 'operator' },
  { id: 'promotions.Promotions-console', path: '/console/promotions', who: 'operator' },
  {
    id: 'broadcasts.Broadcasts-dialog',
    path: '/console/broadcasts',
    who: 'operator',
    act: async (page) => {
      await page.locator('[data-screen="broadcasts.Broadcasts"] button').first().click();
      await page.getByRole('dialog').first().waitFor();
    },
  },
  { id: 'members.Segments', path: '/console/segments', who: 'operator' },
  { id: 'members.Segments-editor', path: '/console/segments?segment=new', who: 'operator' },
  { id: 'promotions.Promotions-editor', path: '/console/promotions?campaign=5', who: 'operator' },
  { id: 'promotions.Promotions-calendar', path: '/console/promotions?view=calendar', who: 'operator' },
  { id: 'promotions.Promotions-mission', path: '/console/promotions?campaign=9', who: 'operator' },
  { id: 'promotions.Promotions-referral', path: '/console/promotions?campaign=12', who: 'operator' },
  { id: 'promotions.Applications', path: '/console/applications', who: 'operator' },
  { id: 'ledger.TrialBalance', path: '/console/ledger', who: 'operator' },
  { id: 'vendors.Vendors', path: '/console/vendors', who: 'operator' },
  {
    id: 'vendors.Vendors-vendor',
    path: '/console/vendors',
    who: 'operator',
    act: async (page) => {
      await page
        .getByRole('button', { name: /^(?:Change|修改)/ })
        .first()
        .click();
      await page
        .getByRole('region', { name: /^(?:How its games are opened|游戏打开方式)$/ })
        .first()
        .scrollIntoViewIfNeeded();
      await page.waitForTimeout(1_000);
    },
  },
  { id: 'vendors.RefusedCalls', path: '/console/refusedCalls', who: 'operator' },
  { id: 'contracts.Contracts', path: '/console/contractList', who: 'operator' },
  { id: 'vendors.HeldWins', path: '/console/heldWins', who: 'operator' },
  { id: 'content.Content', path: '/console/content', who: 'operator' },
  { id: 'agents.Tree', path: '/console/agents', who: 'operator' },
  { id: 'account.Invite', path: '/invite?referralCode=BAIZE88', who: 'guest' },
  { id: 'agent.RegisterCenter-invite', path: '/agentHome?page=registerCenter&tab=invite', who: 'agent' },
  { id: 'audit.Trail', path: '/console/audit', who: 'operator' },
  { id: 'jobs.Jobs', path: '/console/jobs', who: 'operator' },
  { id: 'jobs.Jobs-schedule', path: '/console/jobs?view=schedule', who: 'operator' },
  { id: 'chat.Chat', path: '/console/chat', who: 'operator' },
  { id: 'chat.Chat-rooms', path: '/console/chat?tab=rooms', who: 'operator' },
];

async function signIn(browser: Browser, base: string, who: Who, secret: string): Promise<Record<string, string>> {
  if (who === 'guest') return {};
  const context = await browser.newContext();
  const page = await context.newPage();
  if (who === 'member' || who === 'agent') {
    await page.goto(`${base}/login?lang=EN`);
    await page.getByLabel('Username').fill(who === 'agent' ? 'agent1' : 'player1');
    await page.getByLabel('Password', { exact: true }).fill(args.password);
    await page.locator('main').getByRole('button', { name: 'Log in' }).click();
    await page.waitForFunction(() => sessionStorage.getItem('token') !== null);
  } else {
    await page.goto(`${base}/console/`);
    await page.locator('input[autocomplete="username"]').fill('operator');
    await page.locator('input[autocomplete="current-password"]').fill(args.password);
    await page.locator('input[autocomplete="one-time-code"]').fill(totp(secret));
    await page.locator('form button[type="submit"]').click();
    await page.waitForFunction(() => sessionStorage.getItem('opsToken') !== null);
  }
  const stored = await page.evaluate(() => ({ ...sessionStorage }) as Record<string, string>);
  await context.close();
  return stored;
}

/**
 * Lazy parts hydrate near the viewport, and content-visibility skips what is far from it: scrolls through the page and
 * renders everything.
 */
async function renderAll(page: Page, who: Who): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(0, 0);
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  await page.evaluate(async () => {
    /* Once to load the lazy code, and once for the pictures that it requests. */
    for (const framesPerStep of [6, 12]) {
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
        scrollTo(0, y);
        for (let frame = 0; frame < framesPerStep; frame += 1) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      }
    }
    scrollTo(0, 0);
  });
  /* Dismisses announcements that would cover the page; a dialog of the console is what its address opens. */
  const greeting = page.getByRole('dialog');
  if (who !== 'operator' && (await greeting.first().isVisible())) {
    await page.keyboard.press('Escape');
    await greeting.first().waitFor({ state: 'hidden' });
  }
  /* A lazy image that stays out of view, as on the next slide, would never load. */
  await page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter(({ loading, complete }) => loading !== 'lazy' || complete)
        .map((image) => image.decode().catch(() => undefined)),
    ),
  );
}

/** A new session ends the account's older one, so each role signs in once and its storage state is reused. */
async function take(browser: Browser, base: string, system: StartedSystem | undefined): Promise<void> {
  const out = args.out;
  mkdirSync(out, { recursive: true });
  const wanted = shots.filter(
    ({ id }) => args.screen === undefined || args.screen.split(',').some((one) => id.startsWith(one)),
  );
  const stored = new Map<Who, Record<string, string>>();
  for (const who of new Set(wanted.map((shot) => shot.who))) {
    stored.set(who, await signIn(browser, base, who, args.totp ?? system?.totpSecret('operator') ?? ''));
  }
  for (const width of args.width.split(',').map(Number)) {
    for (const theme of args.theme.split(',')) {
      for (const lang of args.lang.split(',')) {
        for (const { id, path, who, act } of wanted) {
          const context = await browser.newContext({
            viewport: { width, height: width < 600 ? 844 : 900 },
            deviceScaleFactor: width < 600 ? 2 : 1,
            hasTouch: width < 600,
            isMobile: width < 600,
            colorScheme: theme === 'light' ? 'light' : 'dark',
            reducedMotion: 'reduce',
            bypassCSP: true,
          });
          await context.addCookies(
            [
              { name: 'theme', value: theme },
              { name: 'lang', value: lang },
            ].map((cookie) => ({ ...cookie, url: base })),
          );
          await context.addInitScript(
            ([items, theme, lang]) => {
              for (const [key, value] of Object.entries(items)) sessionStorage.setItem(key, value);
              localStorage.setItem('theme', theme);
              localStorage.setItem('lang', lang);
            },
            [stored.get(who) ?? {}, theme, lang] as const,
          );
          const page = await context.newPage();
          const file = `${id}-${who}-${width}-${theme}-${lang}.png`;
          try {
            await page.goto(base + path, { waitUntil: 'networkidle', timeout: 20_000 });
            await page.locator('[data-screen]').first().waitFor({ state: 'attached' });
            if (act === undefined) await renderAll(page, who);
            await act?.(page);
            await page.screenshot({ path: join(out, file), fullPage: act === undefined });
            console.log(file);
          } catch (error) {
            console.error(`${file}: ${(error as Error).message.split('\n')[0]}`);
            process.exitCode = 1;
          }
          await context.close();
        }
      }
    }
  }
}

if (args.url === undefined) clearUpOnSignals();
const system = args.url === undefined ? await startForTests() : undefined;
const browser = await chromium.launch({
  executablePath: findBrowser((line) => console.log(line)),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-quic',
  ],
});
try {
  await take(browser, args.url ?? system?.portalUrl ?? '', system);
} finally {
  await browser.close();
  await system?.stop();
}
