import { fileURLToPath } from 'node:url';
import { languageCodes } from '@baize/contract/languages';
import type { Page } from 'playwright';
import type { gatePage } from '../apps/platform/src/modules/web/index.ts';
import { pagesToShow } from './pagesToShow.ts';

/** `downline` is a member below an agent, `walletsMember` one of the second brand, whose vendors keep wallets of their own. */
export type Who = 'guest' | 'member' | 'downline' | 'walletsMember' | 'agent' | 'operator';
type Shot = {
  /** `<area>.<Name>` as on the page's root element, or its screen with a state after a dash. */
  id: string;
  path: string;
  who: Who;
  /** Gives the account what the page is to show, once before its first picture. */
  prepare?: (page: Page) => Promise<void>;
  /** Brings the page into the state to be captured. */
  act?: (page: Page) => Promise<void>;
};

const restrictTitle = /^(?:Restrict numbers|设置限号)$/;
const openingTitle = /^(?:How its games are opened|游戏打开方式)$/;
const game = '/seamless?vassalage=studio&gameCode=dragon-eight';

/** A bet of one line, for a record that is not empty. */
async function betOnce(page: Page): Promise<void> {
  await page.goto(new URL('/lottery?gameCode=ssc-1', page.url()).href);
  await confirmOne(page);
  await page.getByRole('dialog').locator('footer button').click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** Money sent to the upline, with the payment password that this asks for; another run finds both done. */
async function sendUp(page: Page): Promise<void> {
  const transfer = page.url();
  const place = page.locator('[data-page="transferUpline"]');
  const secret = '246810';
  const missing = place.locator('a[href*="securityCenter"]');
  await missing.or(place.locator('form')).first().waitFor();
  if ((await missing.count()) === 0) return;
  await missing.click();
  await page.getByRole('button', { name: /(?:Payment password|资金密码|Kata laluan pembayaran)$/i }).click();
  const form = page.getByRole('dialog').locator('form');
  await form.locator('input').fill(process.env['DEMO_PASSWORD'] ?? 'Baize-demo-1');
  await form.locator('button[type="submit"]').click();
  await form.locator('input').nth(1).fill(secret);
  await form.locator('input').first().fill(secret);
  await form.locator('button[type="submit"]').click();
  await form.locator('button[data-end]').waitFor();
  await page.goto(transfer);
  await place.locator('form input').first().fill('25');
  await place.locator('form input').last().fill(secret);
  await place.locator('form button[type="submit"]').click();
  await place.locator('[aria-labelledby="transfer-question"] button').first().click();
  await place.getByRole('table').getByRole('row').nth(1).waitFor();
}

/** Some money in a vendor's wallet. */
async function fillWallet(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^(?:Amount|金额|Jumlah)/ }).fill('250');
  await page.getByRole('button', { name: /^(?:Transfer|转账|Pindah).*250/ }).click();
  await page.getByRole('table').getByRole('row').nth(1).waitFor();
}

/** Two numbers of the first play closed, and one limited. */
async function restrictNumbers(page: Page): Promise<void> {
  for (const [numbers, ceiling] of [['1,2,3,4,5\n8,8,8,8,8'], ['6,6,6,6,6', '500']]) {
    await page.getByRole('button', { name: restrictTitle }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .locator('textarea')
      .first()
      .fill(numbers ?? '');
    if (ceiling !== undefined) {
      await dialog.getByRole('radio').last().click();
      await dialog.locator('input[inputmode]').fill(ceiling);
    }
    await dialog.locator('textarea').last().fill('Much is staked on it');
    await dialog.locator('footer button').last().click();
    await dialog.waitFor({ state: 'hidden' });
  }
}

/** A random line, about to be bet on. */
async function confirmOne(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(?:Random|机选)$/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^(?:Bet now|立即投注)$/ }).click();
  await page.getByRole('dialog').first().waitFor();
  await page.waitForTimeout(1_000);
}

/** The first vendor's drawer, at how its games are opened. */
async function openVendor(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(?:Change|修改)/ })
    .first()
    .click();
  await page.getByRole('region', { name: openingTitle }).first().scrollIntoViewIfNeeded();
  await page.waitForTimeout(1_000);
}

/** The page of a closed site in the place of this one: closing it in truth would close it to the other shots. */
async function closeSite(page: Page, reason: Parameters<typeof gatePage>[0]['reason']): Promise<void> {
  const [{ gatePage }, { createLooks }] = await Promise.all([
    import('../apps/platform/src/modules/web/index.ts'),
    import('../apps/platform/src/modules/site/index.ts'),
  ]);
  const chosen = new Map((await page.context().cookies()).map(({ name, value }) => [name, value]));
  const language = languageCodes.find((code) => code === chosen.get('lang')) ?? 'EN';
  const { themes } = createLooks(fileURLToPath(new URL('../brands', import.meta.url)))(undefined);
  await page.setContent(
    gatePage({
      ...{ reason, language, colours: themes[chosen.get('theme') === 'light' ? 'light' : 'dark'], customerService: '' },
      ...(reason.kind === 'unknownHost'
        ? { name: '', languages: languageCodes }
        : { name: 'Baize', languages: ['CN', 'EN'] }),
    }),
    { waitUntil: 'networkidle' },
  );
}

/** Screens in the states worth seeing, and those that need an account or an act of their own. */
const chosen: readonly Shot[] = [
  { id: 'home.Home', path: '/', who: 'guest' },
  { id: 'home.Home-member', path: '/', who: 'member' },
  { id: 'games.SlotLobby', path: '/rng', who: 'guest' },
  { id: 'games.SlotLobby-nothing', path: '/rng?q=zzzz', who: 'guest' },
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
  { id: 'site.NotFound', path: '/nowhere', who: 'guest' },
  {
    id: 'gate.maintenance',
    path: '/',
    who: 'guest',
    act: (page) =>
      closeSite(page, {
        ...{ kind: 'maintenance', message: 'New games arrive tonight.', until: '2026-12-01T06:00:00Z' },
        ...{ timeZone: 'Asia/Shanghai', ip: '203.0.113.9' },
      }),
  },
  {
    id: 'gate.region',
    path: '/',
    who: 'guest',
    act: (page) => closeSite(page, { kind: 'region', message: 'We have no licence there.', ip: '203.0.113.9' }),
  },
  { id: 'gate.unknownHost', path: '/', who: 'guest', act: (page) => closeSite(page, { kind: 'unknownHost' }) },
  { id: 'theatre.Theatre', path: game, who: 'member', act: (page) => page.waitForTimeout(4_000) },
  { id: 'records.BettingRecord', path: '/member?page=personalHistoryCopy', who: 'member', prepare: betOnce },
  {
    id: 'records.BettingRecord-round',
    path: '/member?page=personalHistoryCopy',
    who: 'member',
    prepare: betOnce,
    act: async (page) => {
      await page.locator('tbody tr').first().click();
      await page.getByRole('dialog').first().waitFor();
      await page.waitForTimeout(2_500);
    },
  },
  { id: 'records.PersonalProfit', path: '/member?page=personalProfit', who: 'member' },
  { id: 'records.SecurityCenter', path: '/member?page=securityCenter', who: 'member' },
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
    act: confirmOne,
  },
  {
    id: 'lottery.Hall-over',
    path: '/lottery?gameCode=3d-5',
    who: 'member',
    act: async (page) => {
      const multiple = page.getByLabel(/^(?:Multiple|倍数|Gandaan)/);
      for (const times of ['40', '230', '200', '150']) {
        await multiple.fill(times);
        await page
          .getByRole('button', { name: /^(?:Random|机选)$/ })
          .first()
          .click();
        await page.getByRole('button', { name: /^(?:Add to ticket|加入)/ }).click();
      }
      await page.getByRole('button', { name: /^(?:Place all|全部投注)/ }).click();
      await page.getByRole('dialog').locator('[data-over-line]').first().waitFor();
      await page.waitForTimeout(1_000);
    },
  },
  { id: 'lottery.Hall-pc28', path: '/lottery?gameCode=pc28-3', who: 'member' },
  { id: 'lottery.Hall-kenoPc28', path: '/lottery?gameCode=keno28-5', who: 'member' },
  { id: 'lottery.Hall-vn', path: '/vnLottery', who: 'member' },
  { id: 'lottery.Hall-vnStation', path: '/vnLottery?gameCode=vn-mb5', who: 'member' },
  { id: 'lottery.Hall-sea', path: '/seaLottery', who: 'member' },
  { id: 'lottery.DrawCheck', path: '/drawCheck', who: 'guest' },
  { id: 'agent.AgentHome', path: '/agentHome?page=agentTeamOverview', who: 'agent' },
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
  {
    id: 'lotteries.Lotteries-numbers',
    path: '/console/lotteries?tab=numbers',
    who: 'operator',
    prepare: restrictNumbers,
  },
  { id: 'lottery.Hall-restricted', path: '/lottery?gameCode=ssc-1', who: 'member' },
  { id: 'lottery.Hall-marked', path: '/lottery?gameCode=k3-2', who: 'member' },
  {
    id: 'lotteries.Lotteries-restrict',
    path: '/console/lotteries?tab=numbers',
    who: 'operator',
    act: async (page) => {
      await page.getByRole('button', { name: restrictTitle }).click();
      await page.getByRole('dialog').first().waitFor();
    },
  },
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
    act: openVendor,
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
  { id: 'games.CategoryLobby-live', path: '/live', who: 'guest' },
  { id: 'games.CategoryLobby-sports', path: '/sports', who: 'guest' },
  { id: 'games.CategoryLobby-fish', path: '/fish', who: 'guest' },
  { id: 'games.CategoryLobby-pvp', path: '/pvp', who: 'guest' },
  { id: 'games.CategoryLobby-esports', path: '/esports', who: 'guest' },
  { id: 'games.CategoryLobby-lott', path: '/lott', who: 'guest' },
  { id: 'games.CategoryLobby-elott', path: '/elott', who: 'guest' },
  { id: 'agent.Join', path: '/join', who: 'guest' },
  { id: 'info.Download', path: '/down', who: 'guest' },
  { id: 'info.Help', path: '/help', who: 'guest' },
  { id: 'info.Help-bare', path: '/helpmc', who: 'guest' },
  { id: 'info.Terms', path: '/terms', who: 'guest' },
  { id: 'agent.AgentLanding', path: '/agent', who: 'guest' },
  { id: 'account.ForgetPassword', path: '/forgetPassword', who: 'guest' },
  { id: 'account.ForgetPassword-change', path: '/changePassword', who: 'member' },
  { id: 'records.Withdraw', path: '/member?page=withdraw', who: 'member' },
  { id: 'records.TransferFund', path: '/member?page=transferFund', who: 'walletsMember', prepare: fillWallet },
  { id: 'records.TransferUpline', path: '/member?page=transferUpline', who: 'downline', prepare: sendUp },
  {
    id: 'records.TransferUpline-question',
    path: '/member?page=transferUpline',
    who: 'downline',
    act: async (page) => {
      const form = page.locator('[data-page="transferUpline"] form');
      await form.locator('input').first().fill('25');
      await form.locator('input').last().fill('246810');
      await form.locator('button[type="submit"]').click();
      await page.locator('[aria-labelledby="transfer-question"]').waitFor();
    },
  },
  { id: 'home.Home-wallets', path: '/', who: 'walletsMember' },
  { id: 'records.Messages', path: '/member?page=messageV2', who: 'member' },
  { id: 'agent.AgentHome-dividends', path: '/agentHome?page=agentDividendRecordCopy2', who: 'agent' },
  { id: 'agent.AgentHome-contracts', path: '/agentHome?page=agentDividendRecordCopy2&side=contracts', who: 'agent' },
  { id: 'agent.AgentHome-hours', path: '/agentHome?page=agentHourSalary', who: 'agent' },
  {
    id: 'agent.AgentHome-offer',
    path: '/agentHome?page=agentHourSalary&side=contracts',
    who: 'agent',
    act: async (page) => {
      await page
        .getByRole('button', { name: /agent2$/ })
        .last()
        .click();
      await page.getByRole('dialog').locator('fieldset').waitFor();
    },
  },
  { id: 'agent.AgentHome-realtime', path: '/agentHome?page=agentRealtimeSalary', who: 'agent' },
  { id: 'cashier.Withdrawals', path: '/console/withdrawals', who: 'operator' },
  { id: 'feedback.Feedback', path: '/console/feedback', who: 'operator' },
  { id: 'broadcasts.Broadcasts', path: '/console/broadcasts', who: 'operator' },
  { id: 'gateways.Statement', path: '/console/reconciliation', who: 'operator' },
  { id: 'vendors.FreeRounds', path: '/console/freeRounds', who: 'operator' },
  { id: 'games.Games', path: '/console/games', who: 'operator' },
  { id: 'games.Returns', path: '/console/returns', who: 'operator' },
  { id: 'vendors.Comparisons', path: '/console/comparisons', who: 'operator' },
  { id: 'vendors.Jackpots', path: '/console/jackpots', who: 'operator' },
  { id: 'cashier.Channels', path: '/console/channels', who: 'operator' },
  { id: 'cashier.Adjustments', path: '/console/adjustments', who: 'operator' },
  { id: 'contracts.Templates', path: '/console/contracts', who: 'operator' },
  { id: 'contracts.Bills', path: '/console/contractBills', who: 'operator' },
  { id: 'agents.Tree-moves', path: '/console/agents?moves=all', who: 'operator' },
  { id: 'agents.Candidates', path: '/console/candidates', who: 'operator' },
  { id: 'agents.Invites', path: '/console/invites', who: 'operator' },
  { id: 'site.Settings', path: '/console/settings', who: 'operator' },
  { id: 'site.Settings-services', path: '/console/settings?tab=services', who: 'operator' },
  {
    id: 'games.Games-game',
    path: '/console/games',
    who: 'operator',
    act: async (page) => {
      await page
        .getByRole('button', { name: /^(?:Change|修改)/ })
        .first()
        .click();
      await page.getByRole('dialog').first().waitFor();
      await page.waitForTimeout(1_000);
    },
  },
  {
    id: 'promotions.Promotions-odds',
    path: '/promotions?tab=hall',
    who: 'member',
    act: async (page) => {
      const raffle = page.getByRole('listitem').filter({ hasText: /Lucky draw|幸运抽奖|Cabutan bertuah/ });
      await raffle.locator('[aria-expanded]').click();
      await raffle.locator('ul').scrollIntoViewIfNeeded();
    },
  },
  {
    id: 'home.Home-elott',
    path: '/',
    who: 'guest',
    act: async (page) => {
      const entry = page.locator('button[aria-expanded]').and(page.getByRole('button', { name: /E-Lot|电子彩/ }));
      if (await entry.first().isVisible()) await entry.first().click();
      else await page.getByRole('banner').getByRole('button').first().click();
      await page.waitForTimeout(1_500);
    },
  },
  {
    id: 'lottery.Hall-unknown',
    path: '/lottery?gameCode=3d-5',
    who: 'member',
    act: async (page) => {
      await page.route('**/lgw/lotteries/placeOrder', (route) => route.abort());
      await confirmOne(page);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(?:Place bet|确认投注)/ })
        .click();
      await page.getByRole('button', { name: /^(?:Ask again|再次查询)/ }).waitFor();
      await page.waitForTimeout(1_000);
    },
  },
  {
    id: 'vendors.Vendors-opening',
    path: '/console/vendors',
    who: 'operator',
    act: async (page) => {
      await openVendor(page);
      await page.getByRole('region', { name: openingTitle }).getByRole('button').first().click();
      await page.getByRole('dialog').getByRole('radio').first().waitFor();
      await page.waitForTimeout(1_000);
    },
  },
];

/** A page that no line above names, as it opens: a new one is photographed without a line of its own. */
function plainShot(path: string): Shot {
  const who = path.startsWith('/console') ? 'operator' : path.startsWith('/agentHome') ? 'agent' : 'member';
  return { id: `page.${path.slice(1).replace('?page=', '-').replaceAll('/', '-')}`, path, who };
}

/** Every page of both front-ends; the house test compares their addresses with those of the routes. */
export const shotList: readonly Shot[] = [...chosen, ...pagesToShow(chosen.map(({ path }) => path)).map(plainShot)];
