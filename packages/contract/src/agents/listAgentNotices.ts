import * as z from 'zod/mini';
import { notice } from '../content/listAnnouncements.ts';
import { operation } from '../operation.ts';
import { languageQuery } from '../site/languageQuery.ts';

/** Notices to agents in one language. */
export const listAgentNotices = operation({
  id: 'agents.listAgentNotices',
  method: 'GET',
  path: '/wps/agents/listAgentNotices',
  audience: 'member',
  summary: 'Announcements for agents',
  input: z.strictObject({ language: languageQuery }),
  output: z.array(notice),
  errors: ['not_logged_in', 'not_allowed'],
});
