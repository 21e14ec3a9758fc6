import { operation } from '../operation.ts';
import { campaign, campaignDraft } from './campaign.ts';

/** Creates a promotion; its HTML is sanitised before it is stored. */
export const createCampaign = operation({
  id: 'promotions.createCampaign',
  method: 'POST',
  path: '/ops/promotions/createCampaign',
  audience: 'operator',
  permission: 'promotions.write',
  summary: 'Set up a promotion',
  bodyLimit: 200_000,
  input: campaignDraft,
  output: campaign,
  errors: ['not_logged_in', 'not_allowed', 'amount_invalid', 'promotion_invalid'],
});
