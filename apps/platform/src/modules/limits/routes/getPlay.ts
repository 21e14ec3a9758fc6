import { getPlay as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { LimitsDeps } from '../LimitsDeps.ts';
import { readPolicy, readReminder } from '../store.ts';

export const getPlay = ({ pool, identity, readPlay }: LimitsDeps): Route =>
  implement(operation, async ({ brand: { currency }, session, refuse }) => {
    const { brandId, memberId, sessionHash } = session;
    const began = await identity.sessionBeganAt(sessionHash);
    if (!began) throw refuse('not_logged_in');
    const { since, now } = began;
    const { rounds, bet, win, adjusted } = await readPlay({ brandId, memberId, from: since });
    const policy = await readPolicy(pool, brandId);
    const chosen = await readReminder(pool, { brandId, memberId });
    return {
      ...{ since: since.toISOString(), now: now.toISOString(), currency, rounds },
      ...{ staked: bet, won: win + adjusted, net: win + adjusted - bet },
      reminderMinutes: Math.min(chosen ?? policy.reminderMinutes, policy.reminderMinutes),
    };
  });
