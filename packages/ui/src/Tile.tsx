import type { MouseEvent, ReactNode } from 'react';
import { Badge, type Tone } from './Badge.tsx';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { LazyImage } from './LazyImage.tsx';

interface TileProps {
  title: string;
  vendor?: ReactNode;
  /** The picture, 3:4. Its lower third stays free for the title. */
  src: string;
  srcSet?: string;
  sizes?: string;
  /** Fallback picture. */
  fallback: string;
  /** True for tiles in the first view. */
  isEager?: boolean;
  href: string;
  /** Lets the app handle navigation (`event.preventDefault()`); without it the link is followed. */
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
  badge?: { label: string; tone: Tone } | undefined;
  isFavourite?: boolean;
  onFavourite?: (isFavourite: boolean) => void;
  onTry?: () => void;
  /** Why it cannot be opened now, e.g. "until 14:00". Dims the tile. */
  unavailable?: ReactNode;
  labels: { play: string; try?: string; favourite?: string; unfavourite?: string };
  className?: string;
}

/** A game tile. The whole card is one link; favourite and trial are buttons above it. */
export function Tile({
  title,
  vendor,
  src,
  srcSet,
  sizes,
  fallback,
  isEager = false,
  href,
  onOpen,
  badge,
  isFavourite = false,
  onFavourite,
  onTry,
  unavailable,
  labels,
  className,
}: TileProps) {
  const isOff = unavailable !== undefined;
  /* A finger cannot hover: where there is a trial, its button stands on the tile of a touch screen for good. */
  const hasTry = onTry !== undefined && labels.try !== undefined && !isOff;
  return (
    <article
      className={cx(
        'group/tile relative isolate aspect-3/4 overflow-hidden rounded-panel contain-layout bg-ink transition-transform duration-fast ease-fast motion-safe:hover:-translate-y-0.5 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus',
        className,
      )}
    >
      <LazyImage
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        fallback={fallback}
        isEager={isEager}
        width={360}
        height={480}
        className={cx(
          'absolute inset-0 -z-10 size-full object-cover transition-transform duration-sheet ease-fast motion-safe:group-hover/tile:scale-[1.045]',
          isOff && 'opacity-35 grayscale',
        )}
      />
      <span
        aria-hidden="true"
        className={cx(
          'pointer-events-none absolute inset-0 -z-10 bg-linear-to-t from-black/80 from-4% via-black/35 via-24% to-transparent to-45%',
          hasTry && 'pointer-coarse:from-25% pointer-coarse:via-50% pointer-coarse:to-75%',
        )}
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 rounded-panel shadow-[inset_0_0_0_1px_oklch(1_0_0/0.09),inset_0_1px_0_oklch(1_0_0/0.14)] transition-shadow duration-fast group-hover/tile:shadow-[inset_0_0_0_1.5px_oklch(1_0_0/0.3),inset_0_1px_0_oklch(1_0_0/0.2)]"
      />

      {badge ? (
        <Badge tone={badge.tone} isSolid className="absolute top-2 left-2">
          {badge.label}
        </Badge>
      ) : null}

      <div
        className={cx(
          'absolute inset-0 flex flex-col justify-end p-2.5 transition-transform duration-pop ease-fast pointer-fine:group-focus-within/tile:-translate-y-11 pointer-fine:group-hover/tile:-translate-y-11',
          hasTry && 'pointer-coarse:-translate-y-11',
        )}
      >
        {/* A ground of its own, as high as the words are: a picture may be light where they come to stand. */}
        <div className="-mx-2.5 -mb-2.5 bg-linear-to-t from-black/70 via-black/60 via-65% to-transparent px-2.5 pt-6 pb-2.5">
          <h3 className="line-clamp-2 text-label leading-[1.15rem] font-bold text-chalk [text-shadow:0_1px_2px_oklch(0_0_0/0.6)]">
            {isOff ? (
              title
            ) : (
              <a
                href={href}
                onClick={onOpen}
                className={cx(
                  'text-chalk no-underline outline-none after:absolute after:inset-0 pointer-fine:group-hover/tile:after:-bottom-11',
                  hasTry && 'pointer-coarse:after:-bottom-11',
                )}
              >
                {title}
              </a>
            )}
          </h3>
          {vendor ? <p className="mt-0.5 truncate text-cap text-chalk/75">{vendor}</p> : null}
          {isOff ? (
            <p className="mt-1 flex items-center gap-1 text-cap text-chalk">
              <Icon name="wrench" size={14} />
              {unavailable}
            </p>
          ) : null}
        </div>
      </div>

      {isOff ? null : <Bar title={title} labels={labels} onTry={hasTry ? onTry : undefined} />}

      {onFavourite && labels.favourite && labels.unfavourite ? (
        <IconButton
          icon={isFavourite ? 'heartFilled' : 'heart'}
          label={`${isFavourite ? labels.unfavourite : labels.favourite}: ${title}`}
          size="s"
          tone="glass"
          isPressed={isFavourite}
          onClick={() => onFavourite(!isFavourite)}
          className={cx(
            /* A list has many of these: each blurred one would be a compositing layer of its own. */
            'absolute! top-1.5 right-1.5 rounded-pill! backdrop-blur-none!',
            isFavourite
              ? 'text-[oklch(0.76_0.16_22)]!'
              : 'pointer-fine:opacity-0 group-focus-within/tile:opacity-100 group-hover/tile:opacity-100',
          )}
        />
      ) : null}
    </article>
  );
}

type BarProps = Pick<TileProps, 'title' | 'labels'> & { onTry: (() => void) | undefined };

/** What comes up under a pointer; for a finger the trial stands there alone, since all of the tile is the way to play. */
function Bar({ title, labels, onTry }: BarProps) {
  return (
    <div
      className={cx(
        'pointer-events-none absolute inset-x-2 bottom-2 flex h-9 translate-y-12 gap-1.5 overflow-hidden whitespace-nowrap transition-transform duration-pop ease-fast group-focus-within/tile:translate-y-0 group-hover/tile:translate-y-0',
        onTry ? 'pointer-coarse:translate-y-0' : 'pointer-coarse:hidden',
      )}
    >
      <span
        aria-hidden="true"
        className="flex h-9 min-w-0 flex-1 items-center justify-center gap-1.5 rounded-control bg-felt px-1 text-dense font-bold text-on-felt shadow-fill pointer-coarse:hidden"
      >
        <Icon name="play" size={14} className="shrink-0" />
        <span className="truncate">{labels.play}</span>
      </span>
      {onTry ? (
        <button
          type="button"
          onClick={onTry}
          className="pointer-events-auto z-1 h-9 min-w-0 truncate rounded-control bg-black/75 px-2.5 text-dense font-bold text-chalk hover:bg-black/90 pointer-coarse:flex-1 pointer-coarse:px-1"
        >
          {labels.try}
          <span className="sr-only">: {title}</span>
        </button>
      ) : null}
    </div>
  );
}
