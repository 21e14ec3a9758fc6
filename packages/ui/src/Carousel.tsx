import { startTransition, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './IconButton.tsx';
import { usePrefersReducedMotion } from './usePrefersReducedMotion.ts';

interface CarouselLabels {
  /** Accessible name of the region. */
  carousel: string;
  /** The aria-roledescription of a slide and of the region, read after their names. */
  carouselRole: string;
  slideRole: string;
  slide: (index: number, total: number) => string;
  goTo: (index: number) => string;
  previous: string;
  next: string;
  pause: string;
  play: string;
}

interface CarouselProps {
  slides: readonly { id: string; content: ReactNode }[];
  labels: CarouselLabels;
  intervalMs?: number;
  transitionMs?: number;
  className?: string;
}

/** Approximates cubic-bezier(.65, 0, .35, 1), without solving it. */
function ease(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2;
}

/**
 * Slides on a scroll-snap track, so that touch works without script. It advances by itself until paused, hovered or
 * focused, and never under reduced motion. The pause button comes first in the tab order.
 */
export function Carousel({ slides, labels, intervalMs = 5000, transitionMs = 1000, className }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null);
  const animation = useRef(0);
  const [index, setIndex] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const [hasOthers, setHasOthers] = useState(false);
  const isCalm = usePrefersReducedMotion();
  const isMany = slides.length > 1;
  const isTurning = isMany && !isPaused && !isHeld && !isCalm;

  function scrollToSlide(target: number) {
    const element = track.current;
    if (!element) return;
    const to = target * element.clientWidth;
    cancelAnimationFrame(animation.current);
    if (isCalm || transitionMs === 0) {
      element.scrollLeft = to;
      return;
    }
    const from = element.scrollLeft;
    const startedAt = performance.now();
    /* Scroll snapping would fight a frame-by-frame scroll. */
    element.style.scrollSnapType = 'none';
    const step = (now: number) => {
      const share = Math.min(1, (now - startedAt) / transitionMs);
      element.scrollLeft = from + (to - from) * ease(share);
      if (share < 1) animation.current = requestAnimationFrame(step);
      else element.style.scrollSnapType = '';
    };
    animation.current = requestAnimationFrame(step);
  }

  function go(target: number) {
    const next = (target + slides.length) % slides.length;
    setIndex(next);
    scrollToSlide(next);
  }

  /* Other slides are not part of the first paint, and loading their pictures would delay it. */
  useEffect(() => startTransition(() => setHasOthers(true)), []);

  const advance = useEffectEvent(() => {
    if (!document.hidden) go(index + 1);
  });

  useEffect(() => {
    if (!isTurning) return undefined;
    const timer = setInterval(() => advance(), intervalMs);
    return () => clearInterval(timer);
  }, [isTurning, intervalMs]);

  useEffect(() => {
    const element = track.current;
    if (!element) return undefined;
    const settle = () => {
      if (element.clientWidth > 0) setIndex(Math.round(element.scrollLeft / element.clientWidth));
    };
    element.addEventListener('scrollend', settle);
    return () => {
      element.removeEventListener('scrollend', settle);
      cancelAnimationFrame(animation.current);
    };
  }, []);

  return (
    <section
      aria-roledescription={labels.carouselRole}
      aria-label={labels.carousel}
      className={cx('group/carousel relative isolate overflow-hidden', className)}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') setIsHeld(true);
      }}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsHeld(false);
      }}
    >
      {isMany ? (
        <div className="absolute inset-x-2 bottom-2 z-1 flex items-center justify-end gap-1 sm:justify-center sm:bottom-3">
          {isCalm ? null : (
            <IconButton
              icon={isPaused ? 'play' : 'pause'}
              label={isPaused ? labels.play : labels.pause}
              tone="glass"
              size="s"
              className="rounded-pill!"
              onClick={() => setIsPaused(!isPaused)}
            />
          )}
          <IconButton
            icon="chevronLeft"
            label={labels.previous}
            tone="glass"
            size="s"
            className="rounded-pill! max-sm:hidden"
            onClick={() => go(index - 1)}
          />
          <div className="flex items-center rounded-pill bg-black/45 px-1 backdrop-blur-sm">
            {slides.map((slide, at) => (
              <button
                key={slide.id}
                type="button"
                aria-label={labels.goTo(at + 1)}
                aria-current={at === index ? 'true' : undefined}
                onClick={() => go(at)}
                className="grid h-8 w-6 place-items-center rounded-pill"
              >
                <span
                  className={cx(
                    'block h-2 rounded-pill transition-[width,background-color] duration-pop',
                    at === index ? 'w-5 bg-brass' : 'w-2 bg-chalk/70',
                  )}
                />
              </button>
            ))}
          </div>
          <IconButton
            icon="chevronRight"
            label={labels.next}
            tone="glass"
            size="s"
            className="rounded-pill! max-sm:hidden"
            onClick={() => go(index + 1)}
          />
        </div>
      ) : null}
      <div
        ref={track}
        aria-live={isTurning ? 'off' : 'polite'}
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scrollbar-none"
      >
        {slides.map((slide, at) => (
          <div
            key={slide.id}
            role="group"
            aria-roledescription={labels.slideRole}
            aria-label={labels.slide(at + 1, slides.length)}
            inert={at !== index}
            className="w-full shrink-0 snap-start snap-always"
          >
            {at === 0 || hasOthers ? slide.content : null}
          </div>
        ))}
      </div>
    </section>
  );
}
