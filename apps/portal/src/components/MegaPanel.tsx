import { listGames } from '@baize/contract/games/listGames';
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

type Props = { vendors: CategoryVendors; onLeave(): void };

/** What a category has to offer, below its entry in the navigation: vendors, six to a row, and what is played most. */
export function MegaPanel({ vendors: { gameClassify, cards }, onLeave }: Props) {
  const t = useT();
  const openVendor = useOpenVendor();
  const { data } = useQuery(query(listGames, { gameClassify, pageSize: HOT }));
  const category = t(`shell.category.${gameClassify}`);
  return (
    <div
      role="group"
      aria-label={category}
      className="absolute inset-x-0 top-full animate-fade-in border-b border-line-1 bg-bg-1 shadow-float motion-reduce:animate-none"
    >
      <div className="content-column grid grid-cols-[1fr_auto] gap-8 py-6">
        <div>
          <h2 className="text-label text-text-3">{t('shell.footerVendors')}</h2>
          <ul className="mt-3 grid grid-cols-4 gap-3 xl:grid-cols-6">
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
        <ul aria-label={t('shell.popularIn', { category })} className="grid w-88 grid-cols-4 gap-3">
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
      </div>
    </div>
  );
}
