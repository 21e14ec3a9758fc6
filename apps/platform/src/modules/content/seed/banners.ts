import { cloth, hero, putBanner, route, single, type Banner } from './putBanner.ts';
import { told } from './told.ts';

/** The initial banners of a demo brand: three on the home page, one in every other group. */
export const banners: readonly Banner[] = [
  putBanner(
    'w_home',
    hero('dragon-eight'),
    {
      overline: told('自研电子游艺', 'House original', 'Ciptaan sendiri'),
      headline: told(
        '龙八：八枚金币，一条神龙',
        'Dragon Eight: eight coins, one dragon',
        'Dragon Eight: lapan syiling, seekor naga',
      ),
      sub: told(
        '回报率公开，每一局都可验证。',
        'Its return is printed, and every spin can be checked.',
        'Pulangannya dicetak, dan setiap putaran boleh disemak.',
      ),
      action: told('立即开始', 'Play now', 'Main sekarang'),
    },
    { linkageType: 'game', url: 'studio/dragon-eight' },
  ),
  putBanner(
    'w_home',
    hero('welcome'),
    {
      overline: told('初次到访？', 'New here?', 'Baru di sini?'),
      headline: told('先入座，再决定', 'Take a seat, then decide', 'Duduk dahulu, putuskan kemudian'),
      sub: told(
        '一分钟注册，只需用户名和密码。',
        'A user name and a password are enough to join.',
        'Nama pengguna dan kata laluan sudah memadai.',
      ),
      action: told('立即注册', 'Create account', 'Daftar akaun'),
    },
    route('/register'),
  ),
  putBanner(
    'w_home',
    hero('fairness'),
    {
      overline: told('可验证公平', 'Provably fair', 'Adil dan boleh dibuktikan'),
      headline: told('每一局都能重新验算', 'Every round can be recomputed', 'Setiap pusingan boleh dikira semula'),
      sub: told(
        '种子在下注前锁定，事后公开。',
        'The seed is committed before you bet and revealed afterwards.',
        'Benih dikunci sebelum anda bertaruh dan didedahkan selepas itu.',
      ),
      action: told('了解原理', 'See how it works', 'Lihat caranya'),
    },
    route('/#fairness'),
  ),
  putBanner('w_promotions', cloth, {
    headline: told('没有小字的优惠', 'Offers without small print', 'Tawaran tanpa tulisan halus'),
    sub: told(
      '条件写在最前面，读完再参加。',
      'What is asked of you stands at the top, before you join.',
      'Syaratnya tertera di atas, sebelum anda menyertai.',
    ),
  }),
  putBanner('w_rng', single('banners/rng.webp'), {
    headline: told('电子游艺', 'Slots', 'Slot'),
    sub: told(
      '概率公开，首次旋转前即可查看。',
      'Stated odds, before the first spin.',
      'Peluang dinyatakan sebelum putaran pertama.',
    ),
  }),
  putBanner('w_live', single('banners/live.webp'), {
    headline: told('真人娱乐', 'Live casino', 'Kasino langsung'),
    sub: told('每张牌桌都写明赔率。', 'Tables that tell their odds.', 'Meja yang menyatakan peluangnya.'),
  }),
  putBanner('w_fish', single('banners/fish.webp'), {
    headline: told('捕鱼游戏', 'Fishing', 'Memancing'),
    sub: told('每一炮的价格都写明。', 'Every shot has its price on it.', 'Setiap tembakan ada harganya.'),
  }),
  putBanner('w_pvp', single('banners/pvp.webp'), {
    headline: told('棋牌对战', 'Cards against players', 'Kad lawan pemain'),
    sub: told(
      '与人对局，平台只收台费。',
      'Against people; the house takes the fee only.',
      'Lawan manusia; rumah hanya mengambil yuran.',
    ),
  }),
  putBanner('w_sports', single('banners/sports.webp'), {
    headline: told('体育', 'Sports', 'Sukan'),
    sub: told('赛前与滚球盘口。', 'Before the whistle and while it runs.', 'Sebelum wisel dan semasa perlawanan.'),
  }),
  putBanner('w_esports', single('banners/esports.webp'), {
    headline: told('电子竞技', 'Esports', 'E-sukan'),
    sub: told('从小组赛到总决赛。', 'From the groups to the final.', 'Dari kumpulan ke peringkat akhir.'),
  }),
  putBanner('w_elott', single('banners/elott.webp'), {
    headline: told('电子彩票', 'Instant lottery', 'Loteri segera'),
    sub: told(
      '几分钟一期，结果可查。',
      'A draw every few minutes, open to anyone’s check.',
      'Cabutan setiap beberapa minit, boleh disemak.',
    ),
  }),
  putBanner('w_lott', single('banners/lott.webp'), {
    headline: told('彩票', 'Lottery', 'Loteri'),
    sub: told('玩法与赔率逐项列明。', 'Every play with its odds beside it.', 'Setiap cara bermain dengan peluangnya.'),
  }),
  putBanner('w_download', cloth, {
    headline: told('随身携带', 'Take it with you', 'Bawa bersama anda'),
    sub: told(
      '扫码打开，再添加到主屏幕。',
      'Scan, open, add to your home screen.',
      'Imbas, buka, tambah ke skrin utama.',
    ),
  }),
  putBanner('w_shop', cloth, {
    headline: told('积分商城', 'Points mall', 'Kedai mata'),
    sub: told('积分有账可查。', 'Points are booked like money.', 'Mata direkodkan seperti wang.'),
  }),
  putBanner(
    'w_help',
    cloth,
    {
      headline: told('我们能帮您什么？', 'How can we help?', 'Apa yang boleh kami bantu?'),
      sub: told('先搜索，再询问。', 'Search first, then ask.', 'Cari dahulu, kemudian tanya.'),
      action: told('联系客服', 'Contact us', 'Hubungi kami'),
    },
    route('/help#contact'),
  ),
  putBanner('w_reg', single('entry/register.webp'), {
    headline: told('欢迎入座', 'There is a seat for you', 'Ada tempat duduk untuk anda'),
    sub: told('年满 18 岁方可注册。', 'For adults of 18 and older.', 'Untuk orang dewasa 18 tahun ke atas.'),
  }),
  putBanner('w_login', single('entry/login.webp'), {
    headline: told('欢迎回来', 'Welcome back', 'Selamat kembali'),
    sub: told(
      '您的余额和记录都在。',
      'Your balance and your records are where you left them.',
      'Baki dan rekod anda masih di tempatnya.',
    ),
  }),
  putBanner('w_forget', single('entry/login.webp'), {
    headline: told('找回您的账号', 'Back to your account', 'Kembali ke akaun anda'),
    sub: told(
      '工作人员绝不会索要密码。',
      'Nobody here will ever ask for your password.',
      'Kami tidak akan meminta kata laluan anda.',
    ),
  }),
  putBanner('w_register', single('entry/register.webp'), {
    headline: told('一分钟注册', 'A minute to join', 'Seminit untuk menyertai'),
    sub: told('只需用户名和密码。', 'A user name and a password.', 'Nama pengguna dan kata laluan.'),
  }),
  putBanner('w_daili', cloth, {
    overline: told('合作伙伴', 'Partners', 'Rakan kongsi'),
    headline: told('加入我们', 'Join us', 'Sertai kami'),
    sub: told(
      '合同条款公开，结算有账可查。',
      'Contracts in plain words, settlements on the books.',
      'Kontrak dalam bahasa mudah, penyelesaian dalam buku akaun.',
    ),
  }),
];
