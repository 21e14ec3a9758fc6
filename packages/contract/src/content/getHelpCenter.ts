import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { languageQuery } from '../site/languageQuery.ts';
import { helpTopics } from './helpTopics.ts';

/** The help centre in one language, by topic. */
export const getHelpCenter = operation({
  id: 'content.getHelpCenter',
  method: 'GET',
  path: '/wps/system/helpCenter',
  audience: 'public',
  summary: 'Help centre',
  description: 'Of one topic if it is named, otherwise of all that have articles.',
  input: z.strictObject({ language: languageQuery, topic: z.optional(z.enum(helpTopics)) }),
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
