import { localText } from '@baize/contract/localText';
import { cx } from '@baize/ui/cx';
import type { Room } from './ChatState.ts';
import type { Language } from '@baize/contract/languages';

type Props = {
  rooms: readonly Room[];
  chosen: string;
  language: Language;
  label: string;
  onChoose(roomId: string): void;
};

/** The open rooms with their unread counts. */
export function RoomTabs({ rooms, chosen, language, label, onChoose }: Props) {
  return (
    <nav aria-label={label} className="border-b border-line-1">
      <ul className="flex scrollbar-none gap-1 overflow-x-auto px-2 py-1.5">
        {rooms.map(({ id, name, lastSeq, readSeq }) => {
          const unread = Math.max(0, lastSeq - readSeq);
          return (
            <li key={id} className="shrink-0">
              <button
                type="button"
                aria-current={id === chosen ? 'true' : undefined}
                onClick={() => onChoose(id)}
                className={cx(
                  'flex min-h-9 items-center gap-1.5 rounded-control px-3 text-label transition-colors duration-fast',
                  id === chosen ? 'bg-cloth text-text-1' : 'text-text-2 hover:bg-bg-3 hover:text-text-1',
                )}
              >
                {localText(name, language)}
                {unread > 0 && id !== chosen ? (
                  <span className="rounded-pill bg-cinnabar px-1.5 text-micro text-on-cinnabar">
                    {unread > 99 ? '99+' : unread}
                  </span>
                ) : null}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
