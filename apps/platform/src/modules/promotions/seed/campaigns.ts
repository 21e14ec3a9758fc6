import type { Draft } from '../CampaignRow.ts';

/** A demo promotion, starting some days after the seeding. */
export type CampaignSeed = Omit<Draft, 'startsAt' | 'endsAt' | 'position' | 'isShown' | 'prizes'> & {
  startsIn: number;
  /** Days until its end; unlimited without. */
  endsIn?: number;
  /** Missions: the index of the predecessor in the list. */
  follows?: number;
  prizes: readonly Draft['prizes'][number][];
};

export const common = {
  ...{
    image: '',
    audienceTag: '',
    segmentId: null,
    budget: null,
    memberCap: null,
    perDevice: 1,
    perNetwork: 50,
    perPayee: 1,
    claimDays: 30,
    prizes: [],
    startsIn: 0,
    mission: null,
    referral: null,
    deposit: null,
    loss: null,
    rain: null,
    freeRounds: null,
  },
} as const;
export const noTerms = { amount: 0n, percentBps: 0, cap: 0n, minimum: 0n, multiple: 0, days: 7 } as const;

/** A demo brand's initial promotions: one of each kind. */
export const campaigns: readonly CampaignSeed[] = [
  {
    ...{ ...common, kind: 'firstDeposit', audience: 'everybody' },
    title: { EN: 'First deposit bonus 50%', CN: '首存优惠 50%', MS: 'Bonus deposit pertama 50%' },
    summary: {
      EN: 'Join first, then deposit: half of it again, up to 500.',
      CN: '先报名再存款，加赠 50%，最高 500。',
      MS: 'Sertai dahulu, kemudian deposit: tambahan separuh, sehingga 500.',
    },
    content: {
      EN: '<p>Join before your first deposit. From 100 on it brings a bonus of 50%, at most 500. The first deposit decides; a smaller one ends the promotion for you.</p><p>The bonus is released once it has been staked eight times within fourteen days.</p>',
      CN: '<p>请在首次存款前报名。首存满 100 即可获得 50% 奖金，最高 500。以首笔存款为准，金额不足则本活动对您结束。</p><p>奖金须在 14 天内完成 8 倍有效投注后方可到账。</p>',
      MS: '<p>Sertai sebelum deposit pertama anda. Mulai 100 ia membawa bonus 50%, sehingga 500. Deposit pertama yang menentukan; jika kurang, promosi ini tamat bagi anda.</p><p>Bonus dilepaskan setelah dipertaruhkan lapan kali dalam empat belas hari.</p>',
    },
    terms: { ...noTerms, percentBps: 5_000, cap: 50_000_000n, minimum: 10_000_000n, multiple: 8, days: 14 },
  },
  {
    ...{ ...common, kind: 'signUp', audience: 'newMembers' },
    title: { EN: 'Welcome gift', CN: '新会员见面礼', MS: 'Hadiah selamat datang' },
    summary: {
      EN: '18 for everybody who is new here.',
      CN: '新会员即可领取 18。',
      MS: '18 untuk setiap ahli baharu.',
    },
    content: {
      EN: '<p>For accounts opened since this promotion began, once for a person. Accounts that share a browser or a payee are looked at before anything is paid.</p>',
      CN: '<p>仅限活动开始后注册的账户，每人一次。共用浏览器或收款账户的，须经审核后方可领取。</p>',
      MS: '<p>Untuk akaun yang dibuka sejak promosi ini bermula, sekali bagi setiap orang. Akaun yang berkongsi pelayar atau penerima bayaran disemak dahulu.</p>',
    },
    terms: { ...noTerms, amount: 1_800_000n, multiple: 5, days: 7 },
  },
  {
    ...{ ...common, kind: 'zaloBinding', audience: 'everybody' },
    title: { EN: 'Zalo bonus up to 131K', CN: 'Zalo 绑定奖金，最高 131K', MS: 'Bonus Zalo sehingga 131K' },
    summary: {
      EN: 'Name your Zalo account in your profile and claim, once.',
      CN: '在个人资料中填写 Zalo 账号即可领取，限一次。',
      MS: 'Nyatakan akaun Zalo anda dalam profil dan tuntut, sekali sahaja.',
    },
    content: {
      EN: '<p>Join, name your Zalo account in the security centre, and claim. Never more than 131K, once for a member and once for a Zalo account.</p>',
      CN: '<p>报名后在安全中心填写您的 Zalo 账号即可领取。最高 131K，每位会员及每个 Zalo 账号限一次。</p>',
      MS: '<p>Sertai, nyatakan akaun Zalo anda di pusat keselamatan, dan tuntut. Tidak melebihi 131K, sekali bagi setiap ahli dan setiap akaun Zalo.</p>',
    },
    terms: { ...noTerms, amount: 13_100_000_000n, multiple: 30, days: 30 },
  },
  {
    ...{ ...common, kind: 'application', audience: 'everybody' },
    title: { EN: 'Birthday gift', CN: '生日礼金', MS: 'Hadiah hari jadi' },
    summary: {
      EN: 'Apply with a proof of your birthday: up to 88.',
      CN: '凭生日证明申请，最高 88。',
      MS: 'Mohon dengan bukti hari jadi anda: sehingga 88.',
    },
    content: {
      EN: '<p>Apply within a week of your birthday, with a picture that shows it. How much it is depends on how long you have played here, and an operator decides.</p>',
      CN: '<p>请在生日前后一周内申请，并附上证明图片。金额视您的游戏时长而定，由客服审核决定。</p>',
      MS: '<p>Mohon dalam seminggu dari hari jadi anda, dengan gambar bukti. Jumlahnya bergantung pada tempoh anda bermain di sini, dan pengendali yang menentukan.</p>',
    },
    terms: { ...noTerms, amount: 8_800_000n, multiple: 3, days: 7 },
  },
  {
    ...{ ...common, kind: 'raffle', audience: 'everybody' },
    title: { EN: 'Lucky draw', CN: '幸运抽奖', MS: 'Cabutan bertuah' },
    summary: {
      EN: 'Deposit 50 and draw once: 8, 18, 88 or 888.',
      CN: '存款满 50 即可抽奖一次：8、18、88 或 888。',
      MS: 'Deposit 50 dan cabut sekali: 8, 18, 88 atau 888.',
    },
    content: {
      EN: '<p>Join, deposit at least 50, and draw. What you win is in your balance at once. Not every draw wins.</p>',
      CN: '<p>报名并存款满 50 即可抽奖，奖金即时到账。并非每次都能中奖。</p>',
      MS: '<p>Sertai, deposit sekurang-kurangnya 50, dan buat cabutan. Kemenangan masuk ke baki anda serta-merta. Bukan setiap cabutan menang.</p>',
    },
    terms: { ...noTerms, minimum: 5_000_000n },
    prizes: [
      { name: { EN: 'No prize', CN: '谢谢参与', MS: 'Tiada hadiah' }, amount: 0n, weight: 4_000, stock: null },
      { name: { EN: 'Small prize', CN: '四等奖', MS: 'Hadiah kecil' }, amount: 800_000n, weight: 4_000, stock: null },
      {
        name: { EN: 'Third prize', CN: '三等奖', MS: 'Hadiah ketiga' },
        amount: 1_800_000n,
        weight: 1_800,
        stock: null,
      },
      { name: { EN: 'Second prize', CN: '二等奖', MS: 'Hadiah kedua' }, amount: 8_800_000n, weight: 190, stock: null },
      { name: { EN: 'First prize', CN: '一等奖', MS: 'Hadiah pertama' }, amount: 88_800_000n, weight: 10, stock: 8 },
    ],
  },
  {
    ...{ ...common, kind: 'reloadDeposit', audience: 'depositors', startsIn: 14 },
    title: { EN: 'Reload bonus 10%', CN: '再存优惠 10%', MS: 'Bonus tambah nilai 10%' },
    summary: {
      EN: 'For your next deposit from 200 on, up to 200.',
      CN: '下一笔存款满 200，加赠 10%，最高 200。',
      MS: 'Untuk deposit anda yang seterusnya mulai 200, sehingga 200.',
    },
    content: {
      EN: '<p>For members who have deposited before. The first deposit of at least 200 after joining brings a tenth of it again, at most 200, to be staked five times within seven days.</p>',
      CN: '<p>仅限有过存款的会员。报名后首笔满 200 的存款可获得 10% 奖金，最高 200，须在 7 天内完成 5 倍有效投注。</p>',
      MS: '<p>Untuk ahli yang pernah membuat deposit. Deposit pertama sekurang-kurangnya 200 selepas menyertai membawa sepersepuluh lagi, sehingga 200, untuk dipertaruhkan lima kali dalam tujuh hari.</p>',
    },
    terms: { ...noTerms, percentBps: 1_000, cap: 20_000_000n, minimum: 20_000_000n, multiple: 5, days: 7 },
  },
];
