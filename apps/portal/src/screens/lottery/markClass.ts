import type { Mark } from './restrictedIn.ts';

const looks: Record<Mark, string> = {
  closed: 'line-through decoration-2 decoration-cinnabar-text',
  limited: 'underline decoration-2 decoration-dotted underline-offset-4 decoration-amber-text',
};

/** How a restricted number is written: struck out where it is closed. */
export const markClass = (mark: Mark | undefined): string | undefined => (mark === undefined ? undefined : looks[mark]);
