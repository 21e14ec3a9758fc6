import { languages } from '@baize/contract/languages';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useBrand } from '../useBrand.ts';

/** Writes the day of a moment as the house counts days: "5 Mar 2026". What is no moment stays as it is. */
export function useDay(): (moment: string) => string {
  const language = useLanguage();
  const { timeZone } = useBrand();
  const format = new Intl.DateTimeFormat(languages[language].html, {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  return (moment) => {
    const at = Date.parse(moment);
    return Number.isNaN(at) ? moment : format.format(at);
  };
}
