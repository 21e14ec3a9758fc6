import { updateOwnInvite as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { agentOf } from '../agentOf.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { writeInvite } from '../store/invites.ts';

/** Detects URLs of other sites in all usual notations. */
const address =
  /https?:|www\.|[\p{L}\p{N}-](?:[.。．]|\s+[.。．]\s+)(?:com|net|org|info|io|cc|me|app|xyz|top|vip|cn|my|link|site|online)\b/iu;

export const updateOwnInvite = ({ pool }: AgentsDeps): Route =>
  implement(operation, async ({ input, brand, session, refuse }) => {
    const who = agentOf({ brand, session });
    if (address.test(`${input.title}\n${input.content}`)) throw refuse('invite_has_address');
    await writeInvite(pool, who, input);
    return input;
  });
