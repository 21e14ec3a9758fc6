import { setPaymentPassword as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { setOwnPaymentPassword } from '../commands/setOwnPaymentPassword.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';

export const setPaymentPassword = (deps: IdentityDeps): Route =>
  implement(operation, async ({ input, brand, session, ip }) => {
    await setOwnPaymentPassword(deps, { ...input, brand, session, ip });
    return {};
  });
