import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { contentItem, contentKinds } from './contentItem.ts';

/** All pieces of one kind, shown or not, in their order. */
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
