import { formatAmount } from '@baize/maths';
import { Avatar } from '@baize/ui/Avatar';
import { Button } from '@baize/ui/Button';
import { IconButton } from '@baize/ui/IconButton';
import { Money } from '@baize/ui/Money';
import { Skeleton } from '@baize/ui/Skeleton';
import { useT } from '../i18n/useT.ts';
import { openWallet } from '../layer.ts';
import { useSession } from '../session.ts';
import { useBalance } from '../useBalance.ts';
import { currencySymbol } from '../useBrand.ts';
import { useIsBalanceHidden } from './useIsBalanceHidden.ts';

/** Name, balance and the way to more of it, at the head of the drawer. */
export function DrawerIdentity() {
  const t = useT();
  const { member } = useSession();
  const { data } = useBalance();
  const [isHidden, setHidden] = useIsBalanceHidden();
  if (member === undefined) return null;
  const name = member.nickname === '' ? member.account : member.nickname;
  return (
    <div className="rounded-panel bg-cloth p-4 shadow-cushion">
      <div className="flex items-center gap-3">
        <Avatar name={name} />
        <div className="min-w-0 flex-1">
          <p className="truncate text-label text-text-1">{name}</p>
          <p className="truncate text-cap text-text-3">{member.account}</p>
        </div>
        <IconButton
          icon={isHidden ? 'eyeOff' : 'eye'}
          label={t(isHidden ? 'shell.showBalance' : 'shell.hideBalance')}
          isPressed={isHidden}
          onClick={() => setHidden(!isHidden)}
        />
      </div>
      <p className="mt-3 text-cap text-text-3">{t('shell.balance')}</p>
      {data === undefined ? (
        <Skeleton className="mt-1 h-6 w-32" />
      ) : (
        <Money
          value={formatAmount(data.balance)}
          symbol={currencySymbol(data.currency)}
          size="m"
          tone="plain"
          isHidden={isHidden}
          hiddenLabel={t('shell.balanceHidden')}
        />
      )}
      <Button tone="brass" isBlock icon="deposit" className="mt-3" onClick={() => openWallet(t('shell.openWallet'))}>
        {t('shell.deposit')}
      </Button>
    </div>
  );
}
