// @vitest-environment happy-dom
import { operations } from '@baize/contract/operations';
import { pageStates } from '../../testing/pageStates.tsx';

const login = { as: 'guest', text: 'You are not logged in, please login' } as const;
const realOnly = { as: 'trial', text: 'For real accounts only.' } as const;
const needsReal = { code: 'in_need_true_account', text: 'Please Register An Account First' } as const;
const inLine = [[operations.getUpline, { upline: { account: 'upline1' }, hasPaymentPassword: true }]] as const;

pageStates({
  '/member?page=depositv2': {
    as: 'member',
    asks: operations.listDepositMethods,
    ready: { answer: [{ name: 'Bank of Felt' }], text: 'Bank of Felt' },
    empty: { text: 'No deposit method is open right now.' },
    failed: { text: 'The deposit methods could not be loaded.' },
    refused: realOnly,
  },
  '/member?page=withdraw': {
    as: 'member',
    asks: operations.getWithdrawRules,
    ready: { answer: { missing: [], minimum: '77', maximum: '999' }, text: '77.00' },
    empty: { answer: { missing: ['closed'] }, text: 'No withdrawals at the moment' },
    failed: { text: 'The conditions could not be loaded.' },
    refused: realOnly,
  },
  '/member?page=transferFund': {
    as: 'member',
    asks: operations.getMerchantWallet,
    around: { answers: [[operations.getBalance, { isSingle: 0 }]] },
    ready: { answer: { wallets: [{ name: 'Studio One' }] }, text: 'Studio One' },
    empty: { text: 'Everything is in one wallet here' },
    failed: { text: 'The wallets could not be loaded.' },
    refused: needsReal,
  },
  '/member?page=transferUpline': {
    as: 'member',
    asks: operations.getUpline,
    around: { answers: inLine },
    ready: { answer: { upline: { account: 'upline1' }, hasPaymentPassword: true }, text: 'u•••1' },
    empty: { answer: { upline: null }, text: 'Security centre' },
    failed: { text: 'This could not be loaded.' },
    refused: login,
  },
  '/member?page=personalHistoryCopy': {
    as: 'member',
    asks: operations.listRounds,
    ready: { answer: { page: { content: [{ gameName: { EN: 'Dragon Nine' } }], totalRows: 1 } }, text: 'Dragon Nine' },
    empty: { text: 'No bets in these days' },
    failed: { text: 'The betting record could not be loaded.' },
    refused: { code: 'too_many_requests', text: 'Too many attempts. Please wait a moment.' },
  },
  '/member?page=transactionHistory': {
    as: 'member',
    asks: operations.listTransactions,
    around: { start: { status: { modules: ['TRANSREC3'] } } },
    ready: { answer: { page: { content: [{ amount: '12.34' }], totalRows: 1 } }, text: '12.34' },
    empty: { text: 'Nothing moved in these days' },
    failed: { text: 'The account record could not be loaded.' },
    refused: { code: 'not_allowed', text: 'You may not do this.' },
  },
  '/member?page=personalProfit': {
    as: 'member',
    asks: operations.getProfit,
    ready: { answer: { days: [{ day: '2026-03-03' }] }, text: '2026-03-03' },
    empty: { text: 'No bets in these days' },
    failed: { text: 'The profit and loss could not be loaded.' },
    refused: login,
  },
  '/member?page=rewardCenter': {
    as: 'member',
    asks: operations.listOwnRewards,
    ready: { answer: { claimable: [{ title: 'A gift', status: 'claim' }] }, text: 'A gift' },
    empty: { text: 'Nothing to claim right now' },
    failed: { text: 'Your rewards could not be loaded' },
    refused: needsReal,
  },
  '/member?page=bonusDetails': {
    as: 'member',
    asks: operations.listBonuses,
    ready: {
      answer: { open: [{ status: 'active', counted: [{ classify: 'RNG', validBet: '43.21' }] }] },
      text: '43.21',
    },
    empty: { text: 'No active bonus' },
    failed: { text: 'Your bonuses could not be loaded.' },
    refused: needsReal,
  },
  '/member?page=missionLeaderboard': {
    as: 'member',
    asks: operations.getMissionSummary,
    ready: { answer: { missions: [{ title: 'Ten rounds' }] }, text: 'Ten rounds' },
    empty: { text: 'No missions at the moment' },
    failed: { text: 'The missions could not be loaded' },
    refused: needsReal,
  },
  '/member?page=referral': {
    as: 'member',
    asks: operations.getReferral,
    ready: { answer: { page: { content: [{ player: 'an…ie' }] } }, text: 'an…ie' },
    empty: { text: 'Nobody has come yet' },
    failed: { text: 'Your referrals could not be loaded' },
    refused: needsReal,
  },
  '/member?page=manualRebate': {
    as: 'member',
    asks: operations.getRebate,
    ready: { answer: { isOpen: true, lines: [{ validBet: '5432' }] }, text: '5,432.00' },
    empty: { answer: { isOpen: true }, text: 'Nothing to claim yet' },
    failed: { text: 'The rebate could not be loaded.' },
    refused: needsReal,
  },
  '/member?page=securityCenter': {
    as: 'member',
    asks: operations.getProfile,
    ready: {
      answer: { locked: ['fullName'], nationalities: ['MY'] },
      text: 'Given once; customer service can change it.',
    },
    empty: { text: 'Occupation' },
    failed: { text: 'Your profile could not be loaded.' },
    refused: login,
  },
  '/member?page=messageV2': {
    as: 'member',
    asks: operations.listMessages,
    ready: { answer: { content: [{ title: 'A word from the house' }] }, text: 'A word from the house' },
    empty: { text: 'No messages yet' },
    failed: { text: 'The messages could not be loaded.' },
    /* Whoever has to set a new password is led there at once. */
    refused: { code: 'password_change_needed', text: 'Your password has expired or was given to you.' },
  },
  '/member?page=saferPlay': {
    as: 'member',
    asks: operations.getLimits,
    ready: { answer: { limits: [{ allowed: '321' }] }, text: '321.00' },
    empty: { text: 'No limit' },
    failed: { text: 'Your limits could not be loaded.' },
    refused: { as: 'trial', text: 'Free play costs nothing, so there is nothing to limit.' },
  },
});
