import { useLingui } from '@lingui/react';
import { knownLanguage, type Language } from '@baize/contract/languages';

/** The code of the language shown. */
export function useLanguage(): Language {
  const { locale } = useLingui().i18n;
  return knownLanguage(locale);
}
