import { languages } from '@baize/contract/languages';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useT } from '../i18n/useT.ts';

/** What date fields say, in the language of the page. */
export function useDateLabels() {
  const t = useT();
  return {
    locale: languages[useLanguage()].html,
    format: t('records.date.format'),
    choose: t('records.date.choose'),
    previousMonth: t('records.date.previousMonth'),
    nextMonth: t('records.date.nextMonth'),
    previousYear: t('records.date.previousYear'),
    nextYear: t('records.date.nextYear'),
    invalid: t('records.date.invalid'),
  };
}
