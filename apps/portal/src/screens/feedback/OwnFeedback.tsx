import { getFeedback } from '@baize/contract';
import { EmptyState } from '@baize/ui/EmptyState';
import { ErrorState } from '@baize/ui/ErrorState';
import { Pager } from '@baize/ui/Pager';
import { Skeleton } from '@baize/ui/Skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../call.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { FeedbackThread } from './FeedbackThread.tsx';

/** What the member has written so far, newest first, each with its thread. */
export function OwnFeedback() {
  const t = useT();
  const errorText = useErrorText();
  const [pageNum, setPageNum] = useState(1);
  const list = useQuery({
    ...query(getFeedback, { pageNum, pageSize: 10 }),
    placeholderData: keepPreviousData,
  });
  if (list.isPending) {
    return (
      <div aria-busy="true" className="flex flex-col gap-3">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
    );
  }
  if (list.isLoadingError) {
    return (
      <ErrorState
        title={t('feedback.listFailed')}
        hint={errorText(list.error)}
        retryLabel={t('feedback.retry')}
        onRetry={() => void list.refetch()}
      />
    );
  }
  const { content, totalPages } = list.data.entries;
  if (content.length === 0) return <EmptyState title={t('feedback.none')} hint={t('feedback.noneHint')} />;
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-3">
        {content.map((entry) => (
          <li key={entry.id} className="rounded-control bg-bg-2 p-4">
            <FeedbackThread entry={entry} maxWords={list.data.maxWords} />
          </li>
        ))}
      </ul>
      {totalPages > 1 ? (
        <Pager
          page={pageNum}
          pageCount={totalPages}
          onPage={setPageNum}
          labels={{
            pages: t('feedback.pages'),
            previous: t('feedback.previous'),
            next: t('feedback.next'),
            page: (page) => t('feedback.page', { page }),
          }}
        />
      ) : null}
    </div>
  );
}
