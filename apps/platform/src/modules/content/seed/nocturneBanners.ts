import { banners } from './banners.ts';
import { hero, putBanner, route, single, type Banner } from './putBanner.ts';
import { told } from './told.ts';

/** What the second demo brand says in its own words, before its own pictures. */
const own: readonly Banner[] = [
  putBanner(
    'w_home',
    hero('late-table'),
    {
      overline: told('夜场真人牌桌', 'Live, after dark', 'Langsung, lewat malam'),
      headline: told('夜深了，这张桌还亮着灯', 'The late table keeps its lamp on', 'Meja lewat malam masih bercahaya'),
      sub: told(
        '荷官整夜在座，每张牌桌写明限额。',
        'Dealers stay all night, and each table states its limits.',
        'Pengedar ada sepanjang malam, dan setiap meja menyatakan hadnya.',
      ),
      action: told('入席', 'Find a table', 'Cari meja'),
    },
    route('/live'),
  ),
  putBanner(
    'w_home',
    hero('lantern-ways'),
    {
      overline: told('今夜首选', 'Tonight’s pick', 'Pilihan malam ini'),
      headline: told(
        '灯影千路：跟着灯走',
        'Lantern Ways: follow the lamps along the water',
        'Lantern Ways: ikut tanglung di tepi air',
      ),
      sub: told(
        '赔付表与回报率，开局之前就能看到。',
        'Pay table and return are shown before the first spin.',
        'Jadual bayaran dan pulangan dipaparkan sebelum putaran pertama.',
      ),
      action: told('立即开始', 'Play now', 'Main sekarang'),
    },
    { linkageType: 'game', url: 'studio/lantern-ways' },
  ),
  putBanner(
    'w_home',
    hero('moonrise'),
    {
      overline: told('给夜归的人', 'For night owls', 'Untuk burung hantu'),
      headline: told('静夜一局，灯下从容', 'Quiet rooms, late tables', 'Bilik yang tenang, meja lewat malam'),
      sub: told(
        '一个用户名，一个密码，就有您的座位。',
        'A user name and a password, and the seat is yours.',
        'Nama pengguna dan kata laluan, dan tempat itu milik anda.',
      ),
      action: told('立即注册', 'Create account', 'Daftar akaun'),
    },
    route('/register'),
  ),
  putBanner('w_rng', single('banners/rng.webp'), {
    headline: told('夜间转轴', 'Slots by lamplight', 'Slot di bawah lampu'),
    sub: told('回报率写在门口。', 'The return is written on the door.', 'Pulangan tertulis di pintu.'),
  }),
  putBanner('w_live', single('banners/live.webp'), {
    headline: told('真人牌桌', 'Live tables', 'Meja langsung'),
    sub: told(
      '整夜开桌，限额写明。',
      'Open all night, limits on the table.',
      'Dibuka sepanjang malam, had dinyatakan.',
    ),
  }),
  putBanner('w_fish', single('banners/fish.webp'), {
    headline: told('夜钓', 'Night fishing', 'Memancing malam'),
    sub: told('每一炮都标价。', 'Each shot names its price.', 'Setiap tembakan menyatakan harganya.'),
  }),
  putBanner('w_pvp', single('banners/pvp.webp'), {
    headline: told('棋牌夜局', 'Cards till late', 'Kad hingga lewat malam'),
    sub: told(
      '对手是人，台费写明。',
      'Your opponents are people; the fee is stated.',
      'Lawan anda manusia; yuran dinyatakan.',
    ),
  }),
  putBanner('w_sports', single('banners/sports.webp'), {
    headline: told('夜间球赛', 'Matches under lights', 'Perlawanan di bawah lampu'),
    sub: told(
      '欧洲开赛时，这里正是夜晚。',
      'Kick-off in Europe is evening here.',
      'Sepak mula di Eropah ialah malam di sini.',
    ),
  }),
  putBanner('w_esports', single('banners/esports.webp'), {
    headline: told('电竞夜赛', 'Esports nights', 'Malam e-sukan'),
    sub: told('从首局到决胜局。', 'From the first map to the last.', 'Dari peta pertama ke peta terakhir.'),
  }),
  putBanner('w_elott', single('banners/elott.webp'), {
    headline: told('电子彩票', 'Instant draws', 'Cabutan segera'),
    sub: told(
      '整夜开奖，结果可查。',
      'Draws all night, each open to a check.',
      'Cabutan sepanjang malam, boleh disemak.',
    ),
  }),
  putBanner('w_lott', single('banners/lott.webp'), {
    headline: told('彩票', 'Lotteries', 'Loteri'),
    sub: told('玩法与赔率并列。', 'Plays and odds side by side.', 'Permainan dan peluang bersebelahan.'),
  }),
  putBanner('w_login', single('entry/login.webp'), {
    headline: told('灯还亮着', 'We left the lamp on', 'Lampu masih menyala'),
    sub: told('您的余额和记录都在。', 'Your balance and your records are here.', 'Baki dan rekod anda ada di sini.'),
  }),
  putBanner('w_register', single('entry/register.webp'), {
    headline: told('一分钟入席', 'A seat in a minute', 'Tempat duduk dalam seminit'),
    sub: told('年满 18 岁方可注册。', 'For adults of 18 and older.', 'Untuk orang dewasa 18 tahun ke atas.'),
  }),
];

const groups = new Set(own.map(({ groupName }) => groupName));

/** The initial banners of the second demo brand: its own, and those of the groups that it leaves as they are. */
export const nocturneBanners: readonly Banner[] = [
  ...own,
  ...banners.filter(({ groupName }) => !groups.has(groupName)),
];
