import { zh as engine } from '@baize/engine/words/zh';
import type { Words } from './en.ts';

export const zh: Words = {
  ...engine,
  title: '聚宝盆',
  goodLuckLine: '243 路；六枚金币开启重转',
  betList: '243 路的总投注',
  topWin: '聚宝大奖',
  wild: '百搭',
  winText: '{symbol} · {count} 轴 · {ways} 路 · {amount}',
  grand: '巨奖',
  mini: '小奖',
  minor: '中奖',
  major: '大奖',
  holdIntro: '锁定 {count} 枚金币',
  holdIntroText: '每出现新金币即锁定，并恢复三次重转。填满全部格子赢得巨奖。',
  respins: '剩余重转：{left}',
  holdSummary: '金币已赔付',
  resultHold: '锁定 {count} 枚金币。',
  ptPaysText: '投注 {bet} 时每一路的金额。从左起三个或更多相邻轴；每一路都赔付，所有奖金相加。',
  ptWild: '宝盆可代替除金币外的任何图案，出现在第 2、3、4、5 轴。',
  ptHold:
    '六枚或更多金币会被锁定并开启三次重转；每枚新金币保留，并把次数恢复为三。结束时每枚金币按所示赔付。不足六枚不赔付。',
  ptCoins: '金币的数值',
  ptGrand:
    '十五格全为金币时另得巨奖。奖池属于您所选的投注额：该投注额的每一注有 {share} 进入奖池，每次开出后由本站以投注的 {seed} 倍重新注入。试玩时支付投注的 {seed} 倍。',
  symbolCoin: '金币',
  symbolBowl: '宝盆，百搭',
  symbolIngot: '金条',
  symbolJade: '玉佩',
  symbolLion: '狮',
  symbolFortune: '福',
  symbolRank: '禄',
  symbolYears: '寿',
};
