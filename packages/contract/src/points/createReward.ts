import { operation } from '../operation.ts';
import { catalogueReward, rewardDraft } from './rewardDraft.ts';

/** Adds a reward to the catalogue. */
export const createReward = operation({
  id: 'points.createReward',
  method: 'POST',
  path: '/ops/points/createReward',
  audience: 'operator',
  permission: 'points.write',
  summary: 'Add a reward',
  description:
    'A name in the brand’s default language is needed. Amounts are whole hundredths; a credit pays something and needs no address, a gift pays nothing.',
  input: rewardDraft,
  output: catalogueReward,
  errors: ['not_logged_in', 'not_allowed', 'reward_invalid', 'amount_invalid'],
});
