import type { HouseTexts } from '@baize/contract/houseText';
import type { SlotSymbol } from '../sums/SlotModel.ts';

const en = {
  freeSpin: 'Free spin {number}',
  line: 'Line {line}: {count} × {symbol}',
  scatter: '{count} pearls',
  way: '{award} free spins, wins × {multiplier}',
};

/** What the check page says of this game's rounds, in each language. */
export const words: HouseTexts<
  typeof en & {
    readonly symbols: { readonly [Symbol in SlotSymbol]: string };
  }
> = {
  en: {
    ...en,
    symbols: {
      eight: 'Eight',
      pearl: 'Pearl',
      dragon: 'Dragon',
      tiger: 'Tiger',
      turtle: 'Turtle',
      coin: 'Coin',
      lantern: 'Lantern',
      red: 'Red',
      green: 'Green',
      east: 'East',
      wheel: 'Wheel',
      bamboo: 'Bamboo',
    },
  },
  ms: {
    freeSpin: 'Putaran percuma {number}',
    line: 'Garisan {line}: {count} × {symbol}',
    scatter: '{count} mutiara',
    way: '{award} putaran percuma, kemenangan × {multiplier}',
    symbols: {
      eight: 'Lapan emas',
      pearl: 'Mutiara',
      dragon: 'Naga',
      tiger: 'Harimau',
      turtle: 'Kura-kura',
      coin: 'Syiling',
      lantern: 'Tanglung',
      red: 'Merah',
      green: 'Hijau',
      east: 'Timur',
      wheel: 'Roda',
      bamboo: 'Buluh',
    },
  },
  zh: {
    freeSpin: '免费旋转 {number}',
    line: '第 {line} 线：{count} × {symbol}',
    scatter: '{count} 颗龙珠',
    way: '{award} 次免费旋转，奖金 × {multiplier}',
    symbols: {
      eight: '金八',
      pearl: '龙珠',
      dragon: '龙',
      tiger: '虎',
      turtle: '龟',
      coin: '铜钱',
      lantern: '灯笼',
      red: '红中',
      green: '发财',
      east: '东风',
      wheel: '筒子',
      bamboo: '条子',
    },
  },
};
