import { listDesk as operation } from '@baize/contract/studio/listDesk';
import { listDesk as readDesk } from '../desk/store.ts';
import { implement, type StudioRoute } from '../implement.ts';
import type { Studio } from '../Studio.ts';

const MOST = 500;

export const listDesk = (studio: Studio): StudioRoute =>
  implement(operation, async ({ input: { sub_partner_id: subPartnerId }, caller: { id: operatorId } }) => {
    const rounds = await readDesk(studio.pool, { operatorId, subPartnerId, limit: MOST });
    return {
      rounds: rounds.map((round) => ({
        ...{ round: round.id, user: round.operatorUser, sub_partner_id: round.subPartnerId ?? '' },
        ...{ game_code: round.gameCode, currency: round.currency, bet: Number(round.bet), win: Number(round.win) },
        ...{ call: round.stuckAt, reason: round.reason, attempts: round.attempts, is_asking: round.isAsking },
        since: round.stuckSince.toISOString(),
      })),
    };
  });
