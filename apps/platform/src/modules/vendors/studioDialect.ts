import type * as dialects from './dialects/index.ts';

/** The dialect of the house's own studio, one like any other vendor's. */
export const studioDialect = 'hub88' satisfies keyof typeof dialects;
