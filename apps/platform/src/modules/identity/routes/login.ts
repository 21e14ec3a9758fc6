import { login as operation } from '@baize/contract';
import { implement, type Route } from '../../../kit/implement.ts';
import { checkPassword } from '../commands/checkPassword.ts';
import { openSession } from '../commands/openSession.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { presentMember } from '../present.ts';

export const login = (deps: IdentityDeps): Route =>
  implement(operation, async ({ input, brand, ip, userAgent }) => {
    const { username, password } = input;
    const { memberId, isPasswordExpired } = await checkPassword(deps, { brand, username, password, ip });
    const { token, account, isFirst } = await openSession(deps, {
      brandId: brand.id,
      memberId,
      address: ip,
      userAgent,
    });
    return {
      token,
      firstTimeLogin: isFirst,
      passwordExpired: isPasswordExpired,
      userInfo: presentMember(account),
    };
  });
