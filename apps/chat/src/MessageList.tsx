import { Button } from '@baize/ui/Button';
import { EmptyState } from '@baize/ui/EmptyState';
import { Skeleton } from '@baize/ui/Skeleton';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Room } from './ChatState.ts';
import { MessageRow } from './MessageRow.tsx';
import type { Language } from '@baize/contract/languages';
import { faultKey, readFaultKey, words } from './words.ts';

type Props = {
  room: Room;
  /** The member's own chat name. */
  own: string;
  isShown: boolean;
  language: Language;
  onEarlier(): Promise<string>;
  onSeen(): void;
  onReport(seq: number): Promise<string>;
  onMention(handle: string): void;
};

/** Within this distance from the end the list scrolls along with new messages. */
const NEAR_PX = 80;

/** The messages of a room, latest last. */
export function MessageList({ room, own, isShown, language, onEarlier, onSeen, onReport, onMention }: Props) {
  const t = words(language);
  const box = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [note, setNote] = useState('');
  const last = room.messages.at(-1)?.seq;
  useLayoutEffect(() => {
    const { current } = box;
    if (current !== null && isAtEnd) current.scrollTop = current.scrollHeight;
  }, [last, isAtEnd, room.isLoaded, isShown]);
  useEffect(() => {
    if (isAtEnd && isShown) onSeen();
  }, [isAtEnd, isShown, last, onSeen]);
  const earlier = async (): Promise<void> => {
    const { current } = box;
    const height = current?.scrollHeight ?? 0;
    const code = await onEarlier();
    setNote(code === 'ok' ? '' : t(readFaultKey(code)));
    // What was read stays where it was; what is new lies above it.
    requestAnimationFrame(() => {
      if (current !== null) current.scrollTop += current.scrollHeight - height;
    });
  };
  const toEnd = (): void => {
    const { current } = box;
    if (current !== null) current.scrollTop = current.scrollHeight;
    setAtEnd(true);
  };
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={box}
        tabIndex={0}
        role="log"
        aria-label={t('messages')}
        aria-busy={!room.isLoaded}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) =>
          setAtEnd(scrollHeight - scrollTop - clientHeight < NEAR_PX)
        }
        className="h-full overflow-y-auto overscroll-contain px-2 py-3"
      >
        {room.hasEarlier ? (
          <p className="mb-3 text-center">
            <Button size="s" onClick={() => void earlier()}>
              {t('earlier')}
            </Button>
          </p>
        ) : null}
        {!room.isLoaded ? (
          <div className="flex flex-col gap-3 px-2">
            <Skeleton className="h-12 w-4/5" />
            <Skeleton className="h-12 w-3/5" />
            <Skeleton className="h-12 w-2/3" />
          </div>
        ) : room.messages.length === 0 ? (
          <EmptyState size="s" title={t('empty')} hint={t('emptyHint')} />
        ) : (
          <ol className="flex flex-col gap-0.5">
            {room.messages
              .filter(({ handle }) => !hidden.includes(handle))
              .map((message) => (
                <MessageRow
                  key={message.seq}
                  message={message}
                  own={own}
                  language={language}
                  onMention={() => onMention(message.handle)}
                  onHide={() => setHidden([...hidden, message.handle])}
                  onReport={() =>
                    void onReport(message.seq).then((code) => setNote(t(code === 'ok' ? 'reported' : faultKey(code))))
                  }
                />
              ))}
          </ol>
        )}
        {hidden.map((name) => (
          <p key={name} className="mt-2 flex items-center justify-center gap-2 text-cap text-text-3">
            {t('hidden', { name })}
            <Button size="s" tone="ghost" onClick={() => setHidden(hidden.filter((other) => other !== name))}>
              {t('show')}
            </Button>
          </p>
        ))}
      </div>
      <p
        role="status"
        className={
          note === ''
            ? 'sr-only'
            : 'absolute inset-x-2 top-2 rounded-control bg-bg-3 px-3 py-2 text-dense text-text-1 shadow-float'
        }
      >
        {note}
      </p>
      {isAtEnd ? null : (
        <Button size="s" icon="chevronDown" onClick={toEnd} className="absolute bottom-3 left-1/2 -translate-x-1/2">
          {t('latest')}
        </Button>
      )}
    </div>
  );
}
