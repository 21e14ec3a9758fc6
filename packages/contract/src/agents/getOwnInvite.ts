import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { inviteWords } from './inviteWords.ts';

/** What an agent has written on the page of its invitations, and how many came by them. */
export const getOwnInvite = operation({
  id: 'agents.getOwnInvite',
  method: 'GET',
  path: '/wps/agents/getOwnInvite',
  audience: 'member',
  summary: 'Own page of invitations',
  description: 'For agents only. `visits` are visitors by day, `joined` the accounts that came by the own links.',
  input: z.strictObject({}),
  output: z.strictObject({ ...inviteWords, visits: z.int(), visitsToday: z.int(), joined: z.int() }),
  errors: ['not_logged_in', 'not_allowed'],
});
