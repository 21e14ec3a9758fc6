import { localText } from '@baize/contract/localText';
import { Button } from '@baize/ui/Button';
import { EmptyState } from '@baize/ui/EmptyState';
import { Skeleton } from '@baize/ui/Skeleton';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Composer } from './Composer.tsx';
import type { Chat } from './createChat.ts';
import { Envelopes } from './Envelopes.tsx';
import { MessageList } from './MessageList.tsx';
import { RoomTabs } from './RoomTabs.tsx';
import type { Language } from '@baize/contract/languages';
import { readFaultKey, words } from './words.ts';

type Props = { chat: Chat; language: Language; onReopen(): void };

/** The chat page: room tabs, messages and the composer. */
export function ChatPage({ chat, language, onReopen }: Props) {
  const state = useSyncExternalStore(chat.subscribe, chat.get);
  const t = words(language);
  const [draft, setDraft] = useState('');
  const { phase, rooms, roomId, fault, isShown, handle } = state;
  const room = rooms.find(({ id }) => id === roomId);
  useEffect(() => {
    document.title = localText(room?.name ?? {}, language);
  }, [room, language]);

  if (phase === 'ended') {
    return (
      <main aria-label={t('rooms')} className="grid h-full place-items-center">
        <EmptyState
          title={t('ended')}
          hint={t('endedHint')}
          action={
            <Button tone="felt" onClick={onReopen}>
              {t('reopen')}
            </Button>
          }
        />
      </main>
    );
  }
  if (phase === 'connecting') {
    return (
      <main aria-busy="true" aria-label={t('connecting')} className="flex h-full flex-col gap-3 p-4">
        <Skeleton className="h-9" />
        <Skeleton className="h-14" />
        <Skeleton className="h-14 w-4/5" />
        <Skeleton className="h-14 w-3/5" />
      </main>
    );
  }
  if (room === undefined) {
    return (
      <main aria-label={t('rooms')} className="grid h-full place-items-center">
        <EmptyState title={t('closed')} hint={t('closedHint')} />
      </main>
    );
  }
  return (
    <main aria-label={t('rooms')} className="flex h-full flex-col bg-bg-1">
      <h1 className="sr-only">{localText(room.name, language)}</h1>
      {rooms.length > 1 ? (
        <RoomTabs rooms={rooms} chosen={roomId} language={language} label={t('rooms')} onChoose={chat.choose} />
      ) : null}
      {phase === 'lost' ? (
        <p role="status" className="bg-amber-tint px-4 py-2 text-dense text-amber-text">
          {t('lost')}
        </p>
      ) : null}
      <Envelopes
        key={`${roomId} envelopes`}
        envelopes={room.envelopes}
        language={language}
        isOnline={phase === 'open'}
        onOpen={chat.open}
        nowMs={chat.nowMs}
      />
      {fault === undefined ? (
        <MessageList
          key={roomId}
          room={room}
          own={handle}
          isShown={isShown}
          language={language}
          onEarlier={chat.loadEarlier}
          onSeen={chat.markSeen}
          onReport={chat.report}
          onMention={(name) => setDraft(`${draft}${draft === '' || draft.endsWith(' ') ? '' : ' '}@${name} `)}
        />
      ) : (
        <div className="grid min-h-0 flex-1 place-items-center">
          <EmptyState title={t(readFaultKey(fault))} action={<Button onClick={chat.reload}>{t('again')}</Button>} />
        </div>
      )}
      <Composer
        key={`${roomId} composer`}
        draft={draft}
        onDraft={setDraft}
        slowSeconds={room.slowSeconds}
        mutedUntil={state.mutedUntil}
        nowMs={chat.nowMs}
        isOnline={phase === 'open'}
        language={language}
        onSay={chat.say}
      />
    </main>
  );
}
