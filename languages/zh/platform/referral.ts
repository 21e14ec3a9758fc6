import type { ReferralWords } from '../../../apps/platform/src/modules/promotions/referralWords.ts';

export const words: ReferralWords = {
  columns: ['注册时间', '好友', '状态', '奖励', '币种'],
  statuses: {
    comingSoon: '即将开始',
    join: '可参加',
    signedUp: '已报名',
    applying: '申请中',
    inProcess: '处理中',
    claim: '可领取',
    claimed: '已领取',
    issued: '已派发',
    rejected: '已拒绝',
    closed: '已关闭',
  },
  total: '累计已派发',
};
