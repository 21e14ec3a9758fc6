import { listHotGames as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { GamesDeps } from '../GamesDeps.ts';
import { keepBriefly } from '@baize/server/keepBriefly';
import { presentGame } from '../present.ts';
import { hottestFirst, HOT_DAYS } from '../rules.ts';

/** The order by a week's rounds changes slowly; counting them for every visitor would be wasteful. */
const FRESH_MS = 10_000;
const DAY_MS = 86_400_000;
const MOST = 24;

export const listHotGames = ({ catalogue, vendors, clock }: GamesDeps): Route => {
  const playedAt = keepBriefly(clock, FRESH_MS, async (brandId) => {
    const counts = await vendors.countByGame({ brandId, since: new Date(clock() - HOT_DAYS * DAY_MS) });
    return new Map(counts.map(({ vendorId, gameCode, rounds }) => [`${vendorId}:${gameCode}`, rounds] as const));
  });
  return implement(operation, async ({ brand, input: { vassalage } }) => {
    const [games, played] = await Promise.all([catalogue.ofBrand(brand.id), playedAt(brand.id)]);
    const offered = games.filter(
      ({ vendor, isAvailable }) => isAvailable && (vassalage === undefined || vendor.code === vassalage),
    );
    return { list: hottestFirst(offered, played).slice(0, MOST).map(presentGame) };
  });
};
