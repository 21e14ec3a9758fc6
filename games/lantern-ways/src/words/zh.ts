import { zh as engine } from '@baize/engine/words/zh';
import type { Words } from './en.ts';

export const zh: Words = {
  ...engine,
  title: '千灯路',
  goodLuckLine: '243 路，从左到右；中奖图案消失，上方落下',
  betList: '243 路的总投注',
  topWin: '灯王大奖',
  wild: '百搭',
  winText: '{symbol} · {count} 轴 · {ways} 路 · {amount}',
  multiplier: '奖金 × {times}',
  resultFalls: '{count} 次掉落。',
  ptPaysText: '投注 {bet} 时每一路的金额。从左起三个或更多相邻轴；每一路都赔付，所有奖金相加。',
  ptWild: '明月可代替任何图案，出现在第 2、3、4、5 轴。',
  ptFalls:
    '中奖后，中奖图案消失，上方图案落下，可再次中奖。各次掉落的奖金依次为 {times}；最后的倍数保持到不再中奖为止。',
  symbolMoon: '明月，百搭',
  symbolLantern: '灯笼',
  symbolKoi: '锦鲤',
  symbolCrane: '白鹭',
  symbolLotus: '莲花',
  symbolSpring: '春',
  symbolSummer: '夏',
  symbolAutumn: '秋',
  symbolWinter: '冬',
};
