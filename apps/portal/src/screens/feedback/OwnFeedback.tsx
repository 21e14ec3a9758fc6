import { getFeedback } from '@baize/contract';
import { Skeleton } from '@baize/ui/Skeleton';
import { ListCards } from '../../components/list/ListCards.tsx';
import { useList } from '../../components/list/useList.ts';
import { useT } from '../../i18n/useT.ts';
import { FeedbackThread } from './FeedbackThread.tsx';

/** What the member has written so far, newest first, each with its thread. */
export function OwnFeedback() {
  const t = useT();
  const list = useList(getFeedback, { size: 10 });
  const { data } = list;
  return (
    <ListCards
      list={list}
      found={data?.entries}
      failed={t('feedback.listFailed')}
      empty={{ title: t('feedback.none'), hint: t('feedback.noneHint') }}
      skeleton={
        <div className="flex flex-col gap-3">
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </div>
      }
      pagerClass="mt-4"
    >
      {(entries) => (
        <ul className="flex flex-col gap-3">
          {entries.map((entry) => (
            <li key={entry.id} className="rounded-control bg-bg-2 p-4">
              <FeedbackThread entry={entry} maxWords={data?.maxWords ?? 0} />
            </li>
          ))}
        </ul>
      )}
    </ListCards>
  );
}
