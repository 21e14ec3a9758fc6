import { fallbackLanguage, isLanguage, languageOfTag, type Language } from '@baize/contract';
import type { Brand } from '#kit/implement.ts';

export type Preferences = {
  language: Language;
  theme: 'dark' | 'light';
  /** The language in the URL, to be stored in the cookie. */
  chosen?: Language | undefined;
};

/** Browsers send a handful of languages; longer headers are truncated. */
const MOST_READ = 200;

/**
 * The visitor's preferences: language from the URL, else the cookie, else the best supported one of `Accept-Language`,
 * else the brand's default; theme from the cookie.
 */
export function readPreferences(
  url: string,
  cookies: string,
  brand: Pick<Brand, 'languages' | 'defaultLanguage'>,
  acceptLanguage = '',
): Preferences {
  const offered = (value: string | null | undefined): Language | undefined =>
    isLanguage(value) && brand.languages.includes(value) ? value : undefined;
  const chosen = offered(new URL(url, 'http://site.invalid').searchParams.get('lang'));
  const language =
    chosen ??
    offered(cookie(cookies, 'lang')) ??
    liked(acceptLanguage).map(offered).find(Boolean) ??
    offered(brand.defaultLanguage) ??
    fallbackLanguage;
  return { language, theme: cookie(cookies, 'theme') === 'light' ? 'light' : 'dark', chosen };
}

/** The languages of an `Accept-Language` header, best first; those of equal weight keep their order. */
function liked(header: string): Language[] {
  return header
    .slice(0, MOST_READ)
    .split(',')
    .flatMap((range) => {
      const [tag = '', ...rest] = range.split(';').map((part) => part.trim().toLowerCase());
      const language = languageOfTag(tag);
      const stated = rest.find((part) => part.startsWith('q='));
      const weight = stated === undefined ? 1 : Number(stated.slice('q='.length));
      return language !== undefined && weight > 0 ? [{ language, weight }] : [];
    })
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ language }) => language);
}

function cookie(cookies: string, name: string): string | undefined {
  for (const part of cookies.split(';')) {
    const [key, value] = part.split('=');
    if (key?.trim() === name) return value?.trim();
  }
  return undefined;
}
