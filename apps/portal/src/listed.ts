import type { Path } from './paths.ts';
import { screens } from './routes.tsx';

const paths = Object.keys(screens) as Path[];

/** Whether search engines should know a page. */
export const isIndexed = (path: Path | undefined): boolean =>
  path !== undefined && screens[path].isPublic === true && screens[path].isUnlisted !== true;

/**
 * What search engines are told: the pages that they should know, and those of members, which they need not ask for. The rest
 * is public and found by links.
 */
export const listed = {
  indexed: paths.filter(isIndexed),
  closed: paths.filter((path) => screens[path].isPublic !== true),
  unlisted: paths.filter((path) => screens[path].isPublic === true && !isIndexed(path)),
};
