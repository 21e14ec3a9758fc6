import { isLanguage, languages as table } from '@baize/contract';

/** The portal's pages that anybody may read and a search engine should know; each is also there in every language. */
const publicPaths = [
  ...['/', '/rng', '/live', '/sports', '/esports', '/fish', '/pvp', '/lott', '/elott', '/promotions', '/join', '/down'],
  ...['/help', '/terms', '/agent', '/login', '/register'],
];

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The list of a brand's pages for search engines, as sitemaps.org asks for it. `root` is the brand's own site. */
export function sitemap(root: string, languages: readonly string[]): string {
  const entries = publicPaths.map((path) => {
    const address = escape(new URL(path, root).href);
    const others = languages
      .filter(isLanguage)
      .map((code) => `<xhtml:link rel="alternate" hreflang="${table[code].html}" href="${address}?lang=${code}"/>`);
    return `<url><loc>${address}</loc>${others.join('')}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
