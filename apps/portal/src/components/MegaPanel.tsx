import { listGames } from '@baize/contract/games/listGames';
import { cx } from '@baize/ui/cx';
import { Icon } from '@baize/ui/Icon';
import { Skeleton } from '@baize/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { query } from '../call.ts';
import { useT } from '../i18n/useT.ts';
import { isPlainClick } from '../router/isPlainClick.ts';
import { Link } from '../router/Link.tsx';
import { GameTile } from './GameTile.tsx';
import { categoryPath, type CategoryVendors } from './useCategories.ts';
import { useOpenVendor, vendorHref } from './useOpenVendor.ts';
import { VendorMark } from './VendorMark.tsx';

const HOT = 4;

type Props = {
  vendors: CategoryVendors;
  /** True beside a rail, instead of below a bar. */
  isBeside?: boolean;
  onLeave(): void;
};

/**
 * What a category has to offer, below or beside its entry in the navigation: its vendors, and what is played most. It
 * lies outside of the navigation, so it is a landmark of its own.
 */
export function MegaPanel({ vendors: { gameClassify, cards }, isBeside = false, onLeave }: Props) {
  const t = useT();
  const openVendor = useOpenVendor();
  const { data, isError, refetch } = useQuery(query(listGames, { gameClassify, pageSize: HOT }));
  const category = t(`shell.category.${gameClassify}`);
  return (
    <div
      role="region"
      aria-label={category}
      className={cx(
        'absolute animate-fade-in overflow-y-auto border-b border-line-1 bg-bg-1 shadow-float motion-reduce:animate-none',
        isBeside
          ? 'top-0 left-full max-h-full w-[min(60rem,calc(100vw-18rem))] rounded-br-panel border-r'
          : 'inset-x-0 top-full max-h-[calc(100dvh-7rem)]',
      )}
    >
      <div className={cx('grid grid-cols-[1fr_auto] gap-8 py-6', isBeside ? 'px-6' : 'content-column')}>
        <div>
          <h2 className="text-label text-text-3">{t('shell.footerVendors')}</h2>
          <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] gap-3">
            {cards.map((card) => (
              <li key={card.vassalage}>
                <VendorMark
                  card={card}
                  href={vendorHref(gameClassify, card)}
                  onOpen={(event) => {
                    if (!isPlainClick(event)) return;
                    event.preventDefault();
                    onLeave();
                    openVendor(gameClassify, card);
                  }}
                />
              </li>
            ))}
          </ul>
          <Link
            to={categoryPath[gameClassify]}
            onClick={onLeave}
            className="mt-4 inline-flex min-h-11 items-center gap-1 text-label text-felt-text hover:underline"
          >
            {t('shell.allOf', { category })}
            <Icon name="chevronRight" size={16} />
          </Link>
        </div>
        {data?.content.length === 0 ? null : (
          <div className="min-w-40">
            <h2 className="mb-3 text-right text-label text-text-3">{t('shell.popularIn', { category })}</h2>
            {isError ? (
              <p role="status" className="text-body text-text-3">
                {t('shell.networkAbnormal')}
                <button
                  type="button"
                  onClick={() => void refetch()}
                  className="ml-2 min-h-11 text-label text-felt-text hover:underline"
                >
                  {t('shell.retry')}
                </button>
              </p>
            ) : (
              <ul
                aria-label={t('shell.popularIn', { category })}
                aria-busy={data === undefined}
                className="grid auto-cols-20 grid-flow-col justify-end gap-3"
              >
                {data === undefined
                  ? Array.from({ length: HOT }, (_, at) => (
                      <li key={at}>
                        <Skeleton className="aspect-3/4 rounded-panel" />
                      </li>
                    ))
                  : data.content.map((game) => (
                      <li key={game.nodeId} onClick={onLeave}>
                        <GameTile game={game} isEager sizes="96px" isBare />
                      </li>
                    ))}
              </ul>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
