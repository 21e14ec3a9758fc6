import { ms as engine } from '@baize/engine/words/ms';
import type { Words } from './en.ts';

export const ms: Words = {
  ...engine,
  title: 'Treasure Bowl',
  goodLuckLine: '243 cara; enam syiling memulakan putaran semula',
  betList: 'Pertaruhan untuk semua 243 cara',
  topWin: 'Menang harta',
  wild: 'LIAR',
  winText: '{symbol} · {count} gelendong · {ways} cara · {amount}',
  grand: 'Jackpot agung',
  mini: 'MINI',
  minor: 'KECIL',
  major: 'BESAR',
  holdIntro: '{count} syiling ditahan',
  holdIntroText: 'Setiap syiling baharu kekal dan memberi tiga putaran semula. Gambar penuh memenangi jackpot agung.',
  respins: 'Putaran semula tinggal: {left}',
  holdSummary: 'Syiling dibayar',
  resultHold: '{count} syiling ditahan.',
  ptPaysText:
    'Dalam wang pada pertaruhan {bet}, bagi satu cara. Tiga atau lebih gelendong bersebelahan dari kiri; setiap cara dibayar dan semua kemenangan dijumlahkan.',
  ptWild: 'Mangkuk menggantikan semua gambar kecuali syiling. Ia muncul pada gelendong 2, 3, 4 dan 5.',
  ptHold:
    'Enam atau lebih syiling ditahan dan memulakan tiga putaran semula; setiap syiling baharu kekal dan kiraan kembali kepada tiga. Pada akhirnya setiap syiling membayar nilai yang ditunjukkan. Kurang daripada enam tidak membayar.',
  ptCoins: 'Nilai syiling',
  ptGrand:
    'Gambar penuh lima belas syiling memenangi jackpot agung pula. Tabungnya milik pertaruhan yang anda pilih: {share} daripada setiap pertaruhan sebesar itu masuk ke dalamnya, dan rumah memulakannya semula dengan {seed} kali pertaruhan. Dalam main suka-suka ia membayar {seed} kali pertaruhan.',
  symbolCoin: 'Syiling',
  symbolBowl: 'Mangkuk, liar',
  symbolIngot: 'Jongkong emas',
  symbolJade: 'Jed',
  symbolLion: 'Singa',
  symbolFortune: 'Tuah',
  symbolRank: 'Pangkat',
  symbolYears: 'Panjang umur',
};
