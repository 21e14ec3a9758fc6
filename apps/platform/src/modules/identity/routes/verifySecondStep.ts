import { verifySecondStep as operation } from '@baize/contract/identity/verifySecondStep';
import { implement, type Route } from '#kit/implement.ts';
import { transact } from '@baize/server/transact';
import { checkSecondStep } from '../commands/checkSecondStep.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { recoveryCodes, recoveryHash } from '../recoveryCodes.ts';
import { endDevicesOf } from '../store/devices.ts';
import { putRecoveryCodes, readSecondStep } from '../store/secondSteps.ts';

export const verifySecondStep = (deps: IdentityDeps): Route =>
  implement(operation, async ({ input, session, refuse }) => {
    const { brandId, memberId } = session;
    const found = await readSecondStep(deps.pool, session);
    if (found === undefined) throw refuse('second_step_missing');
    if (found.isOn) throw refuse('second_step_on');
    if (!(await checkSecondStep(deps, { brandId, memberId, code: input.code, method: 'totp' }))) {
      throw refuse('code_incorrect', { field: 'code' });
    }
    const codes = recoveryCodes();
    await transact(deps.pool, async (client) => {
      await putRecoveryCodes(client, session, codes.map(recoveryHash));
      // Remembered browsers would bypass the second factor: they have to log in again, with both.
      await endDevicesOf(client, memberId);
    });
    return { recoveryCodes: codes };
  });
