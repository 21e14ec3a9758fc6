import { updateProfile as operation } from '@baize/contract/identity/updateProfile';
import { implement, type Route } from '#kit/implement.ts';
import { saveProfile } from '../commands/saveProfile.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { presentProfile } from '../presentProfile.ts';

export const updateProfile = (deps: IdentityDeps): Route =>
  implement(operation, async ({ input, brand, session }) =>
    presentProfile(await saveProfile(deps, { brand, session, given: input })),
  );
