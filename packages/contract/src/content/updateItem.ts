import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { contentDraft, contentItem } from './contentItem.ts';

/** Replaces a content item if its version is still the one that was read. */
export const updateItem = operation({
  id: 'content.updateItem',
  method: 'POST',
  path: '/ops/content/updateItem',
  audience: 'operator',
  permission: 'content.write',
  summary: 'Change content',
  input: z.strictObject({ id: rowId, version: z.int(), draft: contentDraft }),
  output: contentItem,
  errors: ['not_logged_in', 'not_allowed', 'content_invalid', 'content_not_found', 'version_conflict'],
});
