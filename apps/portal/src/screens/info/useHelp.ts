import type { InputOf } from '@baize/contract';
import { getHelpCenter } from '@baize/contract/content/getHelpCenter';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

/** The help centre in the language shown, by topic, or what it says of one. */
export function useHelp(topic?: InputOf<typeof getHelpCenter>['topic']) {
  const language = useLanguage();
  return useQuery(query(getHelpCenter, topic === undefined ? { language } : { language, topic }));
}
