import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { languageQuery } from '../site/languageQuery.ts';

/** The help centre in one language, by topic. */
export const getHelpCenter = operation({
  id: 'content.getHelpCenter',
  method: 'GET',
  path: '/wps/system/helpCenter',
  audience: 'public',
  summary: 'Help centre',
  input: z.strictObject({ language: languageQuery }),
  output: z.array(
    z.strictObject({
      topic: z.string(),
      articles: z.array(
        z.strictObject({ slug: z.string(), title: z.string(), content: z.string(), updatedAt: z.string() }),
      ),
    }),
  ),
  errors: [],
});
