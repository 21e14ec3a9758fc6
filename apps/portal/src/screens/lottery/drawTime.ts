import type { Language } from '../../i18n/languages.ts';

const locales: Readonly<Record<Language, string>> = { EN: 'en-GB', CN: 'zh-CN', MS: 'ms-MY' };
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Day and hour of a draw on the clock of its own lottery: "Sat, 7 Mar, 16:15". */
export function drawTime(moment: string, timeZone: string, language: Language): string {
  const key = `${language} ${timeZone}`;
  let formatter = formatters.get(key);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat(locales[language], {
      ...{ timeZone, hourCycle: 'h23', weekday: 'short', day: 'numeric', month: 'short' },
      ...{ hour: '2-digit', minute: '2-digit' },
    });
    formatters.set(key, formatter);
  }
  return formatter.format(new Date(moment));
}
