import { ms as engine } from '@baize/engine/words/ms';
import type { Words } from './en.ts';

export const ms: Words = {
  ...engine,
  title: 'Lantern Ways',
  goodLuckLine: '243 cara, dari kiri ke kanan; yang menang lenyap, yang lain jatuh',
  betList: 'Pertaruhan untuk semua 243 cara',
  topWin: 'Menang tanglung',
  wild: 'LIAR',
  winText: '{symbol} · {count} gelendong · {ways} cara · {amount}',
  multiplier: 'Kemenangan × {times}',
  resultFalls: '{count} jatuhan.',
  ptPaysText:
    'Dalam wang pada pertaruhan {bet}, bagi satu cara. Tiga atau lebih gelendong bersebelahan dari kiri; setiap cara dibayar dan semua kemenangan dijumlahkan.',
  ptWild: 'Bulan menggantikan semua gambar. Ia muncul pada gelendong 2, 3, 4 dan 5.',
  ptFalls:
    'Selepas menang, gambar yang menang lenyap, yang di atas jatuh, dan yang masuk boleh menang lagi. Kemenangan setiap jatuhan dikira {times}; gandaan terakhir kekal sehingga tiada lagi kemenangan.',
  symbolMoon: 'Bulan, liar',
  symbolLantern: 'Tanglung',
  symbolKoi: 'Ikan koi',
  symbolCrane: 'Bangau',
  symbolLotus: 'Teratai',
  symbolSpring: 'Musim bunga',
  symbolSummer: 'Musim panas',
  symbolAutumn: 'Musim luruh',
  symbolWinter: 'Musim sejuk',
};
