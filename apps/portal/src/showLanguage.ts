import { wakeAll } from './components/asleep.tsx';
import { languages, type Language } from './i18n/languages.ts';
import { words } from './i18n/words.ts';
import { writeCookie } from './writeCookie.ts';

/** Shows the page in another language without a reload, and remembers the choice here and for the server's next page. */
export async function showLanguage(language: Language): Promise<void> {
  const previous = words().language();
  /* Parts that still sleep would keep their old texts. */
  await Promise.all([wakeAll(), words().show(language)]);
  document.documentElement.lang = languages[language].html;
  if (previous !== language) localStorage.setItem('hisLang', previous);
  localStorage.setItem('lang', language);
  writeCookie('lang', language);
}
