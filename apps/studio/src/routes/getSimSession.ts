import { getSimSession as operation } from '@baize/contract/studio/getSimSession';
import { commitmentOf } from '@baize/server/commitmentOf';
import { centsOf } from '../simulator/dialects/centsOf.ts';
import { findOpenGrant } from '../simulator/store/grants.ts';
import { presentSimRound } from '../simulator/presentSimRound.ts';
import { simBalanceOf } from '../simulator/simBalanceOf.ts';
import { findLastSimRound } from '../simulator/store.ts';
import { implement, type StudioRoute } from '../implement.ts';
import type { Simulator } from '../simulator/Simulator.ts';

export const getSimSession = (sim: Simulator): StudioRoute =>
  implement(operation, async ({ caller: { session, table } }) => {
    const last = await findLastSimRound(sim.pool, session.id);
    const round = last === undefined ? null : presentSimRound(last, table);
    const grant = session.playMoney === null ? await findOpenGrant(sim.pool, session, sim.clock()) : undefined;
    return {
      ...{ currency: session.currency, isFun: session.playMoney !== null, lobbyUrl: session.lobbyUrl },
      ...{ balance: await simBalanceOf(sim, session), nextHash: commitmentOf(session.nextSeed) },
      free: grant === undefined ? null : { stake: centsOf(grant.stake), left: grant.left },
      round: round?.isOpen === true ? round : null,
    };
  });
