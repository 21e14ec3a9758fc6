import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { inviteWords } from './inviteWords.ts';

/** The texts of an agent's own invitation page, and how many members registered by it. */
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
