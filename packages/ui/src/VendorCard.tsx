import type { MouseEvent, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { LazyImage } from './LazyImage.tsx';

/** Without its picture the card is dark, and still shows its name. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

interface VendorCardProps {
  name: string;
  /** The vendor's logo, drawn in a box of 96 x 32. */
  logo?: string;
  art?: string;
  note?: ReactNode;
  href: string;
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Text for a maintenance window. Dims the card and removes its link. */
  unavailable?: ReactNode;
  /** `row` is a wide card with art, `slot` the narrow one of the home rail. */
  shape?: 'row' | 'slot';
  className?: string;
}

export function VendorCard({
  name,
  logo,
  art,
  note,
  href,
  onOpen,
  unavailable,
  shape = 'row',
  className,
}: VendorCardProps) {
  const isOff = unavailable !== undefined;
  return (
    <article
      className={cx(
        'group/vendor relative isolate flex flex-col justify-end overflow-hidden rounded-panel shadow-panel transition-colors duration-fast has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus',
        art ? 'bg-ink' : 'bg-bg-2',
        shape === 'row' ? 'aspect-video p-4' : 'aspect-3/4 p-3',
        className,
      )}
    >
      {art ? (
        <>
          <LazyImage
            src={art}
            fallback={NOTHING}
            width={320}
            height={180}
            className={cx(
              'absolute inset-0 -z-10 size-full object-cover transition-transform duration-sheet ease-fast motion-safe:group-hover/vendor:scale-[1.04]',
              isOff && 'opacity-35 grayscale',
            )}
          />
          <span
            aria-hidden="true"
            className="absolute inset-0 -z-10 bg-linear-to-t from-black/85 from-5% via-black/55 via-40% to-transparent to-75%"
          />
        </>
      ) : (
        <svg
          viewBox="0 0 160 90"
          preserveAspectRatio="xMaxYMid slice"
          aria-hidden="true"
          className={cx(
            'absolute inset-0 -z-10 size-full bg-linear-to-br from-cloth-hi to-cloth',
            isOff && 'opacity-50',
          )}
          fill="none"
          stroke="var(--cloth-line)"
          strokeWidth="1"
        >
          <path d="M112 0v90M112 17a28 28 0 0 0 0 56" />
          <circle cx="112" cy="45" r="2" fill="var(--cloth-line)" stroke="none" />
        </svg>
      )}
      {logo ? (
        <img src={logo} alt="" width={96} height={32} className="mb-2 h-8 w-24 object-contain object-left" />
      ) : null}
      <h3 className={cx('text-label font-bold', art ? 'text-chalk' : 'text-text-1')}>
        {isOff ? (
          name
        ) : (
          <a href={href} onClick={onOpen} className="no-underline outline-none after:absolute after:inset-0">
            {name}
          </a>
        )}
      </h3>
      {note ? <p className={cx('text-cap', art ? 'text-chalk/75' : 'text-text-3')}>{note}</p> : null}
      {isOff ? (
        <p className={cx('mt-1 flex items-center gap-1.5 text-cap', art ? 'text-chalk' : 'text-text-2')}>
          <Icon name="wrench" size={14} />
          {unavailable}
        </p>
      ) : null}
    </article>
  );
}
