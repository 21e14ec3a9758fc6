import { Button } from '@baize/ui/Button';
import { cx } from '@baize/ui/cx';
import { Icon } from '@baize/ui/Icon';
import { useT } from '../../i18n/useT.ts';
import { moneyText } from '../moneyText.ts';
import type { MerchantWallet } from './useMerchantWallet.ts';

/* At the top of the file, since the compiler of components loses big numbers that are written inside one. */
const NOTHING = 0n;

type Wallet = MerchantWallet['wallets'][number];
type Choice = { from: string; to: string };

interface WalletCardsProps {
  wallets: MerchantWallet;
  isBusy: boolean;
  onChoose: (choice: Choice) => void;
  onAll: (choice: Choice) => void;
}

/** The main wallet and the vendors', each with what is in it and the ways in and out. */
export function WalletCards({ wallets, isBusy, onChoose, onAll }: WalletCardsProps) {
  const t = useT();
  const { main, currency } = wallets;
  return (
    <ul className="divide-y divide-line-1">
      <li className="flex flex-wrap items-center gap-3 py-4 first:pt-0">
        <Emblem isMain />
        <span className="min-w-0 flex-1">
          <span className="block text-label text-text-1">{t('funds.main')}</span>
          <span className="block text-cap text-text-3">{t('funds.mainNote')}</span>
        </span>
        <span className="text-num-m text-brass-text tabular-nums">{moneyText(main, currency)}</span>
      </li>
      {wallets.wallets.map((wallet) => (
        <WalletRow key={wallet.wallet} {...{ wallet, currency, main, isBusy, onChoose, onAll }} />
      ))}
    </ul>
  );
}

type WalletRowProps = Omit<WalletCardsProps, 'wallets'> & { wallet: Wallet; currency: string; main: bigint };

function WalletRow({ wallet, currency, main, isBusy, onChoose, onAll }: WalletRowProps) {
  const t = useT();
  const { balance, isOpen, pending, name } = wallet;
  const isMoving = pending > NOTHING;
  const canGoIn = isOpen && balance !== null && !isMoving;
  const canComeOut = balance !== null && balance > NOTHING && !isMoving;
  const into: Choice = { from: 'main', to: wallet.wallet };
  const back: Choice = { from: wallet.wallet, to: 'main' };
  return (
    <li className="flex flex-col gap-3 py-4 last:pb-0">
      <span className="flex flex-wrap items-center gap-3">
        <Emblem />
        <span className="min-w-0 flex-1">
          <span className="block text-label text-text-1">{name}</span>
          <span className={cx('block text-cap', balance === null ? 'text-amber-text' : 'text-text-3')}>
            {balance === null ? t('funds.unavailable') : isOpen ? t('funds.open') : t('funds.closed')}
          </span>
        </span>
        <span className={cx('text-num-m tabular-nums', balance === null ? 'text-text-3' : 'text-text-1')}>
          {balance === null ? '—' : moneyText(balance, currency)}
        </span>
      </span>
      {isMoving ? (
        <p role="status" className="flex items-center gap-2 text-dense text-amber-text">
          <Icon name="clock" size={16} />
          {t('funds.pending', { amount: moneyText(pending, currency) })}
        </p>
      ) : null}
      <span className="flex flex-wrap gap-2">
        <Button
          size="s"
          icon="download"
          disabled={!canGoIn || isBusy}
          aria-label={t('funds.inTo', { wallet: name })}
          onClick={() => onChoose(into)}
        >
          {t('funds.in')}
        </Button>
        <Button
          size="s"
          icon="upload"
          disabled={!canComeOut || isBusy}
          aria-label={t('funds.outOf', { wallet: name })}
          onClick={() => onChoose(back)}
        >
          {t('funds.out')}
        </Button>
        <Button
          size="s"
          tone="ghost"
          disabled={!canGoIn || main === NOTHING || isBusy}
          aria-label={t('funds.allInTo', { wallet: name })}
          onClick={() => onAll(into)}
        >
          {t('funds.allIn')}
        </Button>
        <Button
          size="s"
          tone="ghost"
          disabled={!canComeOut || isBusy}
          aria-label={t('funds.allOutOf', { wallet: name })}
          onClick={() => onAll(back)}
        >
          {t('funds.allOut')}
        </Button>
      </span>
    </li>
  );
}

function Emblem({ isMain = false }: { isMain?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid size-10 shrink-0 place-items-center rounded-control',
        isMain ? 'bg-brass-tint text-brass-text' : 'bg-bg-3 text-text-2',
      )}
    >
      <Icon name={isMain ? 'wallet' : 'games'} size={20} />
    </span>
  );
}
