import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';

/** Removes a content item; the audit trail keeps its content. */
export const removeItem = operation({
  id: 'content.removeItem',
  method: 'POST',
  path: '/ops/content/removeItem',
  audience: 'operator',
  permission: 'content.write',
  summary: 'Remove content',
  input: z.strictObject({ id: rowId, version: z.int() }),
  output: z.strictObject({}),
  errors: ['not_logged_in', 'not_allowed', 'content_not_found', 'version_conflict'],
});
