import type { Formula } from '@baize/maths/contracts/Formula';

/** A formula of dividends as the table holds it. */
export type FormulaRow = Formula &
  Readonly<{ id: bigint; fromDay: string; reason: string; createdBy: string; createdAt: Date }>;
