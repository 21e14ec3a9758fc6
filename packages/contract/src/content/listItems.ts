import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { contentItem, contentKinds } from './contentItem.ts';

/** All items of one kind, visible or not, in sort order. */
export const listItems = operation({
  id: 'content.listItems',
  method: 'GET',
  path: '/ops/content/listItems',
  audience: 'operator',
  permission: 'content.read',
  summary: 'Content of the site',
  input: z.strictObject({ kind: z.enum(contentKinds) }),
  output: z.array(contentItem),
  errors: ['not_logged_in', 'not_allowed'],
});
