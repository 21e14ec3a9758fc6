import { recoverByEmail as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { mailRecovery } from '../commands/mailRecovery.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';

export const recoverByEmail = (deps: IdentityDeps): Route =>
  implement(operation, async (call) => {
    await mailRecovery(deps, call, call.input);
    return {};
  });
