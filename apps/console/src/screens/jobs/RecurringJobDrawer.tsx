import { listSchedule, runJob } from '@baize/contract';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../call.ts';
import { Moment } from '../../components/Moment.tsx';
import { useT } from '../../i18n/useT.ts';
import { JobDrawer } from './JobDrawer.tsx';
import { JobStatus } from './JobStatus.tsx';
import { LastTurn } from './LastTurn.tsx';
import type { RecurringJob } from './RecurringJob.ts';
import { useJobText } from './useJobText.ts';
import { useSpanText } from './useSpanText.ts';

/** One recurring job in full. It stays open when a turn was asked for, so that one sees how the turn ends. */
export function RecurringJobDrawer({ job, onClose }: { job: RecurringJob; onClose: () => void }) {
  const t = useT();
  const spanText = useSpanText();
  const queries = useQueryClient();
  const title = useJobText()(job.name) ?? job.name;
  const running = useMutation({
    mutationFn: () => call(runJob, { name: job.name }),
    onSuccess: () => toast.success(t('jobs.runSoon', { name: title })),
    onSettled: () => queries.invalidateQueries({ queryKey: [listSchedule.id] }),
  });
  return (
    <JobDrawer
      title={title}
      onClose={onClose}
      fault={job.fault}
      act={{ label: t('jobs.run'), icon: 'play', doing: running }}
      rows={[
        { label: t('jobs.status'), value: <JobStatus status={job.status} isRecurring /> },
        { label: t('jobs.name'), value: <span className="font-mono text-dense wrap-anywhere">{job.name}</span> },
        { label: t('jobs.turns'), value: t('jobs.every', { span: spanText(job.everySeconds * 1_000) }) },
        { label: t('jobs.lastTurn'), value: <LastTurn job={job} /> },
        { label: t('jobs.endedAt'), value: job.endedAt === null ? '–' : <Moment at={job.endedAt} /> },
        { label: t('jobs.nextTurn'), value: <Moment at={job.nextAt} /> },
        { label: t('jobs.failures'), value: job.failures },
      ]}
    />
  );
}
