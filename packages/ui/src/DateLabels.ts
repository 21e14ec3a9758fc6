/** Texts of a date field, and the locale of its month and weekday names. */
export type DateLabels = {
  /** A BCP 47 tag, such as "zh-Hans". */
  locale: string;
  /** The displayed date format, e.g. "YYYY-MM-DD". */
  format: string;
  /** Accessible name of the calendar button, and of the calendar. */
  choose: string;
  previousMonth: string;
  nextMonth: string;
  previousYear: string;
  nextYear: string;
  /** Error for a text that is not an allowed day. */
  invalid: string;
};
