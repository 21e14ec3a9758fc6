import { formatAmount } from '@baize/maths';
import { Button } from '@baize/ui/Button';
import { Money } from '@baize/ui/Money';
import { Skeleton } from '@baize/ui/Skeleton';
import { useT } from '../../i18n/useT.ts';
import { openWallet } from '../../layer.ts';
import { MemberAvatar } from '../../components/MemberAvatar.tsx';
import { useSession } from '../../session.ts';
import { useRealAction } from '../../components/useRealAction.ts';
import { useBalance } from '../../useBalance.ts';
import { currencySymbol } from '../../useBrand.ts';

export function IdentityCard() {
  const t = useT();
  const { member } = useSession();
  const realAction = useRealAction();
  const { data } = useBalance();
  const name = member?.nickname || member?.account || '';
  return (
    <section
      aria-label={t('records.identity')}
      className="relative isolate flex items-center gap-3 overflow-hidden rounded-panel bg-cloth p-4 shadow-cushion lg:flex-col lg:items-start"
    >
      <span aria-hidden="true" className="absolute inset-0 -z-10 twill" />
      <div className="flex min-w-0 items-center gap-3">
        <MemberAvatar size={44} />
        <div className="min-w-0">
          <p className="truncate text-h4 text-text-1">{name}</p>
          <p className="truncate text-cap text-text-2">{t('records.account', { account: member?.account ?? '' })}</p>
        </div>
      </div>
      <div className="max-lg:ml-auto max-lg:text-right lg:mt-1">
        <p className="text-cap text-text-2">{t('records.balance')}</p>
        {data ? (
          <Money value={formatAmount(data.balance)} symbol={currencySymbol(data.currency)} size="m" tone="brass" />
        ) : (
          <Skeleton className="h-6 w-24" />
        )}
      </div>
      <Button
        tone="neutral"
        size="s"
        icon="deposit"
        isBlock
        className="max-lg:hidden"
        onClick={() => realAction(() => openWallet(t('records.toWallet')))}
      >
        {t('records.deposit')}
      </Button>
    </section>
  );
}
