import type { IconName } from '@baize/ui/Icon';
import { StatusChip } from '@baize/ui/StatusChip';
import { useT } from '../i18n/useT.ts';
import type { QueuedWithdrawal } from './QueuedWithdrawal.ts';

type Look = { tone: 'amber' | 'felt' | 'cinnabar' | 'neutral' | 'sky'; icon: IconName };

const LOOKS: Record<QueuedWithdrawal['status'], Look> = {
  requested: { tone: 'amber', icon: 'clock' },
  review: { tone: 'amber', icon: 'users' },
  approved: { tone: 'sky', icon: 'check' },
  paid: { tone: 'sky', icon: 'withdraw' },
  received: { tone: 'felt', icon: 'check' },
  receivedPart: { tone: 'cinnabar', icon: 'alert' },
  notReceived: { tone: 'cinnabar', icon: 'alert' },
  closed: { tone: 'neutral', icon: 'check' },
  rejected: { tone: 'cinnabar', icon: 'close' },
};

export function WithdrawalStatus({ status }: { status: QueuedWithdrawal['status'] }) {
  const t = useT();
  const look = LOOKS[status];
  return (
    <StatusChip tone={look.tone} icon={look.icon}>
      {t(`cashier.status.${status}`)}
    </StatusChip>
  );
}
