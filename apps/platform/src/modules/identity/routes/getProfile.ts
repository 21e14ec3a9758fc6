import { getProfile as operation } from '@baize/contract/identity/getProfile';
import { implement, type Route } from '#kit/implement.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { presentProfile } from '../presentProfile.ts';
import { readDetails } from '../store/details.ts';

export const getProfile = ({ pool }: IdentityDeps): Route =>
  implement(operation, async ({ session, refuse }) => {
    const details = await readDetails(pool, session);
    if (details === undefined) throw refuse('not_logged_in');
    return presentProfile(details);
  });
