import { operation } from '../operation.ts';
import { contentDraft, contentItem } from './contentItem.ts';

/** Adds a content item; its HTML is sanitised before it is stored. */
export const createItem = operation({
  id: 'content.createItem',
  method: 'POST',
  path: '/ops/content/createItem',
  audience: 'operator',
  permission: 'content.write',
  summary: 'Add content',
  input: contentDraft,
  output: contentItem,
  errors: ['not_logged_in', 'not_allowed', 'content_invalid'],
});
