import { Badge } from '@baize/ui/Badge';
import { useT } from '../../i18n/useT.ts';
import type { QueuedWithdrawal } from '../../components/QueuedWithdrawal.ts';

/** Why to look twice; a number that several members have bound weighs most. */
export function RiskFlags({ flags }: { flags: QueuedWithdrawal['flags'] }) {
  const t = useT();
  if (flags.length === 0) return <span className="text-text-3">{t('cashier.noFlags')}</span>;
  return (
    <span className="flex flex-wrap gap-1.5">
      {flags.map((flag) => (
        <Badge key={flag} tone={flag === 'sharedAccount' ? 'cinnabar' : flag === 'firstWithdrawal' ? 'sky' : 'amber'}>
          {t(`cashier.flag.${flag}`)}
        </Badge>
      ))}
    </span>
  );
}
