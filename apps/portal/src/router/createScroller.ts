import type { Place } from './Place.ts';

type Page = Pick<Window, 'addEventListener' | 'removeEventListener' | 'scrollTo'> & { document: Document };

/** How long a page may go on growing after an anchor was gone to. */
const SETTLING_MS = 5000;

/** What a visitor moves the page with. */
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Moves the page once a new screen has been laid out: to its anchor, or to where it was left. Parts above an anchor may
 * still be on their way, and styles that say how high they are: the anchor stays in view while the page grows, until the
 * visitor does something or the page is moved again.
 */
export function createScroller(page: Page): (place: Pick<Place, 'hash'>, top: number) => void {
  let letGo = (): void => undefined;

  const keepInView = (anchor: Element): void => {
    anchor.scrollIntoView();
    const observer = new ResizeObserver(() => anchor.scrollIntoView());
    letGo = () => {
      observer.disconnect();
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
      else keepInView(anchor);
    });
  };
}
