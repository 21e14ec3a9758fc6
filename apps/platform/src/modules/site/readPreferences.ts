import type { Brand } from '../../kit/implement.ts';

type Language = 'CN' | 'EN' | 'MS';

export type Preferences = {
  language: Language;
  theme: 'dark' | 'light';
  /** The language that the address itself asked for, to be remembered. */
  chosen?: Language | undefined;
};

const known: readonly string[] = ['CN', 'EN', 'MS'] satisfies Language[];

/** How a visitor wants the page: language from the address, else from the cookie, else the brand's; colours from the cookie. */
export function readPreferences(
  url: string,
  cookies: string,
  brand: Pick<Brand, 'languages' | 'defaultLanguage'>,
): Preferences {
  const offered = (value: string | null | undefined): Language | undefined =>
    known.includes(value ?? '') && brand.languages.includes(value ?? '') ? (value as Language) : undefined;
  const chosen = offered(new URL(url, 'http://site.invalid').searchParams.get('lang'));
  const language = chosen ?? offered(cookie(cookies, 'lang')) ?? offered(brand.defaultLanguage) ?? 'EN';
  return { language, theme: cookie(cookies, 'theme') === 'light' ? 'light' : 'dark', chosen };
}

function cookie(cookies: string, name: string): string | undefined {
  for (const part of cookies.split(';')) {
    const [key, value] = part.split('=');
    if (key?.trim() === name) return value?.trim();
  }
  return undefined;
}
