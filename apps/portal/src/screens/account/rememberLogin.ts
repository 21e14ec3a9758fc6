import type { Country } from './Country.ts';

/** Who logged in here last, by name or by number. Never a password: a browser is remembered by the server's own cookie. */
type Remembered = { lastUser?: string; lastMobile?: string; lastMobileCode?: string };

const NAMES = ['lastUser', 'lastMobile', 'lastMobileCode'] as const;

/** How long the cookies of a remembered login last, counted from the login that set them. */
const ONE_DAY_MS = 86_400_000;

function write(name: (typeof NAMES)[number], value: string | undefined): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const life = value === undefined ? 0 : ONE_DAY_MS;
  const expires = new Date(Date.now() + life).toUTCString();
  const text = encodeURIComponent(value ?? '');
  document.cookie = `${name}=${text}; Path=/; Max-Age=${life / 1_000}; Expires=${expires}; SameSite=Strict${secure}`;
}

export const rememberLogin = {
  user(name: string): void {
    write('lastUser', name);
  },
  mobile(number: string, { countryDialingCode }: Pick<Country, 'countryDialingCode'>): void {
    write('lastMobile', number);
    write('lastMobileCode', countryDialingCode);
  },
  read(): Remembered {
    const found: Remembered = {};
    for (const part of document.cookie.split('; ')) {
      const at = part.indexOf('=');
      const name = NAMES.find((known) => known === part.slice(0, at));
      const value = part.slice(at + 1);
      if (name !== undefined && value !== '') found[name] = decodeURIComponent(value);
    }
    return found;
  },
  forgetUser(): void {
    write('lastUser', undefined);
  },
  forgetMobile(): void {
    write('lastMobile', undefined);
    write('lastMobileCode', undefined);
  },
};
