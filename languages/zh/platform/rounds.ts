import type { RoundFileWords } from '../../../apps/platform/src/modules/vendors/fileWords.ts';

export const words: RoundFileWords = {
  columns: ['时间', '游戏', '游戏商', '局号', '币种', '投注', '有效投注', '派彩', '输赢', '状态'],
  status: {
    open: '进行中',
    won: '赢',
    lost: '输',
    cancelled: '已取消',
  },
};
