import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { inviteWords } from './inviteWords.ts';

/** Updates the texts of the own invitation page. */
export const updateOwnInvite = operation({
  id: 'agents.updateOwnInvite',
  method: 'POST',
  path: '/wps/agents/updateOwnInvite',
  audience: 'member',
  summary: 'Write the page of invitations',
  description: 'For agents only. Plain text; addresses in it are refused, so that nobody is led away from the site.',
  input: z.strictObject(inviteWords),
  output: z.strictObject(inviteWords),
  errors: ['not_logged_in', 'not_allowed', 'invite_has_address'],
});
