import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { campaign, campaignDraft } from './campaign.ts';

/** Updates a promotion if its version is still the one that was read. */
export const updateCampaign = operation({
  id: 'promotions.updateCampaign',
  method: 'POST',
  path: '/ops/promotions/updateCampaign',
  audience: 'operator',
  permission: 'promotions.write',
  summary: 'Change a promotion',
  description:
    'Once somebody takes part, kind, audience, begin, terms and prizes stay, the end moves only later, and the days for claiming only become more.',
  bodyLimit: 200_000,
  input: z.strictObject({ id: rowId, version: z.int(), draft: campaignDraft }),
  output: campaign,
  errors: [
    'not_logged_in',
    'not_allowed',
    'amount_invalid',
    'promotion_invalid',
    'promotion_not_found',
    'promotion_in_use',
    'version_conflict',
  ],
});
