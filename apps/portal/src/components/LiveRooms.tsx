import { listModels } from '@baize/contract/chat/listModels';
import { Button } from '@baize/ui/Button';
import { useQuery } from '@tanstack/react-query';
import { query } from '../call.ts';
import { openChat } from '../chatDock.ts';
import { localText } from '../i18n/localText.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useT } from '../i18n/useT.ts';
import { useRealAction } from './useRealAction.ts';

/** The rooms of the chat on the live page. A brand without any shows nothing of it. */
export function LiveRooms() {
  const t = useT();
  const language = useLanguage();
  const realAction = useRealAction();
  const { data: rooms = [] } = useQuery(query(listModels, {}));
  if (rooms.length === 0) return null;
  return (
    <section aria-labelledby="live-rooms" className="mt-8">
      <h2 id="live-rooms" className="text-h3 text-text-1">
        {t('chat.rooms')}
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {rooms.map(({ id, name, about }) => (
          <li key={id} className="flex items-center gap-3 rounded-panel bg-bg-1 p-4 shadow-panel">
            <span className="min-w-0 flex-1">
              <h3 className="truncate text-label text-text-1">{localText(name, language)}</h3>
              <span className="block text-dense text-text-3">{localText(about, language)}</span>
            </span>
            <Button
              size="s"
              aria-label={t('chat.enterRoom', { room: localText(name, language) })}
              onClick={() => realAction(() => openChat(id), t('chat.intent'))}
            >
              {t('chat.enter')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
