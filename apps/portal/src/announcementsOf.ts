import type { listAnnouncements, OutputOf } from '@baize/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Language } from '@baize/contract/languages';
import { keyOf } from './need.ts';
import { needs } from './needs.ts';

/**
 * What the site has to say, by types: B banners, PL player notices, PU popup, PR promotions, H headlines. How to
 * ask is fetched with the first question.
 */
export const announcementsOf = (types: 'B' | 'PL,H' | 'PU' | 'PR', language: Language) =>
  queryOptions({
    queryKey: keyOf(needs.announcements(types, language)),
    queryFn: async ({ signal }): Promise<OutputOf<typeof listAnnouncements>> => {
      const { askPublic } = await import('./askPublic.ts');
      return askPublic('/lgw/games/announcements', { types, language }, signal);
    },
  });
