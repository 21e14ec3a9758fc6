import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { currency, reasonText } from '../shapes.ts';
import { agentRules } from './agentRules.ts';

/** Sets what agents have to keep to from now on; what they were given and have given stays. */
export const updateAgentRules = operation({
  id: 'agents.updateAgentRules',
  method: 'POST',
  path: '/ops/agents/updateAgentRules',
  audience: 'operator',
  permission: 'agents.write',
  summary: 'Set the rules for agents',
  description:
    'The percents hold for rounds that are counted from now on. Another version than the present one is refused.',
  input: z.extend(agentRules, {
    version: z.int(),
    reason: reasonText(10),
  }),
  output: z.extend(agentRules, { version: z.int(), currency }),
  errors: ['not_logged_in', 'not_allowed', 'reason_required', 'field_invalid', 'version_conflict'],
});
