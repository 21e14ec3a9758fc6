import { Suspense, useSyncExternalStore } from 'react';
import { chatDock } from '../chatDock.ts';
import { lazyPart } from './lazyPart.ts';

const ChatRoom = lazyPart(() => import('../screens/chat/ChatRoom.tsx'), 'ChatRoom', ['chat', 'error']);

/** Shows the chat once somebody has opened it; its code comes with the first opening. */
export function ChatKeeper() {
  const open = useSyncExternalStore(chatDock.subscribe, chatDock.get, () => undefined);
  if (open === undefined) return null;
  return (
    <Suspense fallback={null}>
      <ChatRoom {...open} />
    </Suspense>
  );
}
