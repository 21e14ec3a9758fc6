import { languages } from '@baize/contract/languages';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useT } from '../i18n/useT.ts';

/** What date fields say, in the language of the page. */
export function useDateLabels() {
  const t = useT();
  return {
    locale: languages[useLanguage()].html,
    format: t('date.format'),
    choose: t('date.choose'),
    previousMonth: t('date.previousMonth'),
    nextMonth: t('date.nextMonth'),
    previousYear: t('date.previousYear'),
    nextYear: t('date.nextYear'),
    invalid: t('date.invalid'),
  };
}
