import type { IconName } from '@baize/ui/Icon';
import { StatusChip } from '@baize/ui/StatusChip';
import { useT } from '../../i18n/useT.ts';
import type { OutboxMessage } from './OutboxMessage.ts';

const LOOKS: Record<OutboxMessage['status'], { tone: 'amber' | 'felt' | 'cinnabar' | 'neutral'; icon: IconName }> = {
  waiting: { tone: 'amber', icon: 'clock' },
  sent: { tone: 'felt', icon: 'check' },
  failed: { tone: 'cinnabar', icon: 'alert' },
  kept: { tone: 'neutral', icon: 'mail' },
};

export function OutboxStatus({ status }: { status: OutboxMessage['status'] }) {
  const t = useT();
  const look = LOOKS[status];
  return (
    <StatusChip tone={look.tone} icon={look.icon}>
      {t(`outbox.${status}`)}
    </StatusChip>
  );
}
