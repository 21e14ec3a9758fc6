import { changePassword as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { changeOwnPassword } from '../commands/changeOwnPassword.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { visitCookies } from '../visitCookies.ts';

export const changePassword = (deps: IdentityDeps): Route =>
  implement(operation, async ({ input, brand, session, ip, cookies, setCookie }) => {
    await changeOwnPassword(deps, { ...input, brand, session, ip });
    if (cookies[visitCookies.device] !== undefined) setCookie(visitCookies.device, undefined, 0);
    return {};
  });
