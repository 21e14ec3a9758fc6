import type { BonusFileWords } from '../../../apps/platform/src/modules/bonuses/fileWords.ts';

export const words: BonusFileWords = {
  bonuses: ['结束时间', '发放时间', '奖金', '状态', '币种', '金额', '已投注', '需投注'],
  status: {
    released: '已到账',
    expired: '已过期',
    cancelled: '已取消',
  },
  rebates: ['时间', '领取编号', '类别', '币种', '有效投注', '比例 %', '金额'],
  classes: {
    RNG: '电子',
    LIVE: '真人',
    FISH: '捕鱼',
    PVP: '棋牌',
    SPORTS: '体育',
    ESPORTS: '电竞',
    LOTT: '彩票',
    ELOTT: '即开彩',
  },
};
