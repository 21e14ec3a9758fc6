import type { getReturnReport, InputOf, OutputOf } from '@baize/contract';
import type { Brand } from '#kit/implement.ts';
import { sumReturns } from '#modules/vendors/index.ts';
import type { GamesDeps } from './GamesDeps.ts';
import { returnOf } from './returnOf.ts';

type Asked = Pick<InputOf<typeof getReturnReport>, 'vassalage' | 'search'> & { from: Date; to: Date };

/** The return of every game played in a time range that matches the filter, by stakes, descending. */
export async function readReturns(
  { pool, catalogue }: Pick<GamesDeps, 'pool' | 'catalogue'>,
  brand: Brand,
  { from, to, vassalage, search }: Asked,
): Promise<OutputOf<typeof getReturnReport>['page']['content']> {
  const [sums, games] = await Promise.all([
    sumReturns(pool, { brandId: brand.id, currency: brand.currency, from, to }),
    catalogue.ofBrand(brand.id),
  ]);
  const words = search?.trim().toLowerCase() ?? '';
  const rows = await Promise.all(
    sums.map(async (sum) => {
      const face = await catalogue.displayOf(sum.vendorId, sum.gameCode);
      const game = games.find(({ row }) => row.vendorId === sum.vendorId && row.gameCode === sum.gameCode);
      const theoreticalBps = game?.row.returnBps ?? 0;
      return {
        ...{ vassalage: face.vassalage, vendorName: face.vendorName, gameCode: face.gameCode, name: face.name },
        ...{ rounds: sum.rounds, bet: sum.bet, win: sum.win, theoreticalBps },
        ...returnOf(sum, theoreticalBps),
      };
    }),
  );
  return rows.filter(
    ({ name, gameCode, ...row }) =>
      (vassalage === undefined || row.vassalage === vassalage) &&
      [...Object.values(name), gameCode].some((text) => text.toLowerCase().includes(words)),
  );
}
