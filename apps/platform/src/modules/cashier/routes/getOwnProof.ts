import { getOwnProof as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { presentProof } from '../presentWithdrawal.ts';
import { readProof } from '../store/proofs.ts';

export const getOwnProof = ({ pool }: CashierDeps): Route =>
  implement(operation, async ({ input, session: { brandId, memberId }, refuse }) => {
    const proof = await readProof(pool, { ...input, brandId, memberId });
    if (!proof) throw refuse('proof_not_found');
    return presentProof(proof);
  });
