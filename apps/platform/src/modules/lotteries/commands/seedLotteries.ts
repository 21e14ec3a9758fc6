import { regionalLotteries } from './regionalLotteries.ts';
import { insertLottery, type LotterySeed } from '../store/lotteries.ts';
import { countChange, insertRestriction } from '../store/restrictions.ts';

type Owner = Parameters<typeof insertLottery>[0];

type Usual = Omit<
  LotterySeed,
  'brandId' | 'timeZone' | 'code' | 'family' | 'name' | 'groupCode' | 'everySeconds' | 'closeSeconds' | 'position'
>;

/** Draws through the whole day, and moderate limits for a demo. */
const usual: Usual = {
  ...{ area: 'CN', prizeMode: 'ZY', source: 'own', weekdays: null, monthDays: null, by: 'demo', returnBps: null },
  ...{ firstSecond: 0, lastSecond: 86_399, minGroup: 1_700, maxGroup: 1_960 },
  ...{ playLimit: 1_000_000_000n, memberLimit: 2_000_000_000n, drawLimit: 200_000_000_000n },
  prizeLimit: 40_000_000_000n,
};

const lotteries: readonly Omit<LotterySeed, 'brandId' | 'timeZone'>[] = [
  {
    ...{ ...usual, code: 'ssc-1', family: 'ssc', groupCode: 'SSC', everySeconds: 60, closeSeconds: 5, position: 10 },
    name: { EN: 'One-minute SSC', CN: '一分时时彩', MS: 'SSC Seminit' },
  },
  {
    ...{ ...usual, code: '11x5-3', family: 'elevenFive', groupCode: '11X5', everySeconds: 180, closeSeconds: 10 },
    ...{ position: 20, name: { EN: 'Three-minute 11 of 5', CN: '三分11选5', MS: '11 Pilih 5 Tiga Minit' } },
  },
  {
    ...{ ...usual, code: 'k3-2', family: 'kThree', groupCode: 'K3', everySeconds: 120, closeSeconds: 8, position: 30 },
    name: { EN: 'Two-minute K3', CN: '二分快三', MS: 'K3 Dua Minit' },
  },
  {
    ...{ ...usual, code: 'pk10-2', family: 'pkTen', groupCode: 'PK10', everySeconds: 120, closeSeconds: 8 },
    ...{ position: 40, name: { EN: 'Two-minute PK10', CN: '二分PK拾', MS: 'PK10 Dua Minit' } },
  },
  {
    ...{ ...usual, code: '3d-5', family: 'threeDigit', groupCode: '3D', everySeconds: 300, closeSeconds: 15 },
    ...{ position: 50, name: { EN: 'Five-minute 3D', CN: '五分3D', MS: '3D Lima Minit' } },
  },
  {
    ...{ ...usual, code: 'pc28-3', family: 'pc28', groupCode: 'PC28', everySeconds: 210, closeSeconds: 15 },
    ...{ position: 60, name: { EN: 'Lucky 28', CN: '幸运28', MS: 'Bertuah 28' } },
  },
  {
    ...{ ...usual, code: 'keno28-5', family: 'kenoPc28', groupCode: 'PC28', everySeconds: 300, closeSeconds: 15 },
    ...{ position: 65, name: { EN: 'Keno 28', CN: '快乐28', MS: 'Keno 28' } },
  },
  {
    ...{ ...usual, code: 'lhc-10', family: 'markSix', groupCode: 'LHC', everySeconds: 600, closeSeconds: 30 },
    ...{ position: 70, name: { EN: 'Ten-minute Mark Six', CN: '十分六合彩', MS: 'Mark Six Sepuluh Minit' } },
  },
  {
    ...{ ...usual, code: 'kl8-5', family: 'keno', groupCode: 'KL8', everySeconds: 300, closeSeconds: 15 },
    ...{ position: 80, name: { EN: 'Happy 8', CN: '快乐8', MS: 'Happy 8' } },
  },
  {
    ...{ ...usual, code: 'kl8-1', family: 'keno', groupCode: 'KL8', prizeMode: 'ELOTT', everySeconds: 60 },
    ...{ closeSeconds: 5, position: 90, name: { EN: 'Instant Happy 8', CN: '极速快乐8', MS: 'Happy 8 Segera' } },
  },
];

/**
 * Restricted numbers of one lottery, so that a visitor sees on its pad how a closed number and a limited one look: sums of
 * three dice that come once in 216 draws.
 */
const restricted = {
  ...{ code: 'k3-2', playId: 'kThree.sum.value' },
  numbers: [
    { selection: '18', ceiling: null },
    { selection: '3', ceiling: 50_000_000n },
  ],
} as const;

/** Seeds a brand's own lotteries, as the owner of the database; existing ones are kept, and what is restricted in them. */
export async function seedLotteries(
  owner: Owner,
  { brandId, timeZone }: { brandId: number; timeZone: string },
): Promise<void> {
  for (const lottery of lotteries) {
    const lotteryId = await insertLottery(owner, { ...lottery, brandId, timeZone });
    if (lotteryId !== undefined && lottery.code === restricted.code) await restrict(owner, { brandId, lotteryId });
  }
  for (const lottery of regionalLotteries) await insertLottery(owner, { ...usual, ...lottery, brandId });
}

async function restrict(owner: Owner, { brandId, lotteryId }: { brandId: number; lotteryId: number }): Promise<void> {
  const { playId, numbers } = restricted;
  for (const number of numbers) {
    await insertRestriction(owner, { ...number, brandId, lotteryId, playId, drawId: null, by: 'demo' });
  }
  await countChange(owner, lotteryId);
}
