import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { catalogueReward, rewardDraft } from './rewardDraft.ts';

/** Updates a reward; redemptions of the old terms are refused. */
export const updateReward = operation({
  id: 'points.updateReward',
  method: 'POST',
  path: '/ops/points/updateReward',
  audience: 'operator',
  permission: 'points.write',
  summary: 'Change a reward',
  input: z.strictObject({ rewardId: rowId, version: z.int().check(z.gte(1)), draft: rewardDraft }),
  output: catalogueReward,
  errors: ['not_logged_in', 'not_allowed', 'reward_not_found', 'reward_invalid', 'amount_invalid', 'version_conflict'],
});
