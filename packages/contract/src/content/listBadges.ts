import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { languageQuery } from '../site/languageQuery.ts';

/** Licence badges of the footer. */
export const listBadges = operation({
  id: 'content.listBadges',
  method: 'GET',
  path: '/wps/content/listBadges',
  audience: 'public',
  summary: 'Licence badges',
  input: z.strictObject({ language: languageQuery }),
  output: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      note: z.string(),
      number: z.string(),
      image: z.string(),
      url: z.string(),
    }),
  ),
  errors: [],
});
