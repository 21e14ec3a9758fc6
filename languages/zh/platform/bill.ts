import type { BillWords } from '../../../apps/platform/src/modules/contracts/billWords.ts';

export const words: BillWords = {
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
  kinds: {
    dividend: '分红',
    daily: '日工资',
    hourly: '小时工资',
    realtime: '实时工资',
  },
  states: {
    unapproved: '待审核',
    due: '待发放',
    issued: '已发放',
    partly: '部分发放',
    insufficient: '余额不足',
    notReached: '未达标',
    rejected: '已拒绝',
  },
};
