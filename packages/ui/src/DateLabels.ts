/** What a date field says, and in which language it names months and days of the week. */
export type DateLabels = {
  /** A BCP 47 tag, such as "zh-Hans". */
  locale: string;
  /** How a day is written, e.g. "YYYY-MM-DD". */
  format: string;
  /** The name of the button that opens the calendar, and of the calendar. */
  choose: string;
  previousMonth: string;
  nextMonth: string;
  previousYear: string;
  nextYear: string;
  /** What is said of a text that is no day that may be chosen. */
  invalid: string;
};
