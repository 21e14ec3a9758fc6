/** What the page of the check paints with; it takes these and nothing else. */
const TOKENS = [
  ...['bg-inset', 'bg-0', 'bg-1', 'bg-2', 'bg-3', 'line-1', 'line-2', 'cloth', 'cloth-hi', 'cloth-line'],
  ...['text-1', 'text-2', 'text-3', 'felt', 'felt-hi', 'on-felt', 'felt-text', 'felt-tint'],
  ...['brass', 'brass-text', 'brass-tint', 'cinnabar-text', 'cinnabar-tint', 'amber-text', 'amber-tint', 'focus'],
  ...['logo-hi', 'logo-lo', 'radius-scale'],
] as const;

/**
 * The address of the vendor's check, told how this house looks: its name, the theme and the colours in which the page is
 * shown now. It stands behind the hash sign, which no browser sends to a server.
 */
export function verifierHref(verifyUrl: string, brand: string): string {
  const { documentElement: page } = document;
  const style = getComputedStyle(page);
  const look = new URLSearchParams({
    brand,
    home: window.location.origin,
    theme: page.dataset['theme'] === 'light' ? 'light' : 'dark',
  });
  for (const token of TOKENS) {
    const value = style.getPropertyValue(`--${token}`).trim();
    if (value !== '') look.set(token, value);
  }
  const url = new URL(verifyUrl);
  url.hash = look.toString();
  return url.href;
}
