import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { reasonText, rowId } from '../shapes.ts';
import { downlineType } from './downline.ts';

/** Makes an account an agent, or an agent a plain member again. */
export const updateMemberType = operation({
  id: 'agents.updateMemberType',
  method: 'POST',
  path: '/ops/agents/updateMemberType',
  audience: 'operator',
  permission: 'agents.write',
  summary: 'Make an agent, or unmake one',
  description:
    'It keeps its place and its terms. Nobody is unmade who has anybody directly below, or a contract that both sides have not ended; its links are closed with it. Open sessions have the rights of the new kind with their next call.',
  input: z.strictObject({ memberId: rowId, type: downlineType, reason: reasonText(10) }),
  output: z.strictObject({ memberId: rowId, type: z.int() }),
  errors: [
    'not_logged_in',
    'not_allowed',
    'member_not_found',
    'reason_required',
    'agent_has_downlines',
    'move_bound_by_contracts',
  ],
});
