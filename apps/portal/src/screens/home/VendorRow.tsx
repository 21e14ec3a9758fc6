import { cx } from '@baize/ui/cx';
import { Icon } from '@baize/ui/Icon';
import { LazyImage } from '@baize/ui/LazyImage';
import { defaultGameImage } from '../../components/gameImage.ts';
import type { Category, VendorOf } from '../../components/useCategories.ts';
import { useOpenVendor, vendorHref } from '../../components/useOpenVendor.ts';
import { useT } from '../../i18n/useT.ts';
import { isPlainClick } from '../../router/isPlainClick.ts';

/** A vendor as one slide of the column: picture, name, how many games, and the way in. */
export function VendorRow({ category, card }: { category: Category; card: VendorOf }) {
  const t = useT();
  const openVendor = useOpenVendor();
  const rowClass =
    'flex min-w-0 items-center gap-3 rounded-panel bg-bg-2 pr-4 pl-2 text-text-1 no-underline shadow-cushion';
  const body = (
    <>
      <LazyImage
        src={card.image === '' ? defaultGameImage : card.image}
        fallback={defaultGameImage}
        width={40}
        height={40}
        className={cx('size-10 shrink-0 rounded-cell object-cover', !card.isAvailable && 'opacity-40 grayscale')}
      />
      <span className="min-w-0 flex-1 truncate font-wide text-label font-bold">{card.name}</span>
      <span className="shrink-0 text-cap text-text-3">
        {card.isAvailable ? t('home.vendorGames', { count: card.gameCount }) : t('home.maintenance')}
      </span>
      <Icon name={card.isAvailable ? 'chevronRight' : 'wrench'} size={16} className="shrink-0 text-text-3" />
    </>
  );
  if (!card.isAvailable) return <div className={cx(rowClass, 'text-text-3')}>{body}</div>;
  return (
    <a
      href={vendorHref(category, card)}
      className={cx(rowClass, 'transition-colors duration-fast hover:bg-bg-3')}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        openVendor(category, card);
      }}
    >
      {body}
    </a>
  );
}
