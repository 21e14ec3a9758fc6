import { getOwnInvite as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { agentOf } from '../agentOf.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { countVisits, readInvite } from '../store/invites.ts';

export const getOwnInvite = ({ pool }: AgentsDeps): Route =>
  implement(operation, async ({ brand, session }) => {
    const who = agentOf({ brand, session });
    const [words, counts] = await Promise.all([
      readInvite(pool, who),
      countVisits(pool, { ...who, timeZone: brand.timeZone }),
    ]);
    return { ...words, ...counts };
  });
