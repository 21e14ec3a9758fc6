import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { languageQuery } from './languageQuery.ts';
import { statusPath } from './statusPath.ts';
import { closedStatus, openStatus } from './openStatus.ts';

/** The start-up call: whether the site is open, and its configuration. */
export const getStatus = operation({
  id: 'site.getStatus',
  method: 'GET',
  path: statusPath,
  audience: 'public',
  isOpenWhenClosed: true,
  summary: 'Site permission and configuration',
  description:
    'status 0 open, 1 maintenance, 2 region restricted; maintenance wins. A closed site answers with flags, location, message and customer service only. The public key seals the bodies of sealed calls.',
  input: z.strictObject({ language: languageQuery }),
  output: z.discriminatedUnion('status', [openStatus, closedStatus]),
  errors: [],
});
