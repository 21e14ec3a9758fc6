import { Icon } from '@baize/ui/Icon';
import { useT } from '../../i18n/useT.ts';
import { Link } from '../../router/Link.tsx';
import { moneyText } from '../moneyText.ts';
import { useMerchantWallet } from './useMerchantWallet.ts';

const NOTHING = 0n;

/** What stands in vendors' wallets, with the way to transfers; nothing where everything is in one wallet. */
export function WalletsLine({ onLeave }: { onLeave: () => void }) {
  const t = useT();
  const { data } = useMerchantWallet();
  if (data === undefined || data.isSingle === 1 || data.wallets.length === 0) return null;
  const there = data.wallets.reduce((sum, { balance, pending }) => sum + (balance ?? NOTHING) + pending, NOTHING);
  return (
    <Link
      to="/member"
      search={{ page: 'transferFund' }}
      onClick={onLeave}
      className="flex min-h-11 items-center justify-between gap-3 rounded-control bg-bg-2 px-4 text-body text-text-2 no-underline shadow-cushion hover:text-text-1"
    >
      <span className="tabular-nums">{t('funds.line', { amount: moneyText(there, data.currency) })}</span>
      <span className="flex items-center gap-1 text-label text-brass-text">
        {t('funds.lineOpen')}
        <Icon name="forward" size={16} />
      </span>
    </Link>
  );
}
