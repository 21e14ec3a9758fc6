import type { HouseTexts } from '@baize/contract/houseText';
import type { WaysSymbol } from '../sums/WaysModel.ts';

const en = {
  fall: 'Fall {number}, wins × {times}',
};

/** What the check page says of this game's rounds, in each language. */
export const words: HouseTexts<
  typeof en & {
    readonly symbols: { readonly [Symbol in WaysSymbol]: string };
  }
> = {
  en: {
    ...en,
    symbols: {
      moon: 'Moon',
      lantern: 'Lantern',
      koi: 'Koi',
      crane: 'Heron',
      lotus: 'Lotus',
      spring: 'Spring',
      summer: 'Summer',
      autumn: 'Autumn',
      winter: 'Winter',
    },
  },
  ms: {
    fall: 'Jatuhan {number}, kemenangan × {times}',
    symbols: {
      moon: 'Bulan',
      lantern: 'Tanglung',
      koi: 'Ikan koi',
      crane: 'Bangau',
      lotus: 'Teratai',
      spring: 'Musim bunga',
      summer: 'Musim panas',
      autumn: 'Musim luruh',
      winter: 'Musim sejuk',
    },
  },
  zh: {
    fall: '第 {number} 次掉落，奖金 × {times}',
    symbols: {
      moon: '明月',
      lantern: '灯笼',
      koi: '锦鲤',
      crane: '白鹭',
      lotus: '莲花',
      spring: '春',
      summer: '夏',
      autumn: '秋',
      winter: '冬',
    },
  },
};
