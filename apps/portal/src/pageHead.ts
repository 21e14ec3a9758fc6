import { languages, isLanguage } from '@baize/contract/languages';
import type { Preload } from './routes.tsx';
import type { Start } from './Start.ts';

type Head = {
  title: string;
  description: string;
  start: Start;
  /** The page's own address, in full and without a query. */
  address: string;
  /** Pictures to fetch at once. */
  preload: readonly Preload[];
  /** False for pages that a search engine should not keep. */
  isIndexed: boolean;
  assets: { css: string; sheet: string };
};

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const themeColour = { dark: '#111916', light: '#fdfdfb' } as const;

/**
 * The head of a page. Styles are part of it, since a file of their own would cost the first view a round trip.
 */
export function pageHead({ title, description, start, address, preload, isIndexed, assets }: Head): string {
  const { info } = start.status;
  const alternates = info.languages
    .filter(isLanguage)
    .map(
      (code) => `<link rel="alternate" hreflang="${languages[code].html}" href="${escape(`${address}?lang=${code}`)}">`,
    );
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escape(title)} · ${escape(info.merchant)}</title>`,
    `<meta name="description" content="${escape(description)}">`,
    `<meta name="theme-color" content="${themeColour[start.theme]}">`,
    ...(isIndexed ? alternates : ['<meta name="robots" content="noindex">']),
    ...preload.map(({ href, media }) => {
      const where = media === undefined ? '' : ` media="${media}"`;
      return `<link rel="preload" as="image" fetchpriority="high"${where} href="${escape(href)}">`;
    }),
    '<link rel="icon" href="/brand/images/icons/favicon.svg" type="image/svg+xml">',
    `<style>${assets.css}</style>`,
    `<noscript><link rel="stylesheet" href="${assets.sheet}"></noscript>`,
  ].join('');
}
