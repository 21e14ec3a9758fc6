import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ChatPage } from './ChatPage.tsx';
import { createChat } from './createChat.ts';
import { readStart } from './readStart.ts';
import { languages } from '@baize/contract/languages';

const start = readStart(window.location.hash);
// The ticket is single-use; it is removed from the URL before anything else happens.
window.history.replaceState(null, '', window.location.pathname);
document.documentElement.lang = languages[start.language].html;
document.documentElement.dataset['theme'] = start.theme;

// The sandboxed frame has no origin of its own; its URL still names the server.
const { origin } = window.location;
const chat = createChat(start, origin);
const tellPortal = (news: { type: 'chat.unread'; count: number } | { type: 'chat.reopen' }): void => {
  if (window.parent !== window) window.parent.postMessage(news, origin);
};
chat.subscribe(() => {
  const count = chat.get().rooms.reduce((sum, { lastSeq, readSeq }) => sum + Math.max(0, lastSeq - readSeq), 0);
  tellPortal({ type: 'chat.unread', count });
});
window.addEventListener('message', ({ source, origin: from, data }: MessageEvent<unknown>) => {
  if (source !== window.parent || from !== origin || typeof data !== 'object' || data === null) return;
  if ('isChatShown' in data && typeof data.isChatShown === 'boolean') chat.setShown(data.isChatShown);
});

const place = document.getElementById('app');
if (place !== null) {
  createRoot(place).render(
    <StrictMode>
      <ChatPage chat={chat} language={start.language} onReopen={() => tellPortal({ type: 'chat.reopen' })} />
    </StrictMode>,
  );
}
