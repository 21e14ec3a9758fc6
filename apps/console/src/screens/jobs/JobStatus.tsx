import type { IconName } from '@baize/ui/Icon';
import { StatusChip } from '@baize/ui/StatusChip';
import { useT } from '../../i18n/useT.ts';
import type { QueuedJob } from './QueuedJob.ts';

const LOOKS: Record<QueuedJob['status'], { tone: 'amber' | 'sky' | 'cinnabar'; icon: IconName }> = {
  waiting: { tone: 'amber', icon: 'clock' },
  running: { tone: 'sky', icon: 'refresh' },
  failed: { tone: 'cinnabar', icon: 'alert' },
};

/** How a job stands. Recurring work waits nearly all of its time, so there waiting asks for no attention. */
export function JobStatus({ status, isRecurring = false }: { status: QueuedJob['status']; isRecurring?: boolean }) {
  const t = useT();
  const look = LOOKS[status];
  return (
    <StatusChip tone={isRecurring && status === 'waiting' ? 'neutral' : look.tone} icon={look.icon}>
      {t(`jobs.${status}`)}
    </StatusChip>
  );
}
