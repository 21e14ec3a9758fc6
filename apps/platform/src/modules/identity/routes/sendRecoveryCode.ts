import { sendRecoveryCode as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { sendPhoneCode } from '../commands/sendPhoneCode.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';

export const sendRecoveryCode = (deps: IdentityDeps): Route =>
  implement(operation, async (call) => {
    const { input, brand, refuse } = call;
    if (!brand.modules.has('CHNGPASSVERIF3')) throw refuse('recovery_closed');
    return sendPhoneCode(deps, call, { ...input, purpose: 'recovery' });
  });
