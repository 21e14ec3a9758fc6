import { formatAmount } from '@baize/maths';
import { Badge } from '@baize/ui/Badge';
import { Button } from '@baize/ui/Button';
import { buttonClass } from '@baize/ui/buttonClass';
import { Icon } from '@baize/ui/Icon';
import { IconButton } from '@baize/ui/IconButton';
import { Money } from '@baize/ui/Money';
import { Skeleton } from '@baize/ui/Skeleton';
import { useT } from '../i18n/useT.ts';
import { closeLayer, openRegister, openWallet } from '../layer.ts';
import { Link } from '../router/Link.tsx';
import { useSession } from '../session.ts';
import { useBalance } from '../useBalance.ts';
import { currencySymbol } from '../useBrand.ts';
import { MemberAvatar } from './MemberAvatar.tsx';
import { useIsBalanceHidden } from './useIsBalanceHidden.ts';

/** Name, balance and the way to more of it, at the head of the drawer. */
export function DrawerIdentity() {
  const t = useT();
  const { member, isTrial } = useSession();
  const { data } = useBalance();
  const [isHidden, setHidden] = useIsBalanceHidden();
  if (member === undefined) return null;
  const name = member.nickname === '' ? member.account : member.nickname;
  return (
    <div className="rounded-panel bg-cloth p-4 shadow-cushion">
      <div className="flex items-center gap-3">
        <MemberAvatar />
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
      {isTrial ? (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
          <Badge tone="plum">{t('shell.trial')}</Badge>
          <Button tone="felt" size="s" onClick={() => openRegister()}>
            {t('shell.joinLong')}
          </Button>
        </div>
      ) : (
        <div className="mt-3 grid grid-cols-2 gap-2">
          <Button tone="brass" icon="deposit" onClick={() => openWallet(t('shell.openWallet'))}>
            {t('shell.deposit')}
          </Button>
          <Link
            to="/member"
            search={{ page: 'withdraw' }}
            onClick={closeLayer}
            className={buttonClass({ tone: 'neutral' })}
          >
            <Icon name="withdraw" size={20} />
            {t('shell.withdraw')}
          </Link>
        </div>
      )}
    </div>
  );
}
