import { sendLoginCode as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { sendPhoneCode } from '../commands/sendPhoneCode.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';

export const sendLoginCode = (deps: IdentityDeps): Route =>
  implement(operation, async (call) => {
    const { input, brand, refuse } = call;
    if (!brand.modules.has('MOBILEVERCODELOGIN3')) throw refuse('login_method_closed');
    return sendPhoneCode(deps, call, { ...input, purpose: 'login' });
  });
