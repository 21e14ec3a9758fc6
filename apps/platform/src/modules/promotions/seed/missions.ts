import type { MissionGoal } from '../CampaignRow.ts';
import { common, noTerms, type CampaignSeed } from './campaigns.ts';

const goal: MissionGoal = { period: 'day', fact: 'validBet', amount: 0n, times: 0, classify: null, after: null };
const mission = { ...common, kind: 'mission', audience: 'everybody', content: { EN: '', CN: '', MS: '' } } as const;

/** A demo brand's missions of each day and week, and its referral. */
export const missions: readonly CampaignSeed[] = [
  {
    ...mission,
    title: { EN: 'Here today', CN: '每日签到', MS: 'Hadir hari ini' },
    summary: { EN: 'Check in once today.', CN: '今日签到一次。', MS: 'Daftar masuk sekali hari ini.' },
    terms: { ...noTerms, amount: 100_000n },
    mission: { ...goal, fact: 'checkIn', times: 1 },
  },
  {
    ...mission,
    title: { EN: 'Warm-up', CN: '热身任务', MS: 'Pemanasan' },
    summary: {
      EN: 'Valid bets of 100 in the course of the day.',
      CN: '当日有效投注满 100。',
      MS: 'Pertaruhan sah 100 sepanjang hari.',
    },
    terms: { ...noTerms, amount: 200_000n },
    mission: { ...goal, amount: 10_000_000n },
  },
  {
    ...{ ...mission, follows: 1 },
    title: { EN: 'Second round', CN: '进阶任务', MS: 'Pusingan kedua' },
    summary: {
      EN: 'After the warm-up: 500 of valid bets on slots today.',
      CN: '完成热身任务后，当日电子游戏有效投注满 500。',
      MS: 'Selepas pemanasan: pertaruhan sah 500 dalam slot hari ini.',
    },
    terms: { ...noTerms, amount: 800_000n, multiple: 1 },
    mission: { ...goal, amount: 50_000_000n, classify: 'RNG' },
  },
  {
    ...mission,
    title: { EN: 'Top up', CN: '每周存款', MS: 'Tambah nilai mingguan' },
    summary: {
      EN: 'Deposits of 200 within the week.',
      CN: '本周累计存款满 200。',
      MS: 'Deposit sebanyak 200 dalam seminggu.',
    },
    terms: { ...noTerms, amount: 500_000n, multiple: 3 },
    mission: { ...goal, period: 'week', fact: 'deposit', amount: 20_000_000n },
  },
  {
    ...mission,
    title: { EN: 'Five days of the week', CN: '一周五签', MS: 'Lima hari seminggu' },
    summary: {
      EN: 'Check in on five days of the week.',
      CN: '本周内签到五天。',
      MS: 'Daftar masuk pada lima hari dalam seminggu.',
    },
    terms: { ...noTerms, amount: 1_000_000n },
    mission: { ...goal, period: 'week', fact: 'checkIn', times: 5 },
  },
  {
    ...{ ...common, kind: 'referral', audience: 'everybody', perNetwork: 5 },
    title: { EN: 'Bring a friend', CN: '邀请好友', MS: 'Bawa rakan' },
    summary: {
      EN: 'For each friend who deposits 100 and stakes 500.',
      CN: '每位好友存款满 100 且有效投注满 500 即得奖励。',
      MS: 'Untuk setiap rakan yang membuat deposit 100 dan mempertaruhkan 500.',
    },
    content: {
      EN: '<p>Friends register with your link. Accounts that share a browser, a network or a payee are looked at before anything is paid.</p>',
      CN: '<p>好友须通过您的链接注册。共用浏览器、网络或收款账户的账号，须经审核后方可发放奖励。</p>',
      MS: '<p>Rakan mendaftar dengan pautan anda. Akaun yang berkongsi pelayar, rangkaian atau penerima bayaran disemak dahulu sebelum apa-apa dibayar.</p>',
    },
    terms: { ...noTerms, minimum: 10_000_000n, multiple: 1, days: 14 },
    referral: {
      turnover: 50_000_000n,
      tiers: [
        { from: 1, amount: 1_800_000n },
        { from: 5, amount: 2_800_000n },
        { from: 10, amount: 3_800_000n },
      ],
    },
  },
];
