import type { Language } from '@baize/contract/languages';
import type { liabilitySources } from '@baize/contract';

type Words = {
  headings: readonly string[];
  total: string;
  source: Readonly<Record<(typeof liabilitySources)[number], string>>;
};

/** What stands in a saved report of what is owed in points. */
export const liabilityWords: Readonly<Record<Language, Words>> = {
  EN: {
    headings: [
      ...['Source', 'Under 30 days', '30–89 days', '90–179 days', '180–364 days', 'From 365 days'],
      ...['Points', 'Value', 'Currency'],
    ],
    total: 'Total',
    source: {
      ...{ RNG: 'Slots', LIVE: 'Live casino', FISH: 'Fishing', PVP: 'Card games', SPORTS: 'Sports' },
      ...{ ESPORTS: 'Esports', LOTT: 'Lottery', ELOTT: 'Instant lottery' },
      ...{ returned: 'Returned by rejected redemptions', unnamed: 'Play without a category' },
    },
  },
  CN: {
    headings: [
      ...['来源', '30 天以内', '30–89 天', '90–179 天', '180–364 天', '365 天及以上'],
      ...['积分', '价值', '币种'],
    ],
    total: '合计',
    source: {
      ...{ RNG: '电子', LIVE: '真人', FISH: '捕鱼', PVP: '棋牌', SPORTS: '体育' },
      ...{ ESPORTS: '电竞', LOTT: '彩票', ELOTT: '电子彩票' },
      ...{ returned: '兑换被拒退回', unnamed: '未记录类别的投注' },
    },
  },
  MS: {
    headings: [
      ...['Sumber', 'Bawah 30 hari', '30–89 hari', '90–179 hari', '180–364 hari', 'Dari 365 hari'],
      ...['Mata', 'Nilai', 'Mata wang'],
    ],
    total: 'Jumlah',
    source: {
      ...{ RNG: 'Slot', LIVE: 'Kasino langsung', FISH: 'Memancing', PVP: 'Permainan kad', SPORTS: 'Sukan' },
      ...{ ESPORTS: 'E-sukan', LOTT: 'Loteri', ELOTT: 'Loteri segera' },
      ...{ returned: 'Dikembalikan oleh penebusan yang ditolak', unnamed: 'Permainan tanpa kategori' },
    },
  },
};
