import { readPlace } from './router/Place.ts';
import { screenAt } from './routes.tsx';

/**
 * Names what a request asks for, apart from brand, language, theme and content: requests with the same name get the same
 * page. Parameters that the screen does not know make no difference, and unknown addresses all share one name.
 */
export function pageKey(href: string): string {
  const { path, search } = readPlace(href);
  if (path === undefined) return 'not-found';
  return screenAt(path).isPublic === true ? `${path} ${JSON.stringify(search)}` : path;
}
