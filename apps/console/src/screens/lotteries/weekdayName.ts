import { languages, type Language } from '@baize/contract/languages';

/** 4 March 2001 was a Sunday, with which weeks are counted. */
const SUNDAY = Date.UTC(2001, 2, 4);
const DAY_MS = 86_400_000;

/** A day of the week, 0 being Sunday, as it is written short. */
export const weekdayName = (day: number, language: Language): string =>
  new Intl.DateTimeFormat(languages[language].locale, { weekday: 'short', timeZone: 'UTC' }).format(
    SUNDAY + day * DAY_MS,
  );
