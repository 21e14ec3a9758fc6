import type { IconName } from '@baize/ui/Icon';
import { StatusChip } from '@baize/ui/StatusChip';
import { useT } from '../i18n/useT.ts';
import type { QueuedDeposit } from './QueuedDeposit.ts';

const LOOKS: Record<QueuedDeposit['status'], { tone: 'amber' | 'felt' | 'cinnabar' | 'neutral'; icon: IconName }> = {
  pending: { tone: 'amber', icon: 'clock' },
  review: { tone: 'amber', icon: 'clock' },
  held: { tone: 'amber', icon: 'alert' },
  approved: { tone: 'felt', icon: 'check' },
  rejected: { tone: 'cinnabar', icon: 'close' },
  returned: { tone: 'neutral', icon: 'back' },
  expired: { tone: 'neutral', icon: 'clock' },
};

export function DepositStatus({ status }: { status: QueuedDeposit['status'] }) {
  const t = useT();
  const look = LOOKS[status];
  return (
    <StatusChip tone={look.tone} icon={look.icon}>
      {t(`deposits.${status}`)}
    </StatusChip>
  );
}
