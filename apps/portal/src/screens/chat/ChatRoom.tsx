import { launchChat } from '@baize/contract/chat/launchChat';
import { ErrorState } from '@baize/ui/ErrorState';
import { Icon } from '@baize/ui/Icon';
import { Skeleton } from '@baize/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../call.ts';
import { closeChat, foldChat, reopenChat, type ChatDockState } from '../../chatDock.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { useTheme } from '../../theme.ts';
import { ownChatUrl } from './ownChatUrl.ts';
import { readChatNews } from './readChatNews.ts';

const headButton =
  'grid size-11 place-items-center rounded-control text-ink hover:bg-black/10 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-ink';

/**
 * The chat room at the bottom right corner: a page of its own in a frame that has no origin, so that it reads nothing of
 * this one. The address of each visit is worth one opening.
 */
export function ChatRoom({ roomId, visit, isFolded }: ChatDockState) {
  const t = useT();
  const errorText = useErrorText();
  const language = useLanguage();
  const theme = useTheme();
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLElement>(null);
  const [unread, setUnread] = useState(0);
  const launch = useQuery({
    queryKey: ['chat.visit', visit, roomId, language, theme],
    queryFn: async ({ signal }) => {
      const input = { language, theme, ...(roomId === undefined ? {} : { roomId }) };
      const { chatUrl } = await call(launchChat, input, { signal });
      return ownChatUrl(chatUrl, window.location.origin);
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  });
  useEffect(() => box.current?.focus(), [visit]);
  useEffect(() => {
    const onFrameMessage = (event: MessageEvent<unknown>): void => {
      if (event.source === null || event.source !== frame.current?.contentWindow) return;
      const news = readChatNews(event.data);
      if (news?.type === 'chat.unread') setUnread(news.count);
      if (news?.type === 'chat.reopen') reopenChat();
    };
    window.addEventListener('message', onFrameMessage);
    return () => window.removeEventListener('message', onFrameMessage);
  }, []);
  const tellShown = (isChatShown: boolean): void => {
    /* A page without an origin can be addressed in no other way; what is said is no secret. */
    frame.current?.contentWindow?.postMessage({ isChatShown }, '*');
  };
  useEffect(() => tellShown(!isFolded), [isFolded]);

  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={t('chat.title')}
      className="fixed right-0 bottom-0 z-drawer flex w-full flex-col overflow-hidden rounded-t-panel bg-bg-1 shadow-float outline-none sm:w-88"
      onKeyDown={(event) => {
        if (event.key === 'Escape') foldChat(true);
      }}
    >
      <header className="flex h-12 shrink-0 items-center gap-1 bg-chat-header pr-1 pl-4 text-ink">
        <Icon name="chat" size={18} />
        <h2 className="min-w-0 flex-1 truncate pl-1 text-label font-bold">{t('chat.title')}</h2>
        {unread > 0 ? (
          <span className="rounded-pill bg-ink px-2 text-micro text-chalk">
            <span className="sr-only">{t('chat.unread')}</span> {unread > 99 ? '99+' : unread}
          </span>
        ) : null}
        <button
          type="button"
          className={headButton}
          aria-expanded={!isFolded}
          aria-label={t(isFolded ? 'chat.unfold' : 'chat.fold')}
          onClick={() => foldChat(!isFolded)}
        >
          <Icon name={isFolded ? 'chevronUp' : 'chevronDown'} size={20} />
        </button>
        <button type="button" className={headButton} aria-label={t('chat.close')} onClick={closeChat}>
          <Icon name="close" size={20} />
        </button>
      </header>
      <div className={isFolded ? 'hidden' : 'h-[min(34rem,calc(100dvh-9rem))]'}>
        {launch.data === undefined ? (
          launch.isError ? (
            <ErrorState
              title={t('chat.failed')}
              hint={errorText(launch.error)}
              retryLabel={t('chat.retry')}
              onRetry={() => void launch.refetch()}
            />
          ) : (
            <div aria-busy="true" aria-label={t('chat.loading')} className="flex flex-col gap-3 p-4">
              <Skeleton className="h-9" />
              <Skeleton className="h-14" />
              <Skeleton className="h-14 w-4/5" />
            </div>
          )
        ) : (
          <iframe
            key={launch.data}
            ref={frame}
            src={launch.data}
            title={t('chat.frame')}
            sandbox="allow-scripts allow-forms"
            referrerPolicy="no-referrer"
            className="size-full border-0 bg-bg-1"
            onLoad={() => tellShown(!isFolded)}
          />
        )}
      </div>
    </section>
  );
}
