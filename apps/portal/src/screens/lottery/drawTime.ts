import { languages, type Language } from '@baize/contract/languages';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Day and hour of a draw on the clock of its own lottery: "Sat, 7 Mar, 16:15". */
export function drawTime(moment: string, timeZone: string, language: Language): string {
  const key = `${language} ${timeZone}`;
  let formatter = formatters.get(key);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat(languages[language].locale, {
      ...{ timeZone, hourCycle: 'h23', weekday: 'short', day: 'numeric', month: 'short' },
      ...{ hour: '2-digit', minute: '2-digit' },
    });
    formatters.set(key, formatter);
  }
  return formatter.format(new Date(moment));
}
