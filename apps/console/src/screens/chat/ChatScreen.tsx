import { getModeration } from '@baize/contract';
import { Tabs } from '@baize/ui/Tabs';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { query } from '../../call.ts';
import { pollWhilePresent } from '../../components/pollWhilePresent.ts';
import { QueryFault } from '../../components/QueryFault.tsx';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { useT } from '../../i18n/useT.ts';
import { ChatEnvelopes } from './ChatEnvelopes.tsx';
import { ChatMessages } from './ChatMessages.tsx';
import { ChatMutes } from './ChatMutes.tsx';
import { ChatRooms } from './ChatRooms.tsx';
import { ChatWords } from './ChatWords.tsx';
import { Skeleton } from '@baize/ui/Skeleton';

/** The chat as the house looks after it: what is said, the rooms, red envelopes, who is muted, and the words that are refused. */
export function ChatScreen() {
  const t = useT();
  const navigate = useNavigate({ from: '/chat' });
  const { tab = 'messages' } = useSearch({ from: '/chat' });
  const { data, error, isLoadingError, refetch } = useQuery({
    ...query(getModeration, {}),
    refetchInterval: pollWhilePresent(30_000),
  });
  const content = () => {
    if (isLoadingError) return <QueryFault error={error} onRetry={refetch} />;
    if (data === undefined) return <Skeleton className="h-80" />;
    if (tab === 'rooms') return <ChatRooms rooms={data.rooms} />;
    if (tab === 'mutes') return <ChatMutes mutes={data.mutes} />;
    if (tab === 'envelopes') return <ChatEnvelopes rooms={data.rooms} />;
    if (tab === 'words') return <ChatWords key={data.words.join(' ')} words={data.words} />;
    return <ChatMessages rooms={data.rooms} />;
  };
  return (
    <div data-screen="chat.Chat">
      <ScreenHead title={t('nav.chat')} />
      <Tabs
        label={t('chat.views')}
        value={tab}
        onValueChange={(next) =>
          void navigate({
            search:
              next === 'rooms' || next === 'mutes' || next === 'words' || next === 'envelopes' ? { tab: next } : {},
          })
        }
        items={[
          { value: 'messages', label: t('chat.messages') },
          { value: 'rooms', label: t('chat.rooms'), ...(data ? { count: data.rooms.length } : {}) },
          { value: 'envelopes', label: t('chat.envelopes') },
          { value: 'mutes', label: t('chat.mutes'), ...(data ? { count: data.mutes.length } : {}) },
          { value: 'words', label: t('chat.words'), ...(data ? { count: data.words.length } : {}) },
        ]}
        className="mb-4"
      />
      {content()}
    </div>
  );
}
