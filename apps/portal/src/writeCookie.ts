const ONE_YEAR_S = 31_536_000;

/** Keeps a choice for a year where the server can read it; never anything secret. */
export function writeCookie(name: 'theme' | 'lang', value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax${secure}`;
}
