import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { languageQuery } from '../site/languageQuery.ts';
import { promotion } from './promotion.ts';

/** The brand's promotions with all terms. */
export const listPromotions = operation({
  id: 'promotions.listPromotions',
  method: 'GET',
  path: '/wps/promotions/listPromotions',
  audience: 'public',
  summary: 'Promotions',
  description: 'Those that are shown, also before they begin and for thirty days after their end; at most a hundred.',
  input: z.strictObject({ language: languageQuery }),
  output: z.array(promotion),
  errors: [],
});
