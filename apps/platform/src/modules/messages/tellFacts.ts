import { formatAmount } from '@baize/maths';

const money = (units: bigint, currency: string): string => `${formatAmount(units)} ${currency}`;

/** What an operator wrote stands below as it was written. */
const withRemark = (text: string, remark: string): string => (remark === '' ? text : `${text}\n${remark}`);

/** One day, or from the first to the last. */
const days = (fromDay: string, lastDay: string, to: string): string =>
  fromDay === lastDay ? fromDay : `${fromDay}${to}${lastDay}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How amounts, days and remarks are written in messages of every language. */
export const tellFacts = { money, withRemark, days, capital };
