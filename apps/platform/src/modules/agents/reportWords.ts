import type { agentReports } from '@baize/contract';

type Report = (typeof agentReports)[number];
type Words = Readonly<{
  /** The headings of each report, in the order of its columns. */
  columns: Readonly<Record<Report, readonly string[]>>;
  own: string;
  total: string;
  types: Readonly<{ member: string; agent: string }>;
  states: Readonly<Record<'active' | 'locked' | 'closed', string>>;
  categories: Readonly<Record<'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'LOTT' | 'ELOTT', string>>;
}>;

const english: Words = {
  columns: {
    overview: ['Category', 'Rounds', 'Bets', 'Valid bets', 'Payout', 'Net of the team'],
    downlines: [
      'Account',
      'Type',
      'Level',
      'Direct',
      'Team',
      'Balance',
      'Rebate %',
      'Prize group',
      'State',
      'Joined',
      'Last login',
    ],
    rounds: ['Time', 'Account', 'Game', 'Provider', 'Round', 'Bet', 'Valid bet', 'Win', 'Net', 'State'],
    statements: [
      'Account',
      'Team',
      'Deposits',
      'Withdrawals',
      'Rounds',
      'Bets',
      'Valid bets',
      'Payout',
      'Rebates',
      'Activity',
      'Salary and dividend',
      'Net of the members',
    ],
    revenue: ['Day', 'Rebates', 'Salary and dividend', 'Total', 'Lines'],
    transactions: ['Time', 'Account', 'Kind', 'Before', 'Amount', 'After', 'Number'],
  },
  ...{ own: 'Own', total: 'Total', types: { member: 'Member', agent: 'Agent' } },
  states: { active: 'Active', locked: 'Locked', closed: 'Closed' },
  categories: {
    ...{ RNG: 'Slots', LIVE: 'Live casino', FISH: 'Fishing', PVP: 'Card games' },
    ...{ SPORTS: 'Sports', ESPORTS: 'Esports', LOTT: 'Lottery', ELOTT: 'Electronic lottery' },
  },
};

const chinese: Words = {
  columns: {
    overview: ['类别', '注单数', '投注', '有效投注', '派彩', '团队盈亏'],
    downlines: ['账号', '类型', '层级', '直属', '团队', '余额', '返点 %', '奖金组', '状态', '加入时间', '最近登录'],
    rounds: ['时间', '账号', '游戏', '厂商', '注单号', '投注', '有效投注', '派彩', '盈亏', '状态'],
    statements: [
      '账号',
      '团队人数',
      '存款',
      '提款',
      '注单数',
      '投注',
      '有效投注',
      '派彩',
      '返点',
      '活动',
      '工资与分红',
      '会员盈亏',
    ],
    revenue: ['日期', '返点', '工资与分红', '合计', '笔数'],
    transactions: ['时间', '账号', '类型', '变动前', '金额', '变动后', '编号'],
  },
  ...{ own: '本人', total: '合计', types: { member: '会员', agent: '代理' } },
  states: { active: '正常', locked: '已锁定', closed: '已关闭' },
  categories: {
    ...{ RNG: '电子游戏', LIVE: '真人娱乐', FISH: '捕鱼', PVP: '棋牌' },
    ...{ SPORTS: '体育', ESPORTS: '电竞', LOTT: '彩票', ELOTT: '电子彩票' },
  },
};

const malay: Words = {
  columns: {
    overview: ['Kategori', 'Pusingan', 'Pertaruhan', 'Pertaruhan sah', 'Bayaran', 'Bersih pasukan'],
    downlines: [
      'Akaun',
      'Jenis',
      'Tahap',
      'Terus',
      'Pasukan',
      'Baki',
      'Rebat %',
      'Kumpulan hadiah',
      'Status',
      'Sertai',
      'Log masuk terakhir',
    ],
    rounds: [
      'Masa',
      'Akaun',
      'Permainan',
      'Pembekal',
      'Pusingan',
      'Pertaruhan',
      'Pertaruhan sah',
      'Kemenangan',
      'Bersih',
      'Status',
    ],
    statements: [
      'Akaun',
      'Pasukan',
      'Deposit',
      'Pengeluaran',
      'Pusingan',
      'Pertaruhan',
      'Pertaruhan sah',
      'Bayaran',
      'Rebat',
      'Aktiviti',
      'Gaji dan dividen',
      'Bersih ahli',
    ],
    revenue: ['Hari', 'Rebat', 'Gaji dan dividen', 'Jumlah', 'Baris'],
    transactions: ['Masa', 'Akaun', 'Jenis', 'Sebelum', 'Jumlah', 'Selepas', 'Nombor'],
  },
  ...{ own: 'Sendiri', total: 'Jumlah', types: { member: 'Ahli', agent: 'Ejen' } },
  states: { active: 'Aktif', locked: 'Dikunci', closed: 'Ditutup' },
  categories: {
    ...{ RNG: 'Slot', LIVE: 'Kasino langsung', FISH: 'Memancing', PVP: 'Permainan kad' },
    ...{ SPORTS: 'Sukan', ESPORTS: 'E-sukan', LOTT: 'Loteri', ELOTT: 'Loteri elektronik' },
  },
};

/** What stands in the files of reports besides names and figures. */
export const reportWords = { EN: english, CN: chinese, MS: malay } as const;
