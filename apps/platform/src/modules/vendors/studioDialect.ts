import type * as dialects from './dialects/index.ts';

/** What the house's own studio speaks, like any other vendor. */
export const studioDialect = 'hub88' satisfies keyof typeof dialects;
