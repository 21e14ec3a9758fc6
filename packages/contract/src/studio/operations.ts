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

/**
 * Every call that the studio answers in its own JSON; it is mounted from this list and tests iterate over it. They are
 * separate from the platform's `operations`, which knows the studio only as an external vendor. Pages and third-party
 * protocols (the simulated vendors' dialects, the signed calls of purses) are not included.
 */
export const studioOperations = {
  closeDeskRound,
  createChoice,
  createPayment,
  createPayout,
  createSimBet,
  createSpin,
  createToss,
  getDeskRound,
  getOperatorRound,
  getPayStatement,
  getPayment,
  getPayout,
  getPlaySession,
  getPlayedRound,
  getProof,
  getPurse,
  getSeed,
  getSimRound,
  getSimSession,
  getTossSession,
  launchStudioGame,
  listDesk,
  listOperatorRounds,
  listPlayedRounds,
  listStudioGames,
  retryDeskRound,
  revealRound,
  rotateSeed,
  updateClientSeed,
  updateProgress,
} as const;
