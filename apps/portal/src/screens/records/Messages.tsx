import { getUnreadCount, listMessages, markRead } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { cx } from '@baize/ui/cx';
import { EmptyState } from '@baize/ui/EmptyState';
import { ErrorState } from '@baize/ui/ErrorState';
import { Pager } from '@baize/ui/Pager';
import { Panel } from '@baize/ui/Panel';
import { Segmented } from '@baize/ui/Segmented';
import { Skeleton } from '@baize/ui/Skeleton';
import { toast } from '@baize/ui/toast';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { wallTime } from '../../businessDay.ts';
import { call, query } from '../../call.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useUnread } from '../../components/useUnread.ts';
import { useT } from '../../i18n/useT.ts';
import { useBrand } from '../../useBrand.ts';
import type { Message } from './Message.ts';
import { MessageReader } from './MessageReader.tsx';
import { useMemberPlace } from './useMemberPlace.ts';
import { useSizedPagerLabels } from '../../components/useSizedPagerLabels.ts';

/** Messages of the platform: the list, and beside it the one that is read. On phones one of the two at a time. */
export function Messages() {
  const t = useT();
  const errorText = useErrorText();
  const pagerLabels = useSizedPagerLabels();
  const queries = useQueryClient();
  const { isPanel, search, show } = useMemberPlace();
  const unread = useUnread();
  const [opened, setOpened] = useState<Message>();
  const filter = search['filter'] === 'unread' ? 'unread' : 'all';
  const pageNum = Math.max(1, Math.trunc(Number(search['pageNum'])) || 1);
  const list = useQuery({
    ...query(listMessages, { filter, pageNum, pageSize: 20 }),
    placeholderData: keepPreviousData,
  });
  const marking = useMutation({
    mutationFn: (ids?: string[]) => call(markRead, ids === undefined ? {} : { ids }),
    onSuccess: (answer) => {
      queries.setQueryData(query(getUnreadCount, {}).queryKey, answer);
      return queries.invalidateQueries({ queryKey: [listMessages.id] });
    },
    onError: (error) => toast.error(errorText(error)),
  });

  const open = (message: Message): void => {
    setOpened(message);
    if (!message.isRead) marking.mutate([message.id]);
  };
  const rows = list.data?.content ?? [];
  const pageCount = list.data?.totalPages ?? 1;

  return (
    <>
      <header className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h1 className="text-h2 text-text-1">{t('records.page.messageV2')}</h1>
        <div className="flex flex-wrap items-center gap-2">
          <Segmented
            label={t('member.message.filter')}
            value={filter}
            onValueChange={(next) => show({ page: 'messageV2', filter: next === 'unread' ? next : undefined })}
            options={[
              { value: 'all', label: t('member.message.all') },
              { value: 'unread', label: t('member.message.unread') },
            ]}
          />
          <Button
            size="s"
            icon="check"
            disabled={unread === 0}
            isLoading={marking.isPending && marking.variables === undefined}
            onClick={() => marking.mutate(undefined)}
          >
            {t('member.message.markAll')}
          </Button>
        </div>
      </header>
      <div className={cx('grid gap-4', !isPanel && 'xl:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] xl:items-start')}>
        <Panel
          isFlush
          aria-label={t('member.message.list')}
          aria-busy={list.isPending || list.isPlaceholderData || undefined}
          className={cx('overflow-hidden', opened !== undefined && (isPanel ? 'hidden' : 'max-xl:hidden'))}
        >
          {list.isPending ? (
            <div className="flex flex-col gap-3 p-4">
              {[1, 2, 3, 4].map((row) => (
                <Skeleton key={row} className="h-12" />
              ))}
            </div>
          ) : list.isLoadingError ? (
            <ErrorState
              title={t('member.message.failed')}
              hint={errorText(list.error)}
              retryLabel={t('records.retry')}
              onRetry={() => void list.refetch()}
            />
          ) : rows.length === 0 ? (
            <EmptyState
              title={t(filter === 'unread' ? 'member.message.noneUnread' : 'member.message.none')}
              hint={filter === 'unread' ? undefined : t('member.message.noneHint')}
            />
          ) : (
            <ul className={cx('divide-y divide-line-1', list.isPlaceholderData && 'opacity-60')}>
              {rows.map((message) => (
                <li key={message.id}>
                  <MessageRow message={message} isOpen={message.id === opened?.id} onOpen={() => open(message)} />
                </li>
              ))}
            </ul>
          )}
          {pageCount > 1 ? (
            <div className="border-t border-line-1 p-3">
              <Pager
                page={pageNum}
                pageCount={pageCount}
                onPage={(next) => show({ ...search, pageNum: next })}
                labels={pagerLabels}
              />
            </div>
          ) : null}
        </Panel>
        {opened === undefined ? null : <MessageReader message={opened} onBack={() => setOpened(undefined)} />}
      </div>
    </>
  );
}

function MessageRow({ message, isOpen, onOpen }: { message: Message; isOpen: boolean; onOpen: () => void }) {
  const t = useT();
  const { timeZone } = useBrand();
  return (
    <button
      type="button"
      aria-current={isOpen || undefined}
      onClick={onOpen}
      className={cx(
        'flex w-full items-start gap-3 px-4 py-3 text-left -outline-offset-2 transition-colors duration-fast hover:bg-bg-2',
        isOpen && 'bg-bg-2',
      )}
    >
      <span
        aria-hidden="true"
        className={cx('mt-2 size-2 shrink-0 rounded-pill', message.isRead ? 'bg-transparent' : 'bg-brass')}
      />
      <span className="min-w-0 flex-1">
        <span className={cx('block truncate text-body text-text-1', !message.isRead && 'font-bold')}>
          {message.isRead ? null : <span className="sr-only">{t('member.message.isUnread')} </span>}
          {message.title}
        </span>
        <span className="flex justify-between gap-3 text-cap text-text-3">
          <span>{t(`member.message.kind.${message.kind}`)}</span>
          <span className="tabular-nums">{wallTime(Date.parse(message.createdAt), timeZone)}</span>
        </span>
      </span>
    </button>
  );
}
