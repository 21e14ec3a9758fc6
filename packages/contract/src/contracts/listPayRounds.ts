import { operation } from '../operation.ts';
import { billRounds, billRoundsAsked } from './billRounds.ts';

/** The rounds behind a bill that the caller receives or pays. */
export const listPayRounds = operation({
  id: 'contracts.listPayRounds',
  method: 'GET',
  path: '/wps/contracts/listPayRounds',
  audience: 'member',
  isRealMoney: true,
  summary: 'Rounds behind an own bill',
  description:
    "Exactly what the figures of the bill were summed from; late and corrected rounds say so. Who has left the caller's line since has no name.",
  input: billRoundsAsked,
  output: billRounds,
  errors: [
    'not_logged_in',
    'in_need_true_account',
    'agent_policy_closed',
    'non_agent_account',
    'contract_bill_unknown',
  ],
});
