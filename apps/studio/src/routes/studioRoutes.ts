import type { Gateway } from '../gateway/Gateway.ts';
import type { StudioRoute } from '../implement.ts';
import type { Simulator } from '../simulator/Simulator.ts';
import type { Studio } from '../Studio.ts';
import { closeDeskRound } from './closeDeskRound.ts';
import { createChoice } from './createChoice.ts';
import { createPayment } from './createPayment.ts';
import { createPayout } from './createPayout.ts';
import { createSimBet } from './createSimBet.ts';
import { createSpin } from './createSpin.ts';
import { createToss } from './createToss.ts';
import { getDeskRound } from './getDeskRound.ts';
import { getOperatorRound } from './getOperatorRound.ts';
import { getPayStatement } from './getPayStatement.ts';
import { getPayment } from './getPayment.ts';
import { getPayout } from './getPayout.ts';
import { getPlaySession } from './getPlaySession.ts';
import { getPlayedRound } from './getPlayedRound.ts';
import { getProof } from './getProof.ts';
import { getPurse } from './getPurse.ts';
import { getSeed } from './getSeed.ts';
import { getSimRound } from './getSimRound.ts';
import { getSimSession } from './getSimSession.ts';
import { getTossSession } from './getTossSession.ts';
import { launchStudioGame } from './launchStudioGame.ts';
import { listDesk } from './listDesk.ts';
import { listOperatorRounds } from './listOperatorRounds.ts';
import { listPlayedRounds } from './listPlayedRounds.ts';
import { listStudioGames } from './listStudioGames.ts';
import { retryDeskRound } from './retryDeskRound.ts';
import { revealRound } from './revealRound.ts';
import { rotateSeed } from './rotateSeed.ts';
import { updateClientSeed } from './updateClientSeed.ts';
import { updateProgress } from './updateProgress.ts';

/** Every operation of the studio; the simulated vendors' are there only if any are configured. */
export function studioRoutes({
  studio,
  gateway,
  simulator,
}: {
  studio: Studio;
  gateway: Gateway;
  simulator: Simulator;
}): StudioRoute[] {
  return [
    // Calls of a game in the browser.
    getPlaySession(studio),
    createSpin(studio),
    createChoice(studio),
    listPlayedRounds(studio),
    getPlayedRound(studio),
    updateProgress(studio),
    getPurse(studio),
    getSeed(studio),
    updateClientSeed(studio),
    rotateSeed(studio),
    getProof(studio),
    // Calls of an operator to its game supplier, desk included.
    listStudioGames(studio),
    launchStudioGame(studio),
    listOperatorRounds(studio),
    getOperatorRound(studio),
    revealRound(studio),
    listDesk(studio),
    getDeskRound(studio),
    retryDeskRound(studio),
    closeDeskRound(studio),
    // Calls of merchants to the payment gateway.
    createPayment(gateway),
    createPayout(gateway),
    getPayment(gateway),
    getPayout(gateway),
    getPayStatement(gateway),
    // The game that is played from a purse at the vendor.
    getTossSession,
    createToss(studio),
    // The games of the simulated vendors.
    ...(simulator.vendors.length === 0
      ? []
      : [getSimSession(simulator), createSimBet(simulator), getSimRound(simulator)]),
  ];
}
