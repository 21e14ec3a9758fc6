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
    text: `select format('wallet_accounts id=%s', max(account)) || format(' held=%s', sum(held)) || format(' open=%s', sum(open))
             as place
             from (
               select brand_id, member_id, currency, id as account, balance as held, 0 as open
                 from wallet_accounts where name = 'hold.withdrawal'
               union all
               select brand_id, member_id, currency, null, 0, amount from cashier_withdrawals where status in ${HELD}
             ) b
            group by brand_id, member_id, currency having sum(held) <> sum(open)`,
  },
  pointsCheck,
];
