import type { HouseTexts } from '@baize/contract/houseText';
import type { BowlSymbol } from '../sums/BowlModel.ts';

const en = {
  respin: 'Re-spin {number}',
  grand: 'grand jackpot, paid from its pool',
};

/** What the check page says of this game's rounds, in each language. */
export const words: HouseTexts<
  typeof en & {
    readonly symbols: { readonly [Symbol in BowlSymbol]: string };
  }
> = {
  en: {
    ...en,
    symbols: {
      coin: 'Coin',
      bowl: 'Bowl',
      ingot: 'Gold bar',
      jade: 'Jade',
      lion: 'Lion',
      fortune: 'Fortune',
      rank: 'Rank',
      years: 'Long life',
    },
  },
  ms: {
    respin: 'Putaran semula {number}',
    grand: 'jackpot agung, dibayar daripada tabungnya',
    symbols: {
      coin: 'Syiling',
      bowl: 'Mangkuk',
      ingot: 'Jongkong emas',
      jade: 'Jed',
      lion: 'Singa',
      fortune: 'Tuah',
      rank: 'Pangkat',
      years: 'Panjang umur',
    },
  },
  zh: {
    respin: '第 {number} 次重转',
    grand: '巨奖，由奖池支付',
    symbols: {
      coin: '金币',
      bowl: '宝盆',
      ingot: '金条',
      jade: '玉佩',
      lion: '狮',
      fortune: '福',
      rank: '禄',
      years: '寿',
    },
  },
};
