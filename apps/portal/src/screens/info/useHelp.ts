import { getHelpCenter } from '@baize/contract/content/getHelpCenter';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

/** The help centre in the language shown, by topic. */
export function useHelp() {
  const language = useLanguage();
  return useQuery(query(getHelpCenter, { language }));
}
