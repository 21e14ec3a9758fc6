import type { LedgerCheck } from './modules/wallet/index.ts';
import { pointsCheck } from './modules/points/index.ts';

/** Withdrawals whose amount is still held. */
const HELD = `('requested', 'review', 'approved')`;

/**
 * What the ledger and the records of other modules have to agree on, checked with the books: in the job, at an operator's
 * request and by `npm run ledger:verify`.
 */
export const bookChecks: readonly LedgerCheck[] = [
  {
    what: 'what is held for withdrawals is not what open withdrawals are for',
    text: `select format('cashier_withdrawals brand_id=%s member_id=%s currency=%s held=%s open=%s',
                          brand_id, member_id, currency, sum(held), sum(open)) as place
             from (
               select brand_id, member_id, currency, balance as held, 0 as open
                 from wallet_accounts where name = 'hold.withdrawal'
               union all
               select brand_id, member_id, currency, 0, amount from cashier_withdrawals where status in ${HELD}
             ) b
            group by brand_id, member_id, currency having sum(held) <> sum(open)`,
  },
  pointsCheck,
];
