import { en as engine } from '@baize/engine/words/en';

/** The game's dictionary; the other languages have the same keys. */
export const en = {
  ...engine,
  title: 'Lantern Ways',
  goodLuckLine: '243 ways, left to right; winners vanish, others fall',
  betList: 'Bet for all 243 ways',
  topWin: 'Lantern win',
  wild: 'WILD',
  winText: '{symbol} · {count} reels · {ways} ways · {amount}',
  multiplier: 'Wins × {times}',
  resultFalls: '{count} falls.',
  ptPaysText:
    'In money at a bet of {bet}, for one way. Three or more neighbouring reels from the left; each way pays, and all wins are added.',
  ptWild: 'The moon stands in for every picture. It appears on reels 2, 3, 4 and 5.',
  ptFalls:
    'After a win the winning pictures vanish, the ones above fall, and what comes in may win again. The wins of each fall count {times}; the last multiplier stays until nothing wins.',
  symbolMoon: 'Moon, wild',
  symbolLantern: 'Lantern',
  symbolKoi: 'Koi',
  symbolCrane: 'Heron',
  symbolLotus: 'Lotus',
  symbolSpring: 'Spring',
  symbolSummer: 'Summer',
  symbolAutumn: 'Autumn',
  symbolWinter: 'Winter',
} as const;

export type Words = { readonly [Key in keyof typeof en]: string };
