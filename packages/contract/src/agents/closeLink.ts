import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { registerLink } from './registerLink.ts';

/** Closes an agent's registration link permanently. */
export const closeLink = operation({
  id: 'agents.closeLink',
  method: 'POST',
  path: '/wps/agents/closeLink',
  audience: 'member',
  summary: 'Close a registration link',
  input: z.strictObject({ id: rowId }),
  output: registerLink,
  errors: ['not_logged_in', 'not_allowed', 'link_not_found'],
});
