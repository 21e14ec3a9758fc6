import type { ProfitFileWords } from '../../../apps/platform/src/modules/members/fileWords.ts';

export const words: ProfitFileWords = ['日期', '币种', '局数', '投注', '有效投注', '派彩', '返水', '奖金', '总盈亏'];
