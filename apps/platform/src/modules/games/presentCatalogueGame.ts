import type { listCatalogue, OutputOf } from '@baize/contract';
import type { BrandGame } from './createCatalogue.ts';
import type { GameRow } from './GameRow.ts';
import type { DecisionRow } from './DecisionRow.ts';
import { vendorOpensIn } from './rules.ts';

/** A game as the operators of a brand see it; `plain` is the game without overrides. */
export function presentCatalogueGame(
  { vendor, standing, isAvailable }: Pick<BrandGame, 'vendor' | 'standing' | 'isAvailable'>,
  plain: GameRow,
  decision: DecisionRow | undefined,
): OutputOf<typeof listCatalogue>['page']['content'][number] {
  return {
    ...{ gameId: String(plain.id), vendorId: vendor.id, vassalage: vendor.code, vendorName: vendor.name },
    ...{ gameCode: plain.gameCode, gameClassify: plain.classify, name: plain.names },
    ...{ vendorMinBet: plain.minBet, vendorMaxBet: plain.maxBet, returnToPlayerBps: plain.returnBps },
    ...{ vendorOpensIn: vendorOpensIn(standing), isAvailable, version: decision?.version ?? 0 },
    decision: {
      isEnabled: decision?.isEnabled ?? plain.isEnabled,
      ...{ position: decision?.position ?? null, badge: decision?.badge ?? null },
      ...{
        subCategory: decision?.subCategory ?? plain.subCategory,
        minBet: decision?.minBet ?? null,
        maxBet: decision?.maxBet ?? null,
        opensIn: decision?.opensIn ?? null,
      },
    },
  };
}
