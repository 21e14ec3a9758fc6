import { MONTH_DAYS, recordFilter, stretchInput, type RecordFilter } from './recordFilter.ts';

export const endings = ['released', 'expired', 'cancelled'] as const;

/** Which of the ended bonuses are shown, as it stands in the address. */
export type BonusFilter = Pick<RecordFilter, 'from' | 'to' | 'pageNum' | 'pageSize'> & {
  status: (typeof endings)[number] | undefined;
};

/** Reads it out of the address; what makes no sense there falls back to the last thirty days. */
export function bonusFilter(search: Readonly<Record<string, unknown>>, nowMs: number, timeZone: string): BonusFilter {
  const { from, to, pageNum, pageSize } = recordFilter(search, nowMs, timeZone, MONTH_DAYS);
  return { from, to, pageNum, pageSize, status: endings.find((one) => one === search['status']) };
}

/** The filter as the calls take it. */
export function bonusInput({ status, ...days }: BonusFilter, timeZone: string) {
  return { ...stretchInput(days, timeZone), ...(status === undefined ? {} : { status }) };
}
