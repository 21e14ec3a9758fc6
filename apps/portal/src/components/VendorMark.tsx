import { LazyImage } from '@baize/ui/LazyImage';
import type { MouseEvent } from 'react';
import { defaultGameImage } from './gameImage.ts';
import type { VendorOf } from './useCategories.ts';

type Props = { card: VendorOf; href: string; onOpen(event: MouseEvent<HTMLAnchorElement>): void };

/** A vendor's sign: its picture and its name, in one line. */
export function VendorMark({ card, href, onOpen }: Props) {
  return (
    <a
      href={href}
      onClick={onOpen}
      className="flex h-12 min-w-0 items-center gap-2.5 rounded-control border border-transparent bg-bg-2 pr-3 pl-1.5 text-dense light:border-line-1 text-text-2 no-underline shadow-cushion hover:bg-bg-3 hover:text-text-1"
    >
      <LazyImage
        src={card.image === '' ? defaultGameImage : card.image}
        fallback={defaultGameImage}
        width={36}
        height={36}
        className="size-9 shrink-0 rounded-cell object-cover"
      />
      <span className="truncate font-wide font-bold">{card.name}</span>
    </a>
  );
}
