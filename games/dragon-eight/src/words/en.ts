import { en as engine } from '@baize/engine/words/en';

/** The game's dictionary; the other languages have the same keys. */
export const en = {
  ...engine,
  title: 'Dragon Eight',
  wild: 'WILD',
  free: 'FREE',
  betList: 'Bet for all 25 lines',
  line: 'Line {line}',
  ways: '{count} of a kind',
  resultFree: '{count} free spins.',
  freeIntro: '{count} free spins',
  freeIntroText: 'Every win is multiplied by {multiplier}. Three pearls add {award} more.',
  freeChoose: 'Choose your free spins',
  freeChooseText: 'On average each gives back the same. Three pearls add {award} more.',
  freeWay: '{award} spins',
  freeWayNote: 'wins × {multiplier}',
  ptWay: '{award} spins with wins × {multiplier}',
  freeMore: '{count} more free spins',
  freeCounter: 'Free spin {played} of {total}',
  freeSummary: 'Free spins are over',
  freeSummaryText: '{count} free spins played',
  topWin: 'Dragon win',
  goodLuckLine: '25 lines, left to right',
  ptPaysText:
    'In money at a bet of {bet}. Three or more on a line from the left; the highest win of each line is paid, all lines are added.',
  ptWild: 'The golden eight stands in for every picture except the pearl. It appears on reels 2, 3, 4 and 5.',
  ptScatter:
    'Pearls pay wherever they are, in multiples of the whole bet. Three or more let you choose your free spins: {ways}. Three or more again add {award}, up to {maximum} in one round.',
  ptLines: '25 fixed lines',
  symbolEight: 'Golden eight, wild',
  symbolPearl: 'Pearl, starts free spins',
  symbolDragon: 'Dragon',
  symbolTiger: 'Tiger',
  symbolTurtle: 'Turtle',
  symbolCoin: 'Coin',
  symbolLantern: 'Lantern',
  symbolRed: 'Red tile',
  symbolGreen: 'Green tile',
  symbolEast: 'East tile',
  symbolWheel: 'Wheel tile',
  symbolBamboo: 'Bamboo tile',
} as const;

export type Words = { readonly [Key in keyof typeof en]: string };
