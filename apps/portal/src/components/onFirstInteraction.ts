import { isResting } from '../isResting.ts';

/** What a visitor does first. A page that moves by itself does none of this. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** A visitor who only looks gets the rest of the page after this long. */
const UNASKED_AFTER_MS = 10_000;

/* The page's own lines notice a visitor before this code runs; see startOnInteraction.ts. */
let hasInteracted = typeof document !== 'undefined' && 'here' in document.documentElement.dataset;

/** Runs once somebody is there: at the first sign of the visitor, or after a while without one. Returns how to call it off. */
export function onFirstInteraction(run: () => void): () => void {
  if (hasInteracted) {
    run();
    return () => undefined;
  }
  const stop = (): void => {
    clearTimeout(timer);
    for (const sign of signs) window.removeEventListener(sign, notice, true);
  };
  const once = (): void => {
    stop();
    hasInteracted = true;
    run();
  };
  const notice = (event: Event): void => {
    if (!isResting(event)) once();
  };
  const timer = setTimeout(once, UNASKED_AFTER_MS);
  for (const sign of signs) window.addEventListener(sign, notice, { capture: true, passive: true });
  return stop;
}
