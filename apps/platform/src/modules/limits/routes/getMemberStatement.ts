import { knownLanguage } from '@baize/contract/languages';
import { getMemberStatement as operation } from '@baize/contract/limits/getMemberStatement';
import { implement, type Route } from '#kit/implement.ts';
import { admitFile } from '#modules/exports/index.ts';
import type { LimitsDeps } from '../LimitsDeps.ts';
import { makeStatement } from '../makeStatement.ts';

export const getMemberStatement = (deps: LimitsDeps): Route =>
  implement(operation, async ({ input, brand, session, refuse }) => {
    const memberId = BigInt(input.memberId);
    const accounts = await deps.identity.accountsOf({ brandId: session.brandId, memberIds: [memberId] });
    const found = accounts.get(memberId);
    if (!found) throw refuse('member_not_found');
    await admitFile(deps.limiter, session, 1);
    const { account, language } = found;
    return makeStatement(deps, brand, {
      ...input,
      memberId,
      account,
      language: knownLanguage(language),
    });
  });
