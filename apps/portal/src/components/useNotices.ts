import { useQuery } from '@tanstack/react-query';
import { announcementsOf } from '../announcementsOf.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import type { Notice } from '../Start.ts';
import { useStart } from '../useBrand.ts';

/** Player notices with what they say, headlines of the help among them. */
export function useNotices() {
  const language = useLanguage();
  return useQuery(announcementsOf('PL,H', language));
}

/** The titles of the notices, which come with the page; after a change of language they are asked for. */
export function useNoticeTitles(): readonly Pick<Notice, 'id' | 'title' | 'startDate'>[] {
  const language = useLanguage();
  const start = useStart();
  const isGiven = language === start.language;
  const { data } = useQuery({
    ...announcementsOf('PL,H', language),
    enabled: !isGiven && start.content.notices.length > 0,
  });
  return isGiven ? start.content.notices : (data?.notices ?? []);
}
