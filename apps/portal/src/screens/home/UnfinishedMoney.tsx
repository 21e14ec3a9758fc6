import { listDeposits } from '@baize/contract/cashier/listDeposits';
import { listWithdrawals } from '@baize/contract/cashier/listWithdrawals';
import { buttonClass } from '@baize/ui/buttonClass';
import { Callout } from '@baize/ui/Callout';
import { useQuery } from '@tanstack/react-query';
import { wallTime } from '../../businessDay.ts';
import { query } from '../../call.ts';
import { pendingRefresh } from '../../components/deposit/pendingRefresh.ts';
import { moneyText } from '../../components/moneyText.ts';
import { withdrawalRefresh } from '../../components/withdraw/withdrawalRefresh.ts';
import { useT } from '../../i18n/useT.ts';
import { Link } from '../../router/Link.tsx';
import { nowMs, useBrand } from '../../useBrand.ts';

const page = { pageNum: 1, pageSize: 20 };

/**
 * What a member has begun and not ended: a deposit that is awaited, and a withdrawal that was paid and counts as received
 * unless its member says otherwise in time. Nothing is shown where there is nothing, or where it could not be asked for.
 */
export function UnfinishedMoney() {
  const t = useT();
  const { timeZone } = useBrand();
  const deposits = useQuery({ ...query(listDeposits, page), refetchInterval: pendingRefresh });
  const withdrawals = useQuery({ ...query(listWithdrawals, page), refetchInterval: withdrawalRefresh });
  const deposit = deposits.data?.content.find(
    ({ status, expiresAt }) => status === 'pending' && Date.parse(expiresAt) > nowMs(),
  );
  const paid = withdrawals.data?.content.find(({ status }) => status === 'paid');
  if (deposit === undefined && paid === undefined) return null;
  return (
    <section aria-label={t('wallet.unfinished.section')} className="grid gap-3 lg:grid-flow-col lg:auto-cols-fr">
      {paid === undefined ? null : (
        <Callout
          tone="success"
          title={t('wallet.withdraw.paidTitle', { amount: moneyText(paid.arrives, paid.currency) })}
          action={
            <Link
              to="/member"
              search={{ page: 'withdraw' }}
              className={buttonClass({ tone: 'felt', size: 's', className: 'shrink-0' })}
            >
              {t('wallet.withdraw.open')}
            </Link>
          }
        >
          {paid.confirmBy === null
            ? t('wallet.withdraw.paidText')
            : t('wallet.unfinished.confirmBy', { time: wallTime(Date.parse(paid.confirmBy), timeZone) })}
        </Callout>
      )}
      {deposit === undefined ? null : (
        <Callout
          tone="warning"
          title={t('wallet.unfinished.title', { amount: moneyText(deposit.amount, deposit.currency) })}
          action={
            <Link
              to="/member"
              search={{ page: 'depositv2' }}
              className={buttonClass({ tone: 'neutral', size: 's', className: 'shrink-0' })}
            >
              {t('wallet.unfinished.open')}
            </Link>
          }
        >
          {t('wallet.unfinished.expires', { time: wallTime(Date.parse(deposit.expiresAt), timeZone) })}
        </Callout>
      )}
    </section>
  );
}
