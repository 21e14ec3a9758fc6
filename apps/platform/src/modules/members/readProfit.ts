import type { OutputOf } from '@baize/contract';
import type { getProfit } from '@baize/contract/members/getProfit';
import type { TransactionKind } from '@baize/contract/wallet/ledgerKinds';
import type { Brand } from '#kit/implement.ts';
import { lotteryGamesOf, sumRoundsByDay } from '#modules/vendors/index.ts';
import { balancesOf, sumKindsByDay } from '#modules/wallet/index.ts';
import type { MembersDeps } from './MembersDeps.ts';
import { profitKinds, profitOf } from './rules.ts';

/** A member's profit and loss over a time range; `to` is exclusive. */
export async function readProfit(
  { pool, catalogue }: Pick<MembersDeps, 'pool' | 'catalogue'>,
  { id: brandId, timeZone, currency: usual }: Pick<Brand, 'id' | 'timeZone' | 'currency'>,
  { memberId, from, to }: { memberId: bigint; from: Date; to: Date },
): Promise<OutputOf<typeof getProfit>> {
  const main = (await balancesOf(pool, { brandId, memberId })).find((account) => account.name === 'main');
  const currency = main?.currency ?? usual;
  const stretch = { brandId, memberId, currency, from, to, timeZone };
  const [rows, moved] = await Promise.all([
    sumRoundsByDay(pool, { ...stretch, lotteries: await lotteryGamesOf(catalogue) }),
    sumKindsByDay(pool, { ...stretch, kinds: Object.keys(profitKinds) as TransactionKind[] }),
  ]);
  const played = await Promise.all(
    rows.map(async ({ vendorId, gameCode, ...row }) => {
      const { classify: gameClassify, vassalage, vendorName } = await catalogue.displayOf(vendorId, gameCode);
      return { ...row, gameClassify, vassalage, vendorName };
    }),
  );
  return { currency, timeZone, ...profitOf(played, moved) };
}
