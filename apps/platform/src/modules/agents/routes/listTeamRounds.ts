import { listTeamRounds as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import { presentRound } from '#modules/vendors/index.ts';
import { agentOf } from '../agentOf.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { readRoundsPage } from '../readRoundsPage.ts';

export const listTeamRounds = (deps: AgentsDeps): Route =>
  implement(operation, async ({ input, brand, session }) => {
    const { catalogue, identity } = deps;
    const { brandId, agentId } = agentOf({ brand, session });
    const { pageNum, pageSize } = input;
    const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
    const { rows, totals } = await readRoundsPage(deps, { ...input, brand, brandId, agentId, ...page });
    const names = await identity.accountsOf({ brandId, memberIds: rows.map((row) => row.memberId) });
    const { rounds, bet, validBet, win } = totals;
    return {
      page: pageOf(
        await Promise.all(
          rows.map(async (row) => ({
            memberId: String(row.memberId),
            account: names.get(row.memberId)?.account ?? '',
            round: presentRound(row, await catalogue.displayOf(row.vendorId, row.gameCode)),
          })),
        ),
        rounds,
        { pageNum, pageSize },
      ),
      totals: { rounds, bet, validBet, win, net: win - bet },
    };
  });
