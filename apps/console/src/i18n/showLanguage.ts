import type { Messages } from '@lingui/core';
import { i18n } from './i18n.ts';
import { isLanguage, languages, type Language } from './languages.ts';

const load: Record<Language, () => Promise<{ default: Messages }>> = {
  EN: () => import('../dict/en.json'),
  CN: () => import('../dict/zh.json'),
};

/** The language chosen here before, or the browser's. */
export function firstLanguage(): Language {
  const stored = localStorage.getItem('lang');
  if (isLanguage(stored)) return stored;
  return navigator.language.startsWith('zh') ? 'CN' : 'EN';
}

/** Shows the page in another language without a reload. */
export async function showLanguage(language: Language): Promise<void> {
  const { default: messages } = await load[language]();
  i18n.load(language, messages);
  i18n.activate(language);
  document.documentElement.lang = languages[language].html;
  localStorage.setItem('lang', language);
}
