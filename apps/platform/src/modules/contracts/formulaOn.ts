import type { Formula } from '@baize/maths/contracts/Formula';
import type { FormulaRow } from './FormulaRow.ts';

const nothing: Formula = {
  ...{ platformFeeBps: 0, rebatesPercent: 0, activityPercent: 0 },
  ...{ depositFeeBps: 0, withdrawalFeeBps: 0 },
};

/** What is taken off on a day. `rows` are the latest first, as the store gives them. */
export function formulaOn(rows: readonly FormulaRow[], day: string): Formula {
  const found = rows.find(({ fromDay }) => fromDay <= day) ?? nothing;
  const { platformFeeBps, rebatesPercent, activityPercent, depositFeeBps, withdrawalFeeBps } = found;
  return { platformFeeBps, rebatesPercent, activityPercent, depositFeeBps, withdrawalFeeBps };
}
