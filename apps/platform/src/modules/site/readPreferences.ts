import type { Brand } from '../../kit/implement.ts';

export type Preferences = {
  language: 'CN' | 'EN';
  theme: 'dark' | 'light';
  /** The language that the address itself asked for, to be remembered. */
  chosen?: 'CN' | 'EN' | undefined;
};

/** How a visitor wants the page: language from the address, else from the cookie, else the brand's; colours from the cookie. */
export function readPreferences(url: string, cookies: string, brand: Brand): Preferences {
  const offered = (value: string | null | undefined): 'CN' | 'EN' | undefined =>
    (value === 'CN' || value === 'EN') && brand.languages.includes(value) ? value : undefined;
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
