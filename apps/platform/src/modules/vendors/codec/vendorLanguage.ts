import { inEveryLanguage, languages } from '@baize/contract/languages';

/** Our codes of languages and what most vendors call them. */
export const vendorLanguage = inEveryLanguage((language) => languages[language].vendor);
