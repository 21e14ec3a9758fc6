import { getMemberInfo } from '@baize/contract/identity/getMemberInfo';
import { formatAmount } from '@baize/maths';
import { Badge } from '@baize/ui/Badge';
import { Button } from '@baize/ui/Button';
import { IconButton } from '@baize/ui/IconButton';
import { Menu } from '@baize/ui/Menu';
import { Money } from '@baize/ui/Money';
import { Skeleton } from '@baize/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { query } from '../call.ts';
import { useT } from '../i18n/useT.ts';
import { askLogout, openWallet } from '../layer.ts';
import { useShown } from '../router/useShown.ts';
import { screenAt } from '../routes.tsx';
import { useSession } from '../session.ts';
import { useBalance } from '../useBalance.ts';
import { currencySymbol } from '../useBrand.ts';
import { MailButton } from './MailButton.tsx';
import { MemberAvatar } from './MemberAvatar.tsx';
import { useAccountItems } from './useAccountItems.ts';
import { useIsBalanceHidden } from './useIsBalanceHidden.ts';
import { useNavigate } from '../router/useNavigate.ts';

/** Balance, deposit and the account's menu. */
export function MemberArea() {
  const t = useT();
  const navigate = useNavigate();
  const { member, isTrial } = useSession();
  const items = useAccountItems();
  /* Asks once whether the server still knows the session that this tab remembers. */
  useQuery({ ...query(getMemberInfo, {}), staleTime: Infinity });
  const { place } = useShown();
  if (member === undefined) return null;
  const name = member.nickname === '' ? member.account : member.nickname;
  /* A page has one main act: where it has one of its own, this one steps back. */
  const tone = screenAt(place.path).hasOwnAct?.(place.search) === true ? 'neutral' : 'brass';
  const deposit = (): void => void navigate({ to: '/member', search: { page: 'depositv2' } });
  return (
    <>
      <Balance />
      {isTrial ? (
        <Badge tone="plum" className="max-lg:hidden">
          {t('shell.trial')}
        </Badge>
      ) : (
        <>
          <Button tone={tone} size="s" className="max-lg:hidden" onClick={deposit}>
            {t('shell.deposit')}
          </Button>
          <Button
            tone={tone}
            size="s"
            icon="plus"
            aria-label={t('shell.deposit')}
            className="gap-0 px-2.5 lg:hidden"
            onClick={deposit}
          />
        </>
      )}
      <MailButton className="max-lg:hidden" />
      <span className="max-lg:hidden">
        <Menu
          label={t('shell.account')}
          header={
            <span className="block">
              <span className="block text-label text-text-1">{name}</span>
              <span className="block text-cap text-text-3">{member.account}</span>
            </span>
          }
          trigger={
            <button
              type="button"
              aria-label={t('shell.accountOf', { name })}
              className="flex rounded-pill transition-shadow duration-fast hover:shadow-[0_0_0_3px_var(--bg-3)]"
            >
              <MemberAvatar />
            </button>
          }
          items={[
            ...items.map(({ id, label, icon, count = 0, onSelect }) => ({
              ...{ id, label, icon, onSelect },
              ...(count === 0 ? {} : { aside: count > 99 ? '99+' : count }),
            })),
            { id: 'logout', label: t('shell.logout'), icon: 'logout', startsGroup: true, onSelect: askLogout },
          ]}
        />
      </span>
    </>
  );
}

function Balance() {
  const t = useT();
  const { data, isError, isFetching, refetch } = useBalance();
  const [isHidden, setHidden] = useIsBalanceHidden();
  const eye = (
    <IconButton
      icon={isHidden ? 'eyeOff' : 'eye'}
      size="s"
      label={t(isHidden ? 'shell.showBalance' : 'shell.hideBalance')}
      isPressed={isHidden}
      onClick={() => setHidden(!isHidden)}
      className="max-lg:hidden"
    />
  );
  return (
    <div className="flex h-9 min-w-0 items-center gap-0.5 rounded-control bg-bg-inset px-1 max-lg:px-2.5">
      <button
        type="button"
        onClick={() => openWallet(t('shell.openWallet'))}
        title={t('shell.wallet')}
        className="min-w-0 truncate rounded-cell text-right lg:pl-2"
      >
        <span className="sr-only">{t('shell.balance')}: </span>
        {data === undefined ? (
          isError ? (
            <span className="text-cap text-cinnabar-text">{t('shell.balanceFailed')}</span>
          ) : (
            <Skeleton className="h-4 w-20" />
          )
        ) : (
          <Money
            value={formatAmount(data.balance)}
            symbol={currencySymbol(data.currency)}
            isHidden={isHidden}
            hiddenLabel={t('shell.balanceHidden')}
            className="text-label font-bold text-text-1 font-wide max-lg:text-dense"
          />
        )}
      </button>
      {eye}
      <IconButton
        icon="refresh"
        size="s"
        label={t('shell.refreshBalance')}
        disabled={isFetching}
        onClick={() => void refetch()}
        className={isFetching ? 'max-lg:hidden [&>svg]:animate-spin' : 'max-lg:hidden'}
      />
    </div>
  );
}
