import type { ContractKind } from '@baize/maths/contracts/Terms';
import type { BillStatus } from './BillRow.ts';

type Words = Readonly<{
  columns: readonly string[];
  house: string;
  kinds: Readonly<Record<ContractKind, string>>;
  states: Readonly<Record<BillStatus, string>>;
}>;

const english: Words = {
  columns: [
    'Account',
    'Paid by',
    'Kind',
    'From',
    'To',
    'Settled at',
    'Valid bets',
    'Result of the team',
    'Active members',
    'Rate %',
    'Amount',
    'Paid',
    'State',
    'Late rounds',
    'Corrected rounds',
    'Reason',
    'Number',
  ],
  house: 'House',
  kinds: { dividend: 'Dividend', daily: 'Daily salary', hourly: 'Hourly salary', realtime: 'Real-time salary' },
  states: {
    ...{ unapproved: 'Waits for approval', due: 'Due', issued: 'Paid', partly: 'Paid in part' },
    ...{ insufficient: 'Balance too low', notReached: 'Not reached', rejected: 'Rejected' },
  },
};

const chinese: Words = {
  columns: [
    '账号',
    '发放方',
    '类型',
    '开始日',
    '结束日',
    '结算时间',
    '有效投注',
    '团队盈亏',
    '活跃人数',
    '比例 %',
    '金额',
    '已发放',
    '状态',
    '迟到注单',
    '更正注单',
    '原因',
    '编号',
  ],
  house: '平台',
  kinds: { dividend: '分红', daily: '日工资', hourly: '小时工资', realtime: '实时工资' },
  states: {
    ...{ unapproved: '待审核', due: '待发放', issued: '已发放', partly: '部分发放' },
    ...{ insufficient: '余额不足', notReached: '未达标', rejected: '已拒绝' },
  },
};

const malay: Words = {
  columns: [
    'Akaun',
    'Dibayar oleh',
    'Jenis',
    'Dari',
    'Hingga',
    'Diselesaikan pada',
    'Pertaruhan sah',
    'Keputusan pasukan',
    'Ahli aktif',
    'Kadar %',
    'Jumlah',
    'Dibayar',
    'Status',
    'Pusingan lewat',
    'Pusingan dibetulkan',
    'Sebab',
    'Nombor',
  ],
  house: 'Pihak kami',
  kinds: { dividend: 'Dividen', daily: 'Gaji harian', hourly: 'Gaji setiap jam', realtime: 'Gaji masa nyata' },
  states: {
    ...{ unapproved: 'Menunggu kelulusan', due: 'Perlu dibayar', issued: 'Dibayar', partly: 'Dibayar sebahagian' },
    ...{ insufficient: 'Baki tidak mencukupi', notReached: 'Tidak tercapai', rejected: 'Ditolak' },
  },
};

/** What stands in the files of bills besides names and figures. */
export const billWords = { EN: english, CN: chinese, MS: malay } as const;
