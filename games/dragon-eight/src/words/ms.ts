import { ms as engine } from '@baize/engine/words/ms';
import type { Words } from './en.ts';

export const ms: Words = {
  ...engine,
  title: 'Dragon Eight',
  wild: 'WILD',
  free: 'PERCUMA',
  betList: 'Pertaruhan bagi kesemua 25 garisan',
  line: 'Garisan {line}',
  ways: '{count} sama',
  resultFree: '{count} putaran percuma.',
  freeIntro: '{count} putaran percuma',
  freeIntroText: 'Setiap kemenangan dikira dua kali ganda. Tiga mutiara menambah lapan lagi.',
  freeMore: '{count} lagi putaran percuma',
  freeCounter: 'Putaran percuma {played} daripada {total}',
  freeSummary: 'Putaran percuma tamat',
  freeSummaryText: '{count} putaran percuma dimainkan',
  topWin: 'Kemenangan naga',
  goodLuckLine: '25 garisan, dari kiri ke kanan',
  ptPaysText:
    'Dalam wang pada pertaruhan {bet}. Tiga atau lebih pada satu garisan dari kiri; kemenangan tertinggi setiap garisan dibayar, dan semua garisan dijumlahkan.',
  ptWild:
    'Lapan emas (WILD, simbol liar) menggantikan setiap gambar kecuali mutiara. Ia muncul pada gelendong 2, 3, 4 dan 5.',
  ptScatter:
    'Mutiara membayar di mana-mana sahaja, dalam gandaan seluruh pertaruhan. Tiga atau lebih memulakan {award} putaran percuma dengan setiap kemenangan dikira dua kali ganda; tiga atau lebih sekali lagi menambah {award}, sehingga {maximum} dalam satu pusingan.',
  ptLines: '25 garisan tetap',
  symbolEight: 'Lapan emas, simbol liar',
  symbolPearl: 'Mutiara, memulakan putaran percuma',
  symbolDragon: 'Naga',
  symbolTiger: 'Harimau',
  symbolTurtle: 'Kura-kura',
  symbolCoin: 'Syiling',
  symbolLantern: 'Tanglung',
  symbolRed: 'Jubin merah',
  symbolGreen: 'Jubin hijau',
  symbolEast: 'Jubin timur',
  symbolWheel: 'Jubin roda',
  symbolBamboo: 'Jubin buluh',
};
