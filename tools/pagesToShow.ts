import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './sourceFiles.ts';

const text = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The addresses of the portal's screens; the two centres consist of their pages. */
export function portalPages(): string[] {
  const src = 'apps/portal/src';
  const namesIn = (path: string, pattern: RegExp): string[] =>
    [...text(`${src}/${path}`).matchAll(pattern)].map(([, name = '']) => name);
  const inCentre = (path: string, names: readonly string[]) => names.map((name) => `${path}?page=${name}`);
  const member = inCentre('/member', namesIn('screens/records/memberPages.ts', /^ {2}(\w+): \{ group: /gm));
  const agent = inCentre('/agentHome', namesIn('components/agentPages.ts', /^ {2}(\w+): \{ group: /gm));
  const screens = namesIn('routes.tsx', /^ {2}'(\/\w*)': /gm).filter((path) => !/^\/(member|agentHome)$/.test(path));
  return [...screens, ...member, ...agent];
}

/** The addresses of the console's screens, with `$` before what varies. */
export function consolePages(): string[] {
  const routes = text('apps/console/src/routes.tsx');
  return [...routes.matchAll(/\bpath: '(\/[^']*)'/g)].map(([, path = '']) => path);
}

/** Whether an address with `$` before what varies is among the pages. */
export function isAmong(pages: Iterable<string>, address: string): boolean {
  const pattern = new RegExp(`^${address.replaceAll(/\$\w+/g, '[^/]+').replace('?', '\\?')}$`);
  return [...pages].some((page) => pattern.test(page));
}

/** Query parameters that do not identify a page are dropped. */
export function pageOf(href: string): string {
  const [path = '', search] = href.split('?');
  const page = new URLSearchParams(search).get('page');
  return page === null ? path : `${path}?page=${page}`;
}

/** Every page of both front-ends that none of the addresses shows, and that can be opened without knowing an id. */
export function pagesToShow(shown: readonly string[]): string[] {
  const known = shown.map(pageOf);
  const all = [...portalPages(), ...consolePages().map((address) => `/console${address}`)];
  return all.filter((page) => !page.includes('$') && !isAmong(known, page));
}
