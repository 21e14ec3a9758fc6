import { isLanguage, languages as table } from '@baize/contract';

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The sitemap of a brand (sitemaps.org), with each page in every language. `root` is the URL of the brand's site. */
export function sitemap(root: string, languages: readonly string[], paths: readonly string[]): string {
  const entries = paths.map((path) => {
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
