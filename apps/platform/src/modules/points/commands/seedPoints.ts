import { readPointsSettings, writePointsSettings } from '../store/settings.ts';
import { insertReward, listCatalogue } from '../store/rewards.ts';

type Owner = Parameters<typeof readPointsSettings>[0];
type Draft = Parameters<typeof insertReward>[1]['draft'];

/** Initial rates of a demo brand, per 100.00 of valid bets. */
const rates = { RNG: 50, LIVE: 40, FISH: 50, PVP: 30, SPORTS: 30, ESPORTS: 30, LOTT: 20, ELOTT: 20 };

const rules = {
  EN: 'Points are counted for valid bets of settled rounds, within seconds.\nA round that is cancelled takes its points back.\nOne person, one account: points of several accounts are not added up.',
  CN: '积分按已结算注单的有效投注计算，数秒内到账。\n注单取消时，相应积分一并收回。\n每人限一个账户，多个账户的积分不合并计算。',
  MS: 'Mata dikira atas pertaruhan sah bagi pusingan yang selesai, dalam beberapa saat.\nPusingan yang dibatalkan menarik balik matanya.\nSeorang satu akaun: mata daripada beberapa akaun tidak digabungkan.',
};

const always = { opensAt: null, closesAt: null, isListed: true } as const;

const rewards: readonly Draft[] = [
  {
    ...{ ...always, kind: 'credit', category: 'money', image: '', points: 200, amount: 0n, pays: 200_000n },
    ...{ needsAddress: false, stock: 5_000, memberCap: 20, position: 10 },
    name: { EN: 'Credit 2.00', CN: '2.00 彩金', MS: 'Kredit 2.00' },
    about: {
      EN: 'Paid to the main wallet as soon as it is approved. Nothing has to be staked for it.',
      CN: '审核通过后即存入主钱包，无流水要求。',
      MS: 'Dibayar ke dompet utama sebaik sahaja diluluskan. Tiada pertaruhan diperlukan.',
    },
  },
  {
    ...{ ...always, kind: 'credit', category: 'money', image: '', points: 900, amount: 0n, pays: 1_000_000n },
    ...{ needsAddress: false, stock: 1_000, memberCap: 5, position: 20 },
    name: { EN: 'Credit 10.00', CN: '10.00 彩金', MS: 'Kredit 10.00' },
    about: {
      EN: 'A tenth cheaper than converting points. Paid to the main wallet as soon as it is approved.',
      CN: '比直接兑换节省一成积分。审核通过后即存入主钱包。',
      MS: 'Satu persepuluh lebih murah daripada penukaran. Dibayar ke dompet utama sebaik sahaja diluluskan.',
    },
  },
  {
    ...{ ...always, kind: 'gift', category: 'lifestyle', image: '', points: 1_500, amount: 0n, pays: 0n },
    ...{ needsAddress: true, stock: 200, memberCap: 2, position: 30 },
    name: { EN: 'Deck of playing cards', CN: '扑克牌一副', MS: 'Sedek daun terup' },
    about: {
      EN: '54 cards in a tuck box, linen finish. Sent by post within ten days.',
      CN: '54 张，盒装，亚麻纹理。十日内邮寄。',
      MS: '54 keping dalam kotak, kemasan linen. Dihantar melalui pos dalam sepuluh hari.',
    },
  },
  {
    ...{ ...always, kind: 'gift', category: 'lifestyle', image: '', points: 6_000, amount: 1_000_000n, pays: 0n },
    ...{ needsAddress: true, stock: 40, memberCap: 1, position: 40 },
    name: { EN: 'Baize table mat', CN: '绒面桌垫', MS: 'Alas meja baize' },
    about: {
      EN: 'Wool cloth, 120 × 60 cm, rolled in a tube. The amount besides the points is for the parcel.',
      CN: '羊毛绒面，120 × 60 厘米，筒装。附加款为运费。',
      MS: 'Kain bulu, 120 × 60 cm, digulung dalam tiub. Jumlah tambahan ialah kos penghantaran.',
    },
  },
];

/** Seeds a brand's points settings and some rewards, as the owner of the database; existing settings are kept. */
export async function seedPoints(owner: Owner, brandId: number): Promise<void> {
  if (!(await readPointsSettings(owner, brandId))) {
    await writePointsSettings(owner, { brandId, rates, ratioPoints: 100, ratioAmount: 100_000n, rules, version: 0 });
  }
  const { total } = await listCatalogue(owner, { brandId, pageNum: 1, pageSize: 1 });
  if (total > 0) return;
  for (const draft of rewards) await insertReward(owner, { brandId, draft, by: 'demo' });
}
