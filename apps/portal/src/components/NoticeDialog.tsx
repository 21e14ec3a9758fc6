import { Dialog } from '@baize/ui/Dialog';
import { EmptyState } from '@baize/ui/EmptyState';
import { ErrorState } from '@baize/ui/ErrorState';
import { Icon } from '@baize/ui/Icon';
import { Skeleton } from '@baize/ui/Skeleton';
import { useEffect, useId, useRef, useState } from 'react';
import { useT } from '../i18n/useT.ts';
import { SafeHtml } from './SafeHtml.tsx';
import { LazyPager } from './list/LazyPager.tsx';
import { useDay } from './useDay.ts';
import { useNotices } from './useNotices.ts';

/** Notices on a page. */
const PAGE = 9;

type Props = {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  /** The notice to begin with, counted from 0 over all of them. */
  index: number;
};

/** Player notices, each to unfold; it opens where it was asked to. */
export function NoticeDialog({ isOpen, onOpenChange, index }: Props) {
  const t = useT();
  const day = useDay();
  const id = useId();
  const first = useRef<HTMLLIElement>(null);
  const { data, isLoadingError, refetch } = useNotices();
  const [page, setPage] = useState(Math.floor(index / PAGE) + 1);
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set([index]));
  const notices = data?.notices;
  const isThere = notices !== undefined;
  useEffect(() => {
    if (isThere) first.current?.scrollIntoView({ block: 'nearest' });
  }, [isThere]);

  const turn = (at: number): void => {
    const next = new Set(unfolded);
    if (!next.delete(at)) next.add(at);
    setUnfolded(next);
  };
  const content = () => {
    if (isLoadingError) {
      return (
        <ErrorState title={t('shell.noticesFailed')} retryLabel={t('shell.retry')} onRetry={() => void refetch()} />
      );
    }
    if (notices === undefined) {
      return (
        <div aria-busy="true" className="grid gap-2">
          {[0, 1, 2].map((at) => (
            <Skeleton key={at} className="h-12" />
          ))}
        </div>
      );
    }
    if (notices.length === 0) return <EmptyState title={t('shell.noNotices')} />;
    return (
      <ul className="divide-y divide-line-1">
        {notices.slice((page - 1) * PAGE, page * PAGE).map((notice, row) => {
          const at = (page - 1) * PAGE + row;
          const isUnfolded = unfolded.has(at);
          return (
            <li key={notice.id} ref={at === index ? first : undefined}>
              <h3>
                <button
                  type="button"
                  aria-expanded={isUnfolded}
                  aria-controls={`${id}-${at}`}
                  onClick={() => turn(at)}
                  className="flex min-h-12 w-full items-center gap-3 rounded-control px-1 text-left hover:bg-bg-3"
                >
                  <span className="min-w-0 flex-1 text-label text-text-1">{notice.title}</span>
                  <span className="shrink-0 text-cap text-text-3">{day(notice.startDate)}</span>
                  <Icon name={isUnfolded ? 'chevronUp' : 'chevronDown'} size={16} className="shrink-0 text-text-3" />
                </button>
              </h3>
              <div id={`${id}-${at}`} hidden={!isUnfolded} className="px-1 pt-1 pb-4">
                {isUnfolded ? <SafeHtml html={notice.content} /> : null}
              </div>
            </li>
          );
        })}
      </ul>
    );
  };
  const pages = Math.ceil((notices?.length ?? 0) / PAGE);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="m"
      title={t('shell.notices')}
      labels={{ close: t('shell.close') }}
      {...(pages > 1
        ? {
            footer: <LazyPager page={page} pageCount={pages} onPage={setPage} />,
          }
        : {})}
    >
      {content()}
    </Dialog>
  );
}
