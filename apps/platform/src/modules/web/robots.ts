import type { ListedPages } from './createPages.ts';

/** What search engines need not ask for, which is all that begins with a login, and where the list of the other pages is. */
export const robots = (list: string, { closed }: ListedPages): string =>
  ['User-agent: *', ...[...closed, '/console/'].map((path) => `Disallow: ${path}`), `Sitemap: ${list}`, ''].join('\n');
