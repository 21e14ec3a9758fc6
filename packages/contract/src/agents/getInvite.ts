import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { inviteWords } from './inviteWords.ts';

/** Public content of an invitation page; it does not reveal the agent. */
export const getInvite = operation({
  id: 'agents.getInvite',
  method: 'GET',
  path: '/wps/agents/getInvite',
  audience: 'public',
  summary: 'Page of an invitation',
  description: 'Counts the visit: once a day for an address and a code. Limited like the check of a code.',
  input: z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(32)) }),
  output: z.strictObject({ code: z.string(), ...inviteWords }),
  errors: ['invitation_code_error'],
});
