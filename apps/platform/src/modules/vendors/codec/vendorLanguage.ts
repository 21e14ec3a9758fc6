import { inEveryLanguage, languages } from '@baize/contract/languages';

/** Our language codes, and those that most vendors use. */
export const vendorLanguage = inEveryLanguage((language) => languages[language].vendor);
