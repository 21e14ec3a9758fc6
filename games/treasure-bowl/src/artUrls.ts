const urls = import.meta.glob<string>('./art/*.avif', { eager: true, query: '?url', import: 'default' });

/** This game's picture URLs by name. */
export const artUrls: { readonly [name: string]: string } = Object.fromEntries(
  Object.entries(urls).map(([path, url]) => [path.slice('./art/'.length, -'.avif'.length), url]),
);
