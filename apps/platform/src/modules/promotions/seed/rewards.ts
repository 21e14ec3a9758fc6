import { common, noTerms, type CampaignSeed } from './campaigns.ts';

const everybody = { ...common, audience: 'everybody' } as const;

/** Further demo promotions: bonuses on later deposits and on losses, a pot, and free rounds. */
export const rewards: readonly CampaignSeed[] = [
  {
    ...{ ...everybody, kind: 'nthDeposit', deposit: { no: 3 } },
    title: { EN: 'Third deposit bonus 30%', CN: '第三次存款优惠 30%', MS: 'Bonus deposit ketiga 30%' },
    summary: {
      EN: 'Your third deposit brings 30% more, up to 300.',
      CN: '第三次存款加赠 30%，最高 300。',
      MS: 'Deposit ketiga anda membawa 30% lagi, sehingga 300.',
    },
    content: {
      EN: '<p>Join before your third deposit. From 100 on it brings a bonus of 30%, at most 300. All deposits that were credited count, also those from before you joined; a third one that is smaller ends the promotion for you.</p>',
      CN: '<p>请在第三次存款前报名。第三次存款满 100 即可获得 30% 奖金，最高 300。所有已到账的存款均计入次数，包括报名前的存款；第三次存款金额不足则本活动对您结束。</p>',
      MS: '<p>Sertai sebelum deposit ketiga anda. Mulai 100 ia membawa bonus 30%, sehingga 300. Semua deposit yang telah dikreditkan dikira, termasuk yang sebelum anda menyertai; deposit ketiga yang lebih kecil menamatkan promosi ini bagi anda.</p>',
    },
    terms: { ...noTerms, percentBps: 3_000, cap: 30_000_000n, minimum: 10_000_000n, multiple: 6, days: 14 },
  },
  {
    ...{ ...everybody, kind: 'cashBack', loss: { period: 'week', below: 0n } },
    title: { EN: 'Weekly cash-back 5%', CN: '每周返现 5%', MS: 'Pulangan tunai mingguan 5%' },
    summary: {
      EN: 'A twentieth of what you lose in a week comes back on Monday, up to 500.',
      CN: '每周净输额的 5% 于周一返还，最高 500。',
      MS: 'Satu perdua puluh daripada kerugian seminggu kembali pada hari Isnin, sehingga 500.',
    },
    content: {
      EN: '<p>Join once in each week. What counts is stakes less wins of all rounds that you begin in the week, from Monday to Sunday, once they are settled. From a loss of 100 on, 5% of it waits for you when the week is over.</p>',
      CN: '<p>每周报名一次。周一至周日开始的所有已结算局数，以投注减去派彩计算。净输额满 100，周期结束后即可领取其 5%。</p>',
      MS: '<p>Sertai sekali setiap minggu. Yang dikira ialah pertaruhan tolak kemenangan bagi semua pusingan yang anda mulakan dari Isnin hingga Ahad, setelah diselesaikan. Mulai kerugian 100, 5% daripadanya menunggu anda apabila minggu berakhir.</p>',
    },
    terms: { ...noTerms, percentBps: 500, cap: 50_000_000n, minimum: 10_000_000n, multiple: 1, days: 7 },
  },
  {
    ...{ ...everybody, kind: 'lossRescue', loss: { period: 'day', below: 500_000n } },
    title: { EN: 'Rescue for today', CN: '每日救援金', MS: 'Bantuan hari ini' },
    summary: {
      EN: 'Down to less than 5? A tenth of today’s loss, up to 88.',
      CN: '余额不足 5？返还当日净输额的 10%，最高 88。',
      MS: 'Tinggal kurang daripada 5? Satu persepuluh kerugian hari ini, sehingga 88.',
    },
    content: {
      EN: '<p>Join once in a day. When you have lost 50 or more today and less than 5 is left, whatever it is held or granted for, a tenth of the loss waits for you at once. It is a bonus: stake it five times. If playing stops being fun, set yourself a limit instead.</p>',
      CN: '<p>每日报名一次。当日净输额满 50，且账户内所有资金（含冻结及奖金）不足 5 时，可立即领取净输额的 10%。该奖金须完成 5 倍有效投注。若游戏不再带来乐趣，请改为设置限额。</p>',
      MS: '<p>Sertai sekali sehari. Apabila anda kerugian 50 atau lebih hari ini dan kurang daripada 5 yang tinggal, termasuk yang ditahan atau diberi, satu persepuluh kerugian menunggu anda serta-merta. Ia bonus: pertaruhkan lima kali. Jika bermain tidak lagi menyeronokkan, tetapkan had.</p>',
    },
    terms: { ...noTerms, percentBps: 1_000, cap: 8_800_000n, minimum: 5_000_000n, multiple: 5, days: 3 },
  },
  {
    ...{ ...everybody, kind: 'rain', rain: { shares: 88 }, endsIn: 30 },
    title: { EN: 'Red envelope rain', CN: '红包雨', MS: 'Hujan sampul merah' },
    summary: {
      EN: '888 in 88 envelopes, one for each member while there are any.',
      CN: '888 分为 88 个红包，每位会员一个，先到先得。',
      MS: '888 dalam 88 sampul, satu bagi setiap ahli selagi ada.',
    },
    content: {
      EN: '<p>The pot is cut before anybody comes, by a seed that is promised here and told at the end: whoever takes an envelope can compute again what was in it. Every way of cutting is equally likely, so the first has no better chance than the last.</p>',
      CN: '<p>奖池在任何人领取之前已按承诺的种子切分，种子于结束时公布：每位领取者都可自行复算红包金额。每种切分方式机会均等，先领与后领并无差别。</p>',
      MS: '<p>Tabung dipotong sebelum sesiapa datang, mengikut benih yang dijanjikan di sini dan diberitahu pada akhirnya: sesiapa yang mengambil sampul boleh mengira semula isinya. Setiap cara memotong sama mungkin, jadi yang pertama tiada kelebihan.</p>',
    },
    terms: { ...noTerms, amount: 88_800_000n, multiple: 1, days: 7 },
  },
];

/** Rounds of the house's own game, where a brand offers it free. */
export const freeRounds: Omit<CampaignSeed, 'freeRounds'> = {
  ...{ ...everybody, kind: 'freeRounds', budget: 500_000_000n },
  title: { EN: '10 free rounds of Dragon Eight', CN: '龙八免费局 10 次', MS: '10 pusingan percuma Dragon Eight' },
  summary: {
    EN: 'Deposit 50 and play ten rounds on the house.',
    CN: '存款满 50，即赠 10 次免费局。',
    MS: 'Deposit 50 dan main sepuluh pusingan atas tanggungan kami.',
  },
  content: {
    EN: '<p>Join, then deposit at least 50. Ten rounds at a stake of 1 wait for you; what they win is yours at once, with nothing to be staked for it.</p>',
    CN: '<p>报名后存款满 50，即可获得 10 次投注额为 1 的免费局。所赢金额即时归您，无需流水。</p>',
    MS: '<p>Sertai, kemudian deposit sekurang-kurangnya 50. Sepuluh pusingan dengan pertaruhan 1 menunggu anda; kemenangannya milik anda serta-merta, tanpa syarat pertaruhan.</p>',
  },
  terms: { ...noTerms, minimum: 5_000_000n, days: 7 },
};
