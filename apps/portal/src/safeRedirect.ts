/**
 * Where to go after coming in: the path that the guard put into the query, if it stays on this site. Anything that
 * a browser would read as another origin (`//host`, `/\host`, a scheme) falls back to the start page.
 */
export function safeRedirect(wanted: string | undefined, origin: string): string {
  if (wanted === undefined || !/^\/(?![/\\])/.test(wanted)) return '/';
  if (!URL.canParse(wanted, origin)) return '/';
  const url = new URL(wanted, origin);
  if (url.origin !== origin || url.pathname === '/login' || url.pathname === '/register') return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}
