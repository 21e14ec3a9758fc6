/**
 * A URL of a brand's site: host from the brand's configuration, scheme and port from the installation's, nothing from a
 * request. `path` may include a query.
 */
export function siteUrl(publicUrl: string, mainDomain: string, path: string): string {
  const { protocol, port } = new URL(publicUrl);
  const host = mainDomain.includes(':') || port === '' ? mainDomain : `${mainDomain}:${port}`;
  return new URL(path, `${protocol}//${host}`).href;
}
