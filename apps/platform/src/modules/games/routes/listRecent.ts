import { listRecent as operation } from '@baize/contract';
import { lobbyOrder } from '@baize/contract/games/lobbyOrder';
import { implement, type Route } from '#kit/implement.ts';
import type { GamesDeps } from '../GamesDeps.ts';
import { gamesOf } from '../gamesOf.ts';
import { lobbyOf } from '../lobbyOf.ts';
import { readRecent } from '../store/marks.ts';

const MOST = 24;

export const listRecent = ({ pool, catalogue }: GamesDeps): Route =>
  implement(operation, async ({ brand, session: { memberId }, input }) => {
    const ids = await readRecent(pool, { brandId: brand.id, memberId });
    const latest = gamesOf(await lobbyOf(catalogue, brand, input), ids).slice(0, MOST);
    return { list: lobbyOrder(latest, input) };
  });
