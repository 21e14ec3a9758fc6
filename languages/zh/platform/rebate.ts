import type { RebateWords } from '../../../apps/platform/src/modules/contracts/rebateWords.ts';

export const words: RebateWords = {
  columns: ['五分钟截止', '团队有效投注', '本人有效投注', '所得', '上期结余', '金额', '状态'],
  states: { nothing: '未达最低额', due: '待付', paid: '已付', refused: '账号已关闭' },
};
