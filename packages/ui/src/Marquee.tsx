import { useEffect, useRef, useState, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { usePrefersReducedMotion } from './usePrefersReducedMotion.ts';

interface MarqueeProps {
  items: readonly { id: string; content: ReactNode }[];
  labels: { region: string; pause: string; play: string; previous: string; next: string };
  /** After the controls, e.g. a link to all notices. */
  aside?: ReactNode;
  className?: string;
}

const PX_PER_STEP = 2;
const STEP_MS = 85;

/** Duration of one loop of a text of this width at two pixels per 85 ms. */
export function roundMs(widthPx: number): number {
  return Math.round((widthPx / PX_PER_STEP) * STEP_MS);
}

/** Notices that scroll at reading speed. It can be paused; under reduced motion it stops and is paged by hand. */
export function Marquee({ items, labels, aside, className }: MarqueeProps) {
  const copy = useRef<HTMLUListElement>(null);
  const [width, setWidth] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const [index, setIndex] = useState(0);
  const isCalm = usePrefersReducedMotion();
  const shown = items[index % Math.max(1, items.length)];

  useEffect(() => {
    const element = copy.current;
    if (isCalm || !element) return undefined;
    const measure = () => setWidth(element.scrollWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isCalm]);

  if (items.length === 0) return null;
  const list = (ref?: typeof copy) => (
    <ul ref={ref} className="flex min-w-full shrink-0 items-center gap-12 pr-12">
      {items.map((item) => (
        <li key={item.id} className="whitespace-nowrap">
          {item.content}
        </li>
      ))}
    </ul>
  );

  return (
    <section
      aria-label={labels.region}
      className={cx(
        'flex h-11 items-center gap-3 rounded-control bg-bg-1 pr-1.5 pl-3.5 text-dense font-normal text-text-2 shadow-panel',
        className,
      )}
    >
      <Icon name="bell" size={18} className="shrink-0 text-brass-text" />
      {isCalm ? (
        <p className="min-w-0 flex-1 truncate" aria-live="polite">
          {shown?.content}
        </p>
      ) : (
        <div className="group/marquee min-w-0 flex-1 overflow-hidden [mask:linear-gradient(90deg,transparent,black_24px,black_calc(100%-24px),transparent)]">
          <div
            className="flex w-max min-w-full group-hover/marquee:[animation-play-state:paused] group-focus-within/marquee:[animation-play-state:paused]"
            style={
              width > 0
                ? {
                    animation: `baize-marquee ${roundMs(width)}ms linear infinite`,
                    ...(isPaused ? { animationPlayState: 'paused' } : {}),
                  }
                : undefined
            }
          >
            {list(copy)}
            {/* The copy that follows the text is needed only while it scrolls. */}
            {width > 0 ? (
              <div aria-hidden="true" inert className="flex min-w-full shrink-0">
                {list()}
              </div>
            ) : null}
          </div>
        </div>
      )}
      {isCalm ? (
        items.length > 1 ? (
          <>
            <IconButton
              icon="chevronLeft"
              label={labels.previous}
              size="s"
              onClick={() => setIndex((index + items.length - 1) % items.length)}
            />
            <IconButton
              icon="chevronRight"
              label={labels.next}
              size="s"
              onClick={() => setIndex((index + 1) % items.length)}
            />
          </>
        ) : null
      ) : (
        <IconButton
          icon={isPaused ? 'play' : 'pause'}
          label={isPaused ? labels.play : labels.pause}
          size="s"
          onClick={() => setIsPaused(!isPaused)}
        />
      )}
      {aside}
    </section>
  );
}
