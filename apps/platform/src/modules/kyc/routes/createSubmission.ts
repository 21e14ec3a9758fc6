import { createSubmission as operation } from '@baize/contract/kyc/createSubmission';
import { implement, type Route } from '#kit/implement.ts';
import { handIn } from '../commands/handIn.ts';
import type { KycDeps } from '../KycDeps.ts';
import { readKyc } from '../readKyc.ts';

export const createSubmission = (deps: KycDeps): Route =>
  implement(operation, async ({ input, brand: { currency }, session: { brandId, memberId, account } }) => {
    await handIn(deps, { ...input, brandId, memberId, account });
    return readKyc(deps.pool, { brandId, memberId, currency });
  });
