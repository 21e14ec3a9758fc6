import { loadDistantParts } from './components/distantPart.tsx';
import { languages, type Language } from '@baize/contract/languages';
import { words } from './i18n/words.ts';
import { readToken } from './session.ts';
import { writeCookie } from './writeCookie.ts';

/**
 * Shows the page in another language without a reload, and remembers the choice here and for the server's next page: first
 * of all, so that whoever reloads meanwhile gets what was chosen. The server keeps it for the account that is signed in.
 * Lists in one language are asked for by it, so they come anew.
 */
export async function showLanguage(language: Language): Promise<void> {
  const previous = words().language();
  if (previous !== language) localStorage.setItem('hisLang', previous);
  localStorage.setItem('lang', language);
  writeCookie('lang', language);
  /* Parts whose code is not loaded yet would keep their old texts. */
  await Promise.all([loadDistantParts(), words().show(language)]);
  document.documentElement.lang = languages[language].html;
  if (previous !== language && readToken() !== undefined) await tellServer(language);
}

/** A choice that could not be sent to the server holds on this device all the same. */
async function tellServer(language: Language): Promise<void> {
  const [{ call }, { setLanguage }] = await Promise.all([
    import('./call.ts'),
    import('@baize/contract/identity/setLanguage'),
  ]);
  await call(setLanguage, { language }).catch(() => undefined);
}
