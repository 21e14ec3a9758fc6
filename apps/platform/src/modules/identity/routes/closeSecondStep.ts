import { closeSecondStep as operation } from '@baize/contract/identity/closeSecondStep';
import { implement, type Route } from '#kit/implement.ts';
import { transact } from '@baize/server/transact';
import { checkLoginPassword } from '../commands/checkLoginPassword.ts';
import { checkSecondStep } from '../commands/checkSecondStep.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { deleteSecondStep, readSecondStep } from '../store/secondSteps.ts';
import { endVerificationsOf } from '../store/verifications.ts';

const APP_CODE = /^\s*\d{3}\s?\d{3}\s*$/;

export const closeSecondStep = (deps: IdentityDeps): Route =>
  implement(operation, async ({ input, brand, session, ip, refuse }) => {
    const { brandId, memberId } = session;
    if ((await readSecondStep(deps.pool, session))?.isOn !== true) throw refuse('second_step_missing');
    await checkLoginPassword(deps, { brand, session, ip, password: input.password });
    const method = APP_CODE.test(input.code) ? 'totp' : 'recoveryCode';
    if (!(await checkSecondStep(deps, { brandId, memberId, code: input.code, method }))) {
      throw refuse('code_incorrect', { field: 'code' });
    }
    await transact(deps.pool, async (client) => {
      await deleteSecondStep(client, session);
      await endVerificationsOf(client, memberId);
    });
    return {};
  });
