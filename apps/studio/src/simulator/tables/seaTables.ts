import { choicesOf } from './choicesOf.ts';
import type { SimTable } from './SimTable.ts';

/** Hits per hundred shots. */
const reef = { minnow: [50, 192], ray: [20, 480], shark: [5, 1_920], dragon: [1, 9_600] } as const;
const deep = { crab: [40, 241], squid: [16, 603], whale: [4, 2_412], kraken: [2, 4_825] } as const;

const sea = (
  table: Pick<SimTable, 'code' | 'names' | 'hue' | 'tags'>,
  fish: Readonly<Record<string, readonly [hits: number, pays: number]>>,
  words: Parameters<typeof choicesOf>[0],
): SimTable => ({
  ...table,
  ...{ vendor: 'coral', face: 'sea', category: 'Fishing', subCategory: '', lines: 1 },
  choices: choicesOf(words),
  outcomes: 100,
  // The difficulty of the shot: fish with a lower number got away.
  shown: (outcome) => [outcome],
  pays: (choice, outcome) => {
    const [hits = 0, pays = 0] = fish[choice] ?? [];
    return outcome < hits ? pays : 0;
  },
});

/** Fishing games of the simulated vendors. */
export const seaTables: readonly SimTable[] = [
  sea(
    { code: 'coral-reef', names: { en: 'Reef Hunt', zh: '珊瑚猎手', ms: 'Buruan Terumbu' }, hue: 195, tags: ['HOT'] },
    reef,
    {
      minnow: ['Minnow', '小鱼', 'Ikan kecil'],
      ray: ['Ray', '魔鬼鱼', 'Ikan pari'],
      shark: ['Shark', '鲨鱼', 'Jerung'],
      dragon: ['Sea dragon', '海龙', 'Naga laut'],
    },
  ),
  sea({ code: 'coral-deep', names: { en: 'Deep Net', zh: '深海之网', ms: 'Jaring Dalam' }, hue: 225, tags: [] }, deep, {
    crab: ['Crab', '螃蟹', 'Ketam'],
    squid: ['Squid', '鱿鱼', 'Sotong'],
    whale: ['Whale', '鲸鱼', 'Ikan paus'],
    kraken: ['Kraken', '海怪', 'Kraken'],
  }),
];
