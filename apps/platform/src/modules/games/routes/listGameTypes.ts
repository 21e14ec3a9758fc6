import { listGameTypes as operation, type OutputOf } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { GamesDeps } from '../GamesDeps.ts';

type GameType = OutputOf<typeof operation>[number]['gameType'];

export const listGameTypes = ({ catalogue }: GamesDeps): Route =>
  implement(operation, async ({ brand, input }) => {
    const wanted = input.vassalage.toLowerCase();
    const counts = new Map<GameType, number>();
    for (const { row, vendor } of await catalogue.ofBrand(brand.id)) {
      if (vendor.code.toLowerCase() !== wanted) continue;
      const gameType = row.classify as GameType;
      counts.set(gameType, (counts.get(gameType) ?? 0) + 1);
    }
    return [...counts].map(([gameType, gameCount]) => ({ gameType, gameCount }));
  });
