import { getProof as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { presentProof } from '../presentWithdrawal.ts';
import { readProof } from '../store/proofs.ts';

export const getProof = ({ pool }: CashierDeps): Route =>
  implement(operation, async ({ input, session: { brandId }, refuse }) => {
    const proof = await readProof(pool, { ...input, brandId });
    if (!proof) throw refuse('proof_not_found');
    return presentProof(proof);
  });
