import type { Module } from '#kit/implement.ts';
import { createPlacing } from './commands/createPlacing.ts';
import { createOrderTerms } from './createOrderTerms.ts';
import { sayResultsJob } from './jobs/sayResults.ts';
import { turnDrawsJob } from './jobs/turnDraws.ts';
import type { LotteriesDeps } from './LotteriesDeps.ts';
import { mountResults } from './mountResults.ts';
import { cancelChase } from './routes/cancelChase.ts';
import { getDrawRisk } from './routes/getDrawRisk.ts';
import { listChases } from './routes/listChases.ts';
import { listComingDraws } from './routes/listComingDraws.ts';
import { listLotteries } from './routes/listLotteries.ts';
import { placeChase } from './routes/placeChase.ts';
import { listRestrictions } from './routes/listRestrictions.ts';
import { createRestrictions } from './routes/createRestrictions.ts';
import { cancelRestriction } from './routes/cancelRestriction.ts';
import { listRestrictedNumbers } from './routes/listRestrictedNumbers.ts';
import { updateLottery } from './routes/updateLottery.ts';
import { cancelOrder } from './routes/cancelOrder.ts';
import { createFeed } from './routes/createFeed.ts';
import { createLottery } from './routes/createLottery.ts';
import { createProposal } from './routes/createProposal.ts';
import { decideFeed } from './routes/decideFeed.ts';
import { listFeeds } from './routes/listFeeds.ts';
import { updateFeed } from './routes/updateFeed.ts';
import { decideProposal } from './routes/decideProposal.ts';
import { getDrawProof } from './routes/getDrawProof.ts';
import { getGameMenu } from './routes/getGameMenu.ts';
import { getLottery } from './routes/getLottery.ts';
import { getOpenedNumero } from './routes/getOpenedNumero.ts';
import { launchLottery } from './routes/launchLottery.ts';
import { listDraws } from './routes/listDraws.ts';
import { listOpenedNumbers } from './routes/listOpenedNumbers.ts';
import { listOrders } from './routes/listOrders.ts';
import { listPopularLotteries } from './routes/listPopularLotteries.ts';
import { listRecentLotteries } from './routes/listRecentLotteries.ts';
import { placeOrder } from './routes/placeOrder.ts';

/** Lotteries: draws by the clock, orders, settlement, and the proof of each draw. */
export function lotteriesModule(deps: LotteriesDeps): Module {
  const placing = createPlacing(deps);
  const terms = createOrderTerms(deps.pool);
  return {
    name: 'lotteries',
    routes: [
      getGameMenu(deps),
      listRecentLotteries(deps),
      listPopularLotteries(deps),
      listOpenedNumbers(deps),
      getOpenedNumero(deps),
      launchLottery(deps),
      getLottery(deps),
      listComingDraws(deps),
      placeOrder(deps, { ...placing, terms }),
      cancelOrder(deps),
      listOrders(deps),
      getDrawProof(deps),
      listDraws(deps),
      createProposal(deps),
      decideProposal(deps),
      cancelChase(deps),
      getDrawRisk(deps),
      listChases(deps),
      listLotteries(deps),
      placeChase(deps),
      createLottery(deps),
      updateLottery(deps),
      listRestrictions(deps),
      createRestrictions(deps),
      cancelRestriction(deps),
      listRestrictedNumbers(deps),
      listFeeds(deps),
      createFeed(deps),
      updateFeed(deps),
      decideFeed(deps),
    ],
    mount: (app) => mountResults(app, deps),
    jobs: [turnDrawsJob(deps), ...(deps.isDemo ? [sayResultsJob(deps)] : [])],
    close: async () => void (await Promise.all([terms.close(), placing.close()])),
  };
}
