/** The demo brands, each a business of its own. */
export const demoBrandCodes = ['baize', 'nocturne'] as const;
