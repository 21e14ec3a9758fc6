import { cx } from '@baize/ui/cx';
import { Skeleton } from '@baize/ui/Skeleton';
import { localText } from '../i18n/localText.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useImageHosts } from '../useBrand.ts';
import { useT } from '../i18n/useT.ts';
import { gameImage } from './gameImage.ts';
import type { useGameSearch } from './useGameSearch.ts';
import type { Game } from './useOpenGame.ts';

type Props = {
  id: string;
  found: ReturnType<typeof useGameSearch>;
  /** The row that the arrow keys have reached; -1 for none. */
  active: number;
  onOpen(game: Game): void;
  onShowAll(): void;
};

/** What a search found, as the options of the box above it. */
export function SearchResults({ id, found, active, onOpen, onShowAll }: Props) {
  const t = useT();
  const hosts = useImageHosts();
  const language = useLanguage();
  if (found.isError) return <p className="p-3 text-body text-cinnabar-text">{t('shell.searchFailed')}</p>;
  if (found.isLoading && found.games.length === 0) {
    return (
      <div aria-busy="true" className="grid gap-2 p-1.5">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
    );
  }
  return (
    <>
      <p role="status" className={found.games.length > 0 ? 'sr-only' : 'p-3 text-body text-text-2'}>
        {found.games.length > 0
          ? t('shell.searchCount', { count: found.total })
          : t('shell.searchNone', { text: found.text })}
      </p>
      <ul id={id} role="listbox" aria-label={t('shell.searchResults')}>
        {found.games.map((game, at) => (
          <li
            key={game.nodeId}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onOpen(game)}
            className={cx(
              'flex cursor-pointer items-center gap-3 rounded-cell p-1.5 hover:bg-bg-3',
              at === active && 'bg-bg-3',
            )}
          >
            <img
              src={gameImage(game, 180, hosts)}
              alt=""
              width={36}
              height={48}
              className="h-12 w-9 rounded-tag object-cover"
            />
            <span className="min-w-0">
              <span className="block truncate text-label text-text-1">{localText(game.name, language)}</span>
              <span className="block truncate text-cap text-text-3">{game.vendorName}</span>
            </span>
          </li>
        ))}
      </ul>
      {found.games.length > 0 ? (
        <button
          type="button"
          tabIndex={-1}
          onPointerDown={(event) => event.preventDefault()}
          onClick={onShowAll}
          className="mt-1 flex h-10 w-full items-center justify-center rounded-cell text-dense text-felt-text hover:bg-bg-3"
        >
          {t('shell.searchAll')}
        </button>
      ) : null}
    </>
  );
}
