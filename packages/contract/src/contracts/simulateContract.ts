import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { contractKind, contractTerms } from './contractTerms.ts';
import { simulation } from './simulation.ts';

/** Simulates what terms would have paid oneself or a direct downline for the previous calendar month. */
export const simulateContract = operation({
  id: 'contracts.simulateContract',
  method: 'POST',
  path: '/wps/contracts/simulateContract',
  audience: 'member',
  isRealMoney: true,
  summary: 'Try terms on last month',
  description:
    'For a direct downline, or for oneself before signing. Every round counts for the business day on which it was settled. Nothing is written.',
  input: z.strictObject({ kind: contractKind, account: z.string().check(z.maxLength(32)), terms: contractTerms }),
  output: simulation,
  errors: [
    'not_logged_in',
    'in_need_true_account',
    'agent_policy_closed',
    'non_agent_account',
    'contract_terms_invalid',
    'contract_not_direct',
  ],
});
