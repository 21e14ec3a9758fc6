import { readSearch, screenPath, type Path } from '../paths.ts';

/** An address, read: which screen it shows and with what. An unknown path shows none. */
export type Place = {
  /** Path, query and hash as they stand in the address bar. */
  href: string;
  pathname: string;
  path: Path | undefined;
  search: Record<string, unknown>;
  /** Without its mark. */
  hash: string;
};

/** Reads an address of this site: `/rng?lines=1#games`. */
export function readPlace(href: string): Place {
  const { pathname, searchParams, search: query, hash } = new URL(href, 'http://site.invalid');
  const path = screenPath(pathname);
  const search = path === undefined ? {} : readSearch[path](Object.fromEntries(searchParams));
  return { href: `${pathname}${query}${hash}`, pathname, path, search, hash: hash.slice(1) };
}
