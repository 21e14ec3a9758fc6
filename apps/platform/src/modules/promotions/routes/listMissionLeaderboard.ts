import { listMissionLeaderboard as operation } from '@baize/contract';
import { keepBriefly } from '@baize/server/keepBriefly';
import { implement, type Route } from '#kit/implement.ts';
import { maskedName } from '#modules/games/index.ts';
import { sumValidBetsWithin } from '#modules/vendors/index.ts';
import type { PromotionsDeps } from '../PromotionsDeps.ts';
import { readBoard } from '../readBoard.ts';

const FRESH_MS = 5_000;
/** A cached board is never older than this. */
const STALE_MS = 60_000;

export const listMissionLeaderboard = (deps: PromotionsDeps): Route => {
  const read = { day: (id: number) => readBoard(deps, id, 'day'), week: (id: number) => readBoard(deps, id, 'week') };
  const kept = {
    day: keepBriefly(deps.clock, FRESH_MS, read.day),
    week: keepBriefly(deps.clock, FRESH_MS, read.week),
  };
  return implement(operation, async ({ input: { period, limitNum }, brand, session: { brandId, memberId } }) => {
    const last = await kept[period](brandId);
    const isStale = Math.abs(deps.clock() - last.readAt) > STALE_MS || last.until.getTime() <= deps.clock();
    const { from, until, rows } = isStale ? await read[period](brandId) : last;
    const at = rows.findIndex((row) => row.memberId === memberId);
    const { currency } = brand;
    const stretch = { brandId, memberId, currency, since: from, until };
    const validBet = rows[at]?.validBet ?? (await sumValidBetsWithin(deps.pool, stretch));
    return {
      ...{ currency, from: from.toISOString(), until: until.toISOString() },
      rows: rows.slice(0, limitNum).map((row, place) => ({
        ...{ place: place + 1, player: maskedName(row.account), validBet: row.validBet, rounds: row.rounds },
        isOwn: row.memberId === memberId,
      })),
      own: { place: at < 0 ? null : at + 1, validBet },
    };
  });
};
