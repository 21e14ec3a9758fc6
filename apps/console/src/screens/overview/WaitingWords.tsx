import { listLetters, listTickets } from '@baize/contract';
import { Panel } from '@baize/ui/Panel';
import { Skeleton } from '@baize/ui/Skeleton';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { query } from '../../call.ts';
import { pollWhilePresent } from '../../components/pollWhilePresent.ts';
import { QueryFault } from '../../components/QueryFault.tsx';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import { WaitingQueue } from './WaitingQueue.tsx';

/** The one that waits longest is the first of its list. */
const oldest = { status: 'open', pageNum: 1, pageSize: 1 } as const;

/** How many of those who wrote wait for an answer, members and people without an account, for who may read it. */
export function WaitingWords() {
  const t = useT();
  const { may } = useOperator();
  const isAllowed = may('feedback.read');
  const asked = { refetchInterval: pollWhilePresent(15_000), enabled: isAllowed };
  const tickets = useQuery({ ...query(listTickets, oldest), ...asked });
  const letters = useQuery({ ...query(listLetters, oldest), ...asked });
  if (!isAllowed) return null;
  return (
    <>
      <Queue
        list={tickets}
        title={t('overview.waitingFeedback')}
        to="/feedback"
        page={t('nav.feedback')}
        count={tickets.data?.counts.open ?? 0}
        oldestAt={tickets.data?.page.content[0]?.updatedAt ?? null}
      />
      <Queue
        list={letters}
        title={t('overview.waitingLetters')}
        to="/letters"
        page={t('nav.letters')}
        count={letters.data?.counts.open ?? 0}
        oldestAt={letters.data?.page.content[0]?.createdAt ?? null}
      />
    </>
  );
}

type QueueProps = ComponentProps<typeof WaitingQueue> & {
  list: Pick<UseQueryResult, 'data' | 'isError' | 'error' | 'refetch'>;
};

function Queue({ list, ...queue }: QueueProps) {
  if (list.data !== undefined) return <WaitingQueue {...queue} />;
  if (!list.isError) return <Skeleton className="h-28 rounded-panel" />;
  return (
    <Panel title={queue.title}>
      <QueryFault error={list.error} onRetry={list.refetch} />
    </Panel>
  );
}
