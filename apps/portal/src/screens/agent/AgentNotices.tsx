import { listAgentNotices } from '@baize/contract/agents/listAgentNotices';
import { EmptyState } from '@baize/ui/EmptyState';
import { Skeleton } from '@baize/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { SafeHtml } from '../../components/SafeHtml.tsx';
import { useDay } from '../../components/useDay.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { Failed } from './Failed.tsx';
import { PageTitle } from './PageTitle.tsx';

/** What the house has to say to its agents, newest order as the house set it. */
export function AgentNotices() {
  const t = useT();
  const day = useDay();
  const language = useLanguage();
  const list = useQuery(query(listAgentNotices, { language }));
  return (
    <>
      <PageTitle page="agentAnnouncement" />
      {list.isPending ? (
        <Skeleton className="h-40 w-full rounded-panel" />
      ) : list.isLoadingError ? (
        <Failed error={list.error} onRetry={list.refetch} />
      ) : list.data.length === 0 ? (
        <EmptyState title={t('team.empty.notices')} hint={t('team.empty.noticesHint')} />
      ) : (
        <ul className="flex flex-col gap-3">
          {list.data.map(({ id, title, content, startDate }) => (
            <li key={id}>
              <details className="group rounded-panel bg-bg-1 shadow-panel">
                <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 px-4 py-3">
                  <span className="text-label text-text-1">{title}</span>
                  <span className="shrink-0 text-cap text-text-3">{day(startDate)}</span>
                </summary>
                <div className="border-t border-line-1 px-4 py-3">
                  <SafeHtml html={content} />
                </div>
              </details>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
