import { createSecondStep as operation } from '@baize/contract/identity/createSecondStep';
import { randomBytes } from 'node:crypto';
import { implement, type Route } from '#kit/implement.ts';
import { toBase32 } from '#kit/matchStep.ts';
import { checkLoginPassword } from '../commands/checkLoginPassword.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { secondStepPlace } from '../rules.ts';
import { putSecondStep } from '../store/secondSteps.ts';

/** As long as the codes' hash. */
const SECRET_BYTES = 20;

export const createSecondStep = (deps: IdentityDeps): Route =>
  implement(operation, async ({ input, brand, session, ip, refuse }) => {
    await checkLoginPassword(deps, { brand, session, ip, password: input.password });
    const secret = randomBytes(SECRET_BYTES);
    const sealed = deps.secrets.seal(secret, secondStepPlace(brand.id, session.memberId));
    if (!(await putSecondStep(deps.pool, session, sealed))) throw refuse('second_step_on');
    const text = toBase32(secret);
    const label = `${encodeURIComponent(brand.name)}:${encodeURIComponent(session.account)}`;
    return { secret: text, uri: `otpauth://totp/${label}?secret=${text}&issuer=${encodeURIComponent(brand.name)}` };
  });
