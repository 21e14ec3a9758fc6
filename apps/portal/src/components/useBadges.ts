import { listBadges } from '@baize/contract/content/listBadges';
import { useQuery } from '@tanstack/react-query';
import { query } from '../call.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useStart } from '../useBrand.ts';

/** The licence badges of the brand, in the language shown; those of the page's own came with it. */
export function useBadges() {
  const language = useLanguage();
  const start = useStart();
  const isGiven = language === start.language;
  const { data } = useQuery({
    ...query(listBadges, { language }),
    enabled: !isGiven && start.content.badges.length > 0,
  });
  return isGiven || data === undefined ? start.content.badges : data;
}
