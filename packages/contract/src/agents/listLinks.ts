import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize } from '../shapes.ts';
import { registerLink } from './registerLink.ts';

/** An agent's registration links, newest first. */
export const listLinks = operation({
  id: 'agents.listLinks',
  method: 'GET',
  path: '/wps/agents/listLinks',
  audience: 'member',
  summary: 'Registration links',
  input: z.strictObject({ pageNum: pageNumber, pageSize }),
  output: pageOf(registerLink),
  errors: ['not_logged_in', 'not_allowed'],
});
