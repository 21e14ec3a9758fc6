import { listGames } from '@baize/contract/games/listGames';
import { listGameTypes } from '@baize/contract/games/listGameTypes';
import { Button } from '@baize/ui/Button';
import { Chip } from '@baize/ui/Chip';
import { Dialog } from '@baize/ui/Dialog';
import { EmptyState } from '@baize/ui/EmptyState';
import { ErrorState } from '@baize/ui/ErrorState';
import { Skeleton } from '@baize/ui/Skeleton';
import { TextInput } from '@baize/ui/TextInput';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { query } from '../call.ts';
import { useT } from '../i18n/useT.ts';
import type { VendorList } from '../layer.ts';
import { GameTile } from './GameTile.tsx';
import { LazyPager } from './list/LazyPager.tsx';

/** Full rows, however many tiles stand in one. */
const PAGE = 60;
const gridClass = 'grid grid-cols-3 gap-3 sm:grid-cols-4 lg:grid-cols-5';

type Props = { isOpen: boolean; onOpenChange(isOpen: boolean): void; of: VendorList };

/** The games of one vendor over the page: the game popup. */
export function VendorGamesDialog({ isOpen, onOpenChange, of: { category, vassalage, name } }: Props) {
  const t = useT();
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const [type, setType] = useState<VendorList['category']>(category);
  const asked = `${type} ${search}`;
  const [turned, setTurned] = useState({ asked, page: 1 });
  /* What is searched anew begins with its first page. */
  const pageNum = turned.asked === asked ? turned.page : 1;
  const types = useQuery(query(listGameTypes, { vassalage }));
  const games = useQuery({
    ...query(listGames, {
      gameClassify: type,
      vassalage,
      pageNum,
      pageSize: PAGE,
      ...(search === '' ? {} : { search }),
    }),
    placeholderData: keepPreviousData,
  });
  const found = games.data?.content ?? [];
  const pageCount = games.data?.totalPages ?? 0;
  const content = () => {
    if (games.isLoadingError) {
      return (
        <ErrorState
          title={t('games.failedTitle')}
          hint={t('games.failedHint')}
          retryLabel={t('games.retry')}
          onRetry={() => void games.refetch()}
        />
      );
    }
    if (games.data === undefined) {
      return (
        <div aria-busy="true" aria-label={t('games.loading')} className={gridClass}>
          {Array.from({ length: 10 }, (_, at) => (
            <Skeleton key={at} className="aspect-3/4 rounded-panel" />
          ))}
        </div>
      );
    }
    if (found.length === 0) {
      return search === '' ? (
        <EmptyState title={t('games.emptyTitle')} hint={t('games.emptyHint')} />
      ) : (
        <EmptyState
          title={t('games.noneTitle')}
          hint={t('games.noneHint')}
          action={<Button onClick={() => setText('')}>{t('games.clear')}</Button>}
        />
      );
    }
    return (
      <ul className={gridClass}>
        {found.map((game) => (
          <li key={game.nodeId}>
            <GameTile game={game} sizes="(min-width: 640px) 150px, 31vw" />
          </li>
        ))}
      </ul>
    );
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="l"
      title={name}
      labels={{ close: t('shell.close') }}
      {...(pageCount > 1
        ? {
            footer: <LazyPager page={pageNum} pageCount={pageCount} onPage={(page) => setTurned({ asked, page })} />,
          }
        : {})}
    >
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <div className="w-full sm:w-72">
          <TextInput
            type="search"
            icon="search"
            aria-label={t('games.searchIn', { category: name })}
            placeholder={t('games.searchIn', { category: name })}
            autoComplete="off"
            maxLength={64}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        {(types.data?.length ?? 0) > 1 ? (
          <div role="group" aria-label={t('games.types')} className="flex flex-wrap gap-2">
            {types.data?.map(({ gameType, gameCount }) => (
              <Chip key={gameType} isSelected={type === gameType} count={gameCount} onClick={() => setType(gameType)}>
                {t(`shell.category.${gameType}`)}
              </Chip>
            ))}
          </div>
        ) : null}
        <p role="status" className="ml-auto text-dense text-text-3">
          {games.data === undefined ? '' : t('games.count', { count: games.data.totalRows })}
        </p>
      </div>
      {content()}
    </Dialog>
  );
}
