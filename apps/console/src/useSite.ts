import { useSuspenseQuery } from '@tanstack/react-query';
import { siteQuery, type Site } from './siteQuery.ts';

/** The brand of this host; every screen is shown after it has been read. */
export function useSite(): Site['info'] {
  return useSuspenseQuery(siteQuery).data.info;
}
