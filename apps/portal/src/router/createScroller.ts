import type { Place } from './Place.ts';

type Page = Pick<Window, 'addEventListener' | 'removeEventListener' | 'innerHeight' | 'scrollTo'> & {
  document: Document;
};

/** How long a page may go on growing after an anchor was gone to: as long as its parts may take on a slow line. */
const SETTLING_MS = 20_000;

/** What a visitor moves the page with; software that reads pages aloud only clicks. */
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'click'] as const;

/**
 * Moves the page once a new screen has been laid out: to its anchor, or to where it was left. Parts above an anchor may
 * still be on their way, and styles that say how high they are: the anchor stays in view while the page grows, until the
 * visitor does something or the page is moved again. It is looked up each time, since a part that arrives may bring a
 * new element in the place of the old one, and an anchor that is not there yet may be on its way itself.
 */
export function createScroller(page: Page): (place: Pick<Place, 'hash'>, top: number) => void {
  let letGo = (): void => undefined;

  /* Chromium at times leaves a page where it is while the parts above an anchor are being laid out (content-visibility). */
  const isInView = (anchor: Element): boolean => {
    const { top, bottom } = anchor.getBoundingClientRect();
    return top < page.innerHeight && bottom >= 0;
  };

  const keepInView = (hash: string): void => {
    let frame = 0;
    const bring = (): void => {
      cancelAnimationFrame(frame);
      const anchor = page.document.getElementById(hash);
      anchor?.scrollIntoView();
      if (anchor !== null && !isInView(anchor)) frame = requestAnimationFrame(bring);
    };
    const observer = new ResizeObserver(bring);
    letGo = () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      for (const move of moves) page.removeEventListener(move, letGo, { capture: true });
    };
    const timer = setTimeout(letGo, SETTLING_MS);
    observer.observe(page.document.body);
    for (const move of moves) page.addEventListener(move, letGo, { capture: true, passive: true });
  };

  return ({ hash }, top) => {
    requestAnimationFrame(() => {
      letGo();
      const anchor = hash === '' ? null : page.document.getElementById(hash);
      if (anchor === null) page.scrollTo({ top });
      else anchor.scrollIntoView();
      if (hash !== '') keepInView(hash);
    });
  };
}
