import { listOperatorRounds as operation } from '@baize/contract/studio/listOperatorRounds';
import { listRounds, type ListedRound } from '../rounds/listRounds.ts';
import type { StudioAnswerOf } from '@baize/contract/studio/studioOperation';
import { implement, type StudioRoute } from '../implement.ts';
import type { Studio } from '../Studio.ts';

const ROUNDS_PER_PAGE = 500;

/**
 * Stuck rounds are still open: a retry may move their money. Rounds closed by hand show what was owed, so that the
 * operator's comparison finds the difference and its operators book it.
 */
const listedState = ({
  state,
  stuckAt,
}: Pick<ListedRound, 'state' | 'stuckAt'>): StudioAnswerOf<typeof operation>['rounds'][number]['state'] => {
  if (state === 'settled' || (state === 'closed' && stuckAt === 'win')) return 'settled';
  return state === 'rolledBack' || state === 'closed' ? 'cancelled' : 'open';
};

export const listOperatorRounds = (studio: Studio): StudioRoute =>
  implement(operation, async ({ input: { sub_partner_id: subPartnerId, from, to, after }, caller: operator }) => {
    const rounds = await listRounds(studio.pool, {
      ...{ operatorId: operator.id, subPartnerId, after },
      ...{ from: new Date(from), to: new Date(to), limit: ROUNDS_PER_PAGE },
    });
    return {
      rounds: rounds.map((round) => ({
        ...{ round: round.id, user: round.operatorUser, game_code: round.gameCode, currency: round.currency },
        ...{ bet: Number(round.bet), win: Number(round.win), state: listedState(round) },
        started_at: round.createdAt.toISOString(),
      })),
      next: rounds.length < ROUNDS_PER_PAGE ? '' : (rounds.at(-1)?.place ?? ''),
    };
  });
