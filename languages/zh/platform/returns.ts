import type { ReturnWords } from '../../../apps/platform/src/modules/games/returnWords.ts';

export const words: ReturnWords = [
  '游戏',
  '游戏商',
  '局数',
  '币种',
  '投注',
  '派彩',
  '理论 %',
  '实际 %',
  '下限 %',
  '上限 %',
];
