import { operation } from '../operation.ts';
import { billRounds, billRoundsAsked } from './billRounds.ts';

/** The rounds behind a bill of the brand. */
export const listBillRounds = operation({
  id: 'contracts.listBillRounds',
  method: 'GET',
  path: '/ops/contracts/listBillRounds',
  audience: 'operator',
  permission: 'contracts.read',
  summary: 'Rounds behind a bill',
  description: 'Exactly what the figures of the bill were summed from; late and corrected rounds say so.',
  input: billRoundsAsked,
  output: billRounds,
  errors: ['not_logged_in', 'not_allowed', 'contract_bill_unknown'],
});
