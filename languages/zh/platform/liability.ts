import type { LiabilityWords } from '../../../apps/platform/src/modules/points/liabilityWords.ts';

export const words: LiabilityWords = {
  headings: ['来源', '30 天以内', '30–89 天', '90–179 天', '180–364 天', '365 天及以上', '积分', '价值', '币种'],
  total: '合计',
  source: {
    RNG: '电子',
    LIVE: '真人',
    FISH: '捕鱼',
    PVP: '棋牌',
    SPORTS: '体育',
    ESPORTS: '电竞',
    LOTT: '彩票',
    ELOTT: '电子彩票',
    returned: '兑换被拒退回',
    unnamed: '未记录类别的投注',
  },
};
