import { getKyc as operation } from '@baize/contract/kyc/getKyc';
import { implement, type Route } from '#kit/implement.ts';
import type { KycDeps } from '../KycDeps.ts';
import { readKyc } from '../readKyc.ts';

export const getKyc = ({ pool }: KycDeps): Route =>
  implement(operation, async ({ brand: { currency }, session: { brandId, memberId } }) =>
    readKyc(pool, { brandId, memberId, currency }),
  );
