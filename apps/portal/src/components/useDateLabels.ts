import { languages } from '@baize/contract/languages';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useT } from '../i18n/useT.ts';

/** What date fields say, in the language of the page. */
export function useDateLabels() {
  const t = useT();
  return {
    locale: languages[useLanguage()].html,
    format: t('list.date.format'),
    choose: t('list.date.choose'),
    previousMonth: t('list.date.previousMonth'),
    nextMonth: t('list.date.nextMonth'),
    previousYear: t('list.date.previousYear'),
    nextYear: t('list.date.nextYear'),
    invalid: t('list.date.invalid'),
  };
}
