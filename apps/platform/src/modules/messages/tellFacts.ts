import { formatAmount } from '@baize/maths';

const money = (units: bigint, currency: string): string => `${formatAmount(units)} ${currency}`;

/** Appends an operator's remark unchanged. */
const withRemark = (text: string, remark: string): string => (remark === '' ? text : `${text}\n${remark}`);

/** One day, or a range of days. */
const days = (fromDay: string, lastDay: string, to: string): string =>
  fromDay === lastDay ? fromDay : `${fromDay}${to}${lastDay}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Formats of amounts, days and remarks in messages of every language. */
export const tellFacts = { money, withRemark, days, capital };
