import type { OutputOf, listGames } from '@baize/contract';
import type { BrandGame } from './createCatalogue.ts';

/** A game as a tile shows it. */
export function presentGame({
  row,
  vendor,
  standing,
  decision,
  isAvailable,
}: BrandGame): OutputOf<typeof listGames>['content'][number] {
  return {
    nodeId: String(row.id),
    vassalage: vendor.code,
    vendorName: vendor.name,
    gameCode: row.gameCode,
    gameClassify: row.classify,
    name: row.names,
    image: row.image,
    badge: row.badge,
    lines: row.lines,
    minBet: row.minBet,
    maxBet: row.maxBet,
    returnToPlayerBps: row.returnBps,
    hasFreePlay: row.hasFreePlay,
    subCategory: decision?.subCategory ?? row.subCategory,
    isAvailable,
    maintenance: standing.maintenance,
  };
}
