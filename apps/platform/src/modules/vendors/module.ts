import type { Clock } from '@baize/server/clock';
import type { Module } from '#kit/implement.ts';
import * as dialects from './dialects/index.ts';
import { readDueComparisonsJob } from './jobs/readDueComparisons.ts';
import { endFreeRoundsJob } from './jobs/endFreeRounds.ts';
import { tellFreeRoundsJob } from './jobs/tellFreeRounds.ts';
import { askDueNightsJob } from './jobs/askDueNights.ts';
import { removeOldRefusalsJob } from './jobs/removeOldRefusals.ts';
import { removeOldSessionsJob } from './jobs/removeOldSessions.ts';
import { mountDialect } from './mountDialect.ts';
import { createComparison } from './routes/createComparison.ts';
import { createFreeRounds } from './routes/createFreeRounds.ts';
import { decideDifference } from './routes/decideDifference.ts';
import { decideHeldWin } from './routes/decideHeldWin.ts';
import { listRefusedCalls } from './routes/listRefusedCalls.ts';
import { listHeldWins } from './routes/listHeldWins.ts';
import { listWinCaps } from './routes/listWinCaps.ts';
import { removeWinCap } from './routes/removeWinCap.ts';
import { updateWinCap } from './routes/updateWinCap.ts';
import { decideFreeRounds } from './routes/decideFreeRounds.ts';
import { getFreeRounds } from './routes/getFreeRounds.ts';
import { decideStuckRound } from './routes/decideStuckRound.ts';
import { listStuckRounds } from './routes/listStuckRounds.ts';
import { listFreeRounds } from './routes/listFreeRounds.ts';
import { listComparisons } from './routes/listComparisons.ts';
import { listJackpots } from './routes/listJackpots.ts';
import { listDifferences } from './routes/listDifferences.ts';
import { updateDifference } from './routes/updateDifference.ts';
import { createRefusedCalls } from './createRefusedCalls.ts';
import { createSignatureBudget } from './createSignatureBudget.ts';
import { closeWindow } from './routes/closeWindow.ts';
import { createWindow } from './routes/createWindow.ts';
import { closeSeed } from './routes/closeSeed.ts';
import { getRound } from './routes/getRound.ts';
import { getMemberRoundFile } from './routes/getMemberRoundFile.ts';
import { getRoundFile } from './routes/getRoundFile.ts';
import { getRoundsFile } from './routes/getRoundsFile.ts';
import { listBrandVendors } from './routes/listBrandVendors.ts';
import { listGameRounds } from './routes/listGameRounds.ts';
import { listMemberRounds } from './routes/listMemberRounds.ts';
import { listRounds } from './routes/listRounds.ts';
import { updateBrandVendor } from './routes/updateBrandVendor.ts';
import { updateOpening } from './routes/updateOpening.ts';
import type { VendorsDeps } from './VendorsDeps.ts';

/** External game vendors: their calls to our wallet, and the betting record. */
export function vendorsModule(
  deps: VendorsDeps,
  /** Wrong signatures verified per address and minute, in this process. */
  { badSignaturesPerMinute, clock }: { badSignaturesPerMinute: number; clock: Clock },
): Module {
  const { vendors, log } = deps;
  const refusedCalls = createRefusedCalls({ ...deps, clock });
  const budget = createSignatureBudget({ perMinute: badSignaturesPerMinute });
  return {
    name: 'vendors',
    routes: [
      listRounds(deps),
      getRoundsFile(deps),
      getRoundFile(deps),
      getMemberRoundFile(deps),
      closeSeed(deps),
      getRound(deps),
      listMemberRounds(deps),
      listGameRounds(deps),
      listBrandVendors(deps),
      updateBrandVendor(deps),
      updateOpening(deps),
      createWindow(deps),
      closeWindow(deps),
      createComparison(deps),
      decideDifference(deps),
      listComparisons(deps),
      listDifferences(deps),
      listJackpots(deps),
      updateDifference(deps),
      createFreeRounds(deps),
      decideFreeRounds(deps),
      decideHeldWin(deps),
      listHeldWins(deps),
      listRefusedCalls(deps),
      listWinCaps(deps),
      updateWinCap(deps),
      removeWinCap(deps),
      listFreeRounds(deps),
      getFreeRounds(deps),
      listStuckRounds(deps),
      decideStuckRound(deps),
    ],
    mount: async (app) => {
      for (const { name, wallet } of Object.values(dialects)) {
        if (wallet.kind === 'transfer') continue;
        await app.register(async (scope) =>
          mountDialect(scope, { name, wallet }, { ...vendors, budget, refusedCalls, log }),
        );
      }
    },
    jobs: [
      ...[readDueComparisonsJob(deps), askDueNightsJob(deps), endFreeRoundsJob(deps), tellFreeRoundsJob(deps)],
      ...[removeOldSessionsJob(deps), removeOldRefusalsJob(deps)],
    ],
    close: async () => {
      await vendors.seamless.close();
      await refusedCalls.close();
    },
  };
}
