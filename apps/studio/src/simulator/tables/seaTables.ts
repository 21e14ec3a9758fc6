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
      minnow: { en: 'Minnow', zh: '小鱼', ms: 'Ikan kecil' },
      ray: { en: 'Ray', zh: '魔鬼鱼', ms: 'Ikan pari' },
      shark: { en: 'Shark', zh: '鲨鱼', ms: 'Jerung' },
      dragon: { en: 'Sea dragon', zh: '海龙', ms: 'Naga laut' },
    },
  ),
  sea({ code: 'coral-deep', names: { en: 'Deep Net', zh: '深海之网', ms: 'Jaring Dalam' }, hue: 225, tags: [] }, deep, {
    crab: { en: 'Crab', zh: '螃蟹', ms: 'Ketam' },
    squid: { en: 'Squid', zh: '鱿鱼', ms: 'Sotong' },
    whale: { en: 'Whale', zh: '鲸鱼', ms: 'Ikan paus' },
    kraken: { en: 'Kraken', zh: '海怪', ms: 'Kraken' },
  }),
];
