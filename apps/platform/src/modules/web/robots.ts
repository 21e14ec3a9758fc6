import type { ListedPages } from './createPages.ts';

/** robots.txt: disallows pages that need a login, and names the sitemap. */
export const robots = (list: string, { closed }: ListedPages): string =>
  ['User-agent: *', ...[...closed, '/console/'].map((path) => `Disallow: ${path}`), `Sitemap: ${list}`, ''].join('\n');
