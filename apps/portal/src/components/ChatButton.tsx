import { cx } from '@baize/ui/cx';
import { Icon } from '@baize/ui/Icon';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { chatDock, openChat } from '../chatDock.ts';
import { chatUnread } from '../chatUnread.ts';
import { useT } from '../i18n/useT.ts';
import { useSession } from '../session.ts';
import { useRealAction } from './useRealAction.ts';

/** The way into the chat, with a dot while it holds something unread. Its name is beside it where there is room. */
export function ChatButton({ className, isNamed = false, onOpen }: Props) {
  const t = useT();
  const realAction = useRealAction();
  const { member, isTrial } = useSession();
  const open = useSyncExternalStore(chatDock.subscribe, chatDock.get, () => undefined);
  /* While the chat is open its own header says what is unread. */
  const isEnabled = member !== undefined && isTrial !== true && member.needsPasswordChange !== true;
  const { data } = useQuery({
    ...chatUnread,
    enabled: isEnabled && open === undefined,
    refetchInterval: 60_000,
    refetchOnMount: 'always',
  });
  const hasUnread = isEnabled && open === undefined && data?.hasUnread === true;
  const label = t(hasUnread ? 'chat.openUnread' : 'chat.open');
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      className={className}
      onClick={() => {
        onOpen?.();
        realAction(() => openChat(), t('chat.intent'));
      }}
    >
      <span className={cx('relative', isNamed ? 'text-text-3' : undefined)}>
        <Icon name="chat" />
        {hasUnread ? (
          <span aria-hidden="true" className="absolute -top-0.5 -right-0.5 size-2.5 rounded-pill bg-cinnabar" />
        ) : null}
      </span>
      {isNamed ? t('chat.title') : null}
    </button>
  );
}

type Props = { className: string; isNamed?: boolean; onOpen?(): void };
