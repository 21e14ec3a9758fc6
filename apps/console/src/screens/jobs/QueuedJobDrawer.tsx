import { listQueue, retryJob } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Drawer } from '@baize/ui/Drawer';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../call.ts';
import { Facts } from '../../components/Facts.tsx';
import { Moment } from '../../components/Moment.tsx';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import { FaultText } from './FaultText.tsx';
import { JobStatus } from './JobStatus.tsx';
import type { QueuedJob } from './QueuedJob.ts';
import { useJobText } from './useJobText.ts';

/** One task of the queue in full, and the way to have it tried again where a try has failed. */
export function QueuedJobDrawer({ job, onClose }: { job: QueuedJob; onClose: () => void }) {
  const t = useT();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { may } = useOperator();
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
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      labels={{ close: t('shell.close') }}
      footer={
        hasFailed && may('jobs.write') ? (
          <Button tone="felt" icon="refresh" isLoading={retrying.isPending} onClick={() => retrying.mutate()}>
            {t('jobs.retry')}
          </Button>
        ) : null
      }
    >
      {retrying.isError ? (
        <Callout tone="danger" isLive className="mb-4">
          {errorText(retrying.error)}
        </Callout>
      ) : null}
      <Facts
        rows={[
          { label: t('jobs.status'), value: <JobStatus status={job.status} /> },
          { label: t('jobs.name'), value: <span className="font-mono text-dense">{job.name}</span> },
          { label: t('jobs.id'), value: <span className="font-mono text-dense">{job.id}</span> },
          { label: t('jobs.tries'), value: t('jobs.triesOf', { count: job.attempts, most: job.maxAttempts }) },
          { label: t('jobs.createdAt'), value: <Moment at={job.createdAt} /> },
          { label: t('jobs.nextTry'), value: job.status === 'waiting' ? <Moment at={job.runAt} /> : '–' },
        ]}
      />
      <FaultText fault={job.fault} />
    </Drawer>
  );
}
