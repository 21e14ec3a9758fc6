import type { Module } from '#kit/implement.ts';
import type { BonusesDeps } from './BonusesDeps.ts';
import { settleGrantsJob } from './jobs/settleGrants.ts';
import { approveGrant } from './routes/approveGrant.ts';
import { cancelGrant } from './routes/cancelGrant.ts';
import { claimRebate } from './routes/claimRebate.ts';
import { createGrant } from './routes/createGrant.ts';
import { getBonusesFile } from './routes/getBonusesFile.ts';
import { getRebate } from './routes/getRebate.ts';
import { getRebateClaimsFile } from './routes/getRebateClaimsFile.ts';
import { getRebateRules } from './routes/getRebateRules.ts';
import { listBonuses } from './routes/listBonuses.ts';
import { listGrants } from './routes/listGrants.ts';
import { listRebateClaims } from './routes/listRebateClaims.ts';
import { rejectGrant } from './routes/rejectGrant.ts';
import { updateRebateRules } from './routes/updateRebateRules.ts';

/** Bonuses with wagering requirements, and rebates on valid bets. */
export function createBonuses(deps: BonusesDeps): { module: Module } {
  const module: Module = {
    name: 'bonuses',
    routes: [
      listBonuses(deps),
      getBonusesFile(deps),
      getRebate(deps),
      claimRebate(deps),
      listRebateClaims(deps),
      getRebateClaimsFile(deps),
      createGrant(deps),
      approveGrant(deps),
      rejectGrant(deps),
      cancelGrant(deps),
      listGrants(deps),
      getRebateRules(deps),
      updateRebateRules(deps),
    ],
    jobs: [settleGrantsJob(deps)],
  };
  return { module };
}
