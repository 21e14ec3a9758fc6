import { getSecondStep as operation } from '@baize/contract/identity/getSecondStep';
import { implement, type Route } from '#kit/implement.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { readSecondStep } from '../store/secondSteps.ts';

export const getSecondStep = ({ pool }: IdentityDeps): Route =>
  implement(operation, async ({ session }) => {
    const found = await readSecondStep(pool, session);
    return { isOn: found?.isOn ?? false, recoveryCodesLeft: found?.isOn === true ? found.codesLeft : 0 };
  });
