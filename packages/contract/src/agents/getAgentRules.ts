import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { currency } from '../shapes.ts';
import { agentRules } from './agentRules.ts';

/** What the agents of the brand have to keep to. */
export const getAgentRules = operation({
  id: 'agents.getAgentRules',
  method: 'GET',
  path: '/ops/agents/getAgentRules',
  audience: 'operator',
  permission: 'agents.read',
  summary: 'Rules for agents',
  input: z.strictObject({}),
  output: z.extend(agentRules, { version: z.int(), currency }),
  errors: ['not_logged_in', 'not_allowed'],
});
