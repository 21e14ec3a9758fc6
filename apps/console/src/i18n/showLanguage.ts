import { fallbackLanguage, languageOfTag, languages, type Language } from '@baize/contract/languages';
import { i18n } from './i18n.ts';
import { isSpoken, loadMessages } from './consoleLanguages.ts';

/** The language chosen here before, or the browser's. */
export function firstLanguage(): Language {
  const stored = localStorage.getItem('lang');
  if (isSpoken(stored)) return stored;
  const liked = languageOfTag(navigator.language);
  return isSpoken(liked) ? liked : fallbackLanguage;
}

/** Shows the page in another language without a reload. */
export async function showLanguage(language: Language): Promise<void> {
  const messages = await loadMessages(language);
  i18n.load(language, messages);
  i18n.activate(language);
  document.documentElement.lang = languages[language].html;
  localStorage.setItem('lang', language);
}
