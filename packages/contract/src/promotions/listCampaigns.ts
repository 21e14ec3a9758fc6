import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize } from '../shapes.ts';
import { campaign } from './campaign.ts';

/** The brand's promotions as they are configured. */
export const listCampaigns = operation({
  id: 'promotions.listCampaigns',
  method: 'GET',
  path: '/ops/promotions/listCampaigns',
  audience: 'operator',
  permission: 'promotions.read',
  summary: 'Promotions as they are set up',
  input: z.strictObject({ pageNum: pageNumber, pageSize }),
  output: pageOf(campaign),
  errors: ['not_logged_in', 'not_allowed'],
});
