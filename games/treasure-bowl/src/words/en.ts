import { en as engine } from '@baize/engine/words/en';

/** The game's dictionary; the other languages have the same keys. */
export const en = {
  ...engine,
  title: 'Treasure Bowl',
  goodLuckLine: '243 ways; six coins start the re-spins',
  betList: 'Bet for all 243 ways',
  topWin: 'Treasure win',
  wild: 'WILD',
  winText: '{symbol} · {count} reels · {ways} ways · {amount}',
  grand: 'Grand jackpot',
  mini: 'MINI',
  minor: 'MINOR',
  major: 'MAJOR',
  holdIntro: '{count} coins are held',
  holdIntroText: 'Each new coin stays and gives three re-spins again. A full picture wins the grand jackpot.',
  respins: 'Re-spins left: {left}',
  holdSummary: 'The coins are paid',
  resultHold: '{count} coins held.',
  ptPaysText:
    'In money at a bet of {bet}, for one way. Three or more neighbouring reels from the left; each way pays, and all wins are added.',
  ptWild: 'The bowl stands in for every picture except the coin. It appears on reels 2, 3, 4 and 5.',
  ptHold:
    'Six or more coins are held and start three re-spins; each new coin stays and sets the count to three again. At the end every coin pays what it shows. Fewer coins pay nothing.',
  ptCoins: 'What coins show',
  ptGrand:
    'A full picture of fifteen coins wins the grand jackpot besides. Its pool belongs to the bet you play: {share} of each bet of that size goes into it, and the house begins it anew with {seed} times the bet. In fun play it pays {seed} times the bet.',
  symbolCoin: 'Coin',
  symbolBowl: 'Bowl, wild',
  symbolIngot: 'Gold bar',
  symbolJade: 'Jade',
  symbolLion: 'Lion',
  symbolFortune: 'Fortune',
  symbolRank: 'Rank',
  symbolYears: 'Long life',
} as const;

export type Words = { readonly [Key in keyof typeof en]: string };
