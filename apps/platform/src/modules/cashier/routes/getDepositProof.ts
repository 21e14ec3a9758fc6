import { getDepositProof as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { presentProof } from '../presentWithdrawal.ts';
import { readDepositProof } from '../store/proofs.ts';

export const getDepositProof = ({ pool }: CashierDeps): Route =>
  implement(operation, async ({ input, session: { brandId }, refuse }) => {
    const proof = await readDepositProof(pool, { ...input, brandId });
    if (!proof) throw refuse('proof_not_found');
    return presentProof(proof);
  });
