import { listQueue, retryJob } from '@baize/contract';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../call.ts';
import { Moment } from '../../components/Moment.tsx';
import { useT } from '../../i18n/useT.ts';
import { JobDrawer } from './JobDrawer.tsx';
import { JobStatus } from './JobStatus.tsx';
import type { QueuedJob } from './QueuedJob.ts';
import { useJobText } from './useJobText.ts';

/** One task of the queue in full, and the way to have it tried again where a try has failed. */
export function QueuedJobDrawer({ job, onClose }: { job: QueuedJob; onClose: () => void }) {
  const t = useT();
  const queries = useQueryClient();
  const title = useJobText()(job.name) ?? job.name;
  const retrying = useMutation({
    mutationFn: () => call(retryJob, { jobId: job.id }),
    onSuccess: () => {
      toast.success(t('jobs.retried', { name: title }));
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [listQueue.id] }),
  });
  const hasFailed = job.status === 'failed' || (job.status === 'waiting' && job.attempts > 0);
  return (
    <JobDrawer
      title={title}
      onClose={onClose}
      fault={job.fault}
      act={hasFailed ? { label: t('jobs.retry'), icon: 'refresh', doing: retrying } : undefined}
      rows={[
        { label: t('jobs.status'), value: <JobStatus status={job.status} /> },
        { label: t('jobs.name'), value: <span className="font-mono text-dense wrap-anywhere">{job.name}</span> },
        { label: t('jobs.id'), value: <span className="font-mono text-dense">{job.id}</span> },
        { label: t('jobs.tries'), value: t('jobs.triesOf', { count: job.attempts, most: job.maxAttempts }) },
        { label: t('jobs.createdAt'), value: <Moment at={job.createdAt} /> },
        { label: t('jobs.nextTry'), value: job.status === 'waiting' ? <Moment at={job.runAt} /> : '–' },
      ]}
    />
  );
}
