import { BatchError, createBatcher } from '#kit/batcher.ts';
import type { Pool } from '#kit/db.ts';
import { Refusal } from '#kit/refusal.ts';
import { readPrizeGroups } from '#modules/agents/index.ts';
import type { DrawRow } from './DrawRow.ts';
import type { LotteryRow } from './LotteryRow.ts';
import type { RestrictedNumber } from './RestrictedNumber.ts';
import { readNamedDraws, type AskedDraw, type NamedDraw } from './store/lotteries.ts';

const MAX_BATCH = 256;

type Asked = NamedDraw & { memberId: bigint };

/** What an order is priced by: its lottery, its draw, the restricted numbers, and the prize group of whoever bets. */
type OrderTerms = {
  lottery: LotteryRow;
  draw: Pick<DrawRow, 'id' | 'drawAt'> | undefined;
  memberGroup: number;
  restricted: readonly RestrictedNumber[];
};

export type OrderTermsReader = Readonly<{
  /** As they stand now; nothing where there is no such lottery. */
  read(asked: Asked): Promise<OrderTerms | undefined>;
  close(): Promise<void>;
}>;

/**
 * Reads what orders are priced by for all who ask at once: just before a close very many bet on one draw, and each question
 * of their own would cost as much as the bet. Nothing is kept for later, so that terms count from the moment they stand.
 */
export function createOrderTerms(pool: Pool): OrderTermsReader {
  const batcher = createBatcher<Asked, OrderTerms | undefined>({
    maxBatch: MAX_BATCH,
    keysOf: () => [],
    run: async (asked) => {
      const places = new Map<string, number>();
      const named: NamedDraw[] = [];
      const placeOf = asked.map(({ brandId, code, no }) => {
        const key = `${brandId} ${code} ${no}`;
        const place = places.get(key) ?? named.push({ brandId, code, no });
        places.set(key, place);
        return place;
      });
      const [draws, groups] = await Promise.all([readNamedDraws(pool, named), readPrizeGroups(pool, asked)]);
      const byPlace = new Map(draws.map((draw) => [draw.nth, draw]));
      return placeOf.map((place, at) => termsOf(byPlace.get(place), groups[at]));
    },
  });
  return {
    read: async (asked) => {
      try {
        return await batcher.submit(asked);
      } catch (error) {
        /* Nothing was begun: whoever asks again is answered anew. */
        if (error instanceof BatchError) throw new Refusal('overloaded');
        throw error;
      }
    },
    close: () => batcher.close(),
  };
}

/** Whoever stands in no tree of agents has the lowest group. */
function termsOf(found: AskedDraw | undefined, group: number | null | undefined): OrderTerms | undefined {
  if (found === undefined) return undefined;
  const { drawId, drawAt, minGroup } = found;
  const draw = drawId === null || drawAt === null ? undefined : { id: drawId, drawAt };
  return { lottery: found, draw, memberGroup: group ?? minGroup, restricted: found.restricted ?? [] };
}
