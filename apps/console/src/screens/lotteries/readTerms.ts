import { formatAmount, parseAmount } from '@baize/maths';
import type { OperatorLottery } from './OperatorDraw.ts';

type Terms = OperatorLottery['terms'];

const counts = ['position', 'closeSeconds', 'minGroup', 'maxGroup'] as const;
const sums = ['playLimit', 'memberLimit', 'drawLimit', 'prizeLimit'] as const;

/** Every field of the terms that is typed, in the order of the form. */
export const termFields = [...counts, 'returnBps', ...sums, 'holidays'] as const;
export type TypedTerms = Record<(typeof termFields)[number], string> & { isOpen: boolean };

/** Terms as they are typed. */
export const typedTerms = (terms: Terms): TypedTerms => ({
  isOpen: terms.isOpen,
  ...(Object.fromEntries(counts.map((name) => [name, String(terms[name])])) as Record<(typeof counts)[number], string>),
  ...(Object.fromEntries(sums.map((name) => [name, formatAmount(terms[name])])) as Record<
    (typeof sums)[number],
    string
  >),
  returnBps: terms.returnBps === null ? '' : String(terms.returnBps),
  holidays: terms.holidays.join(' '),
});

const whole = (text: string): number | undefined => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined);

/** What was typed as the server takes it, or the first field that cannot be read. */
export function readTerms(typed: TypedTerms): { terms: Terms } | { fault: (typeof termFields)[number] } {
  const holidays = typed.holidays.split(/[\s,;]+/).filter((day) => day !== '');
  const read = Object.fromEntries(counts.map((name) => [name, whole(typed[name])]));
  const money = Object.fromEntries(sums.map((name) => [name, parseAmount(typed[name].trim())]));
  const returnBps = typed.returnBps.trim() === '' ? null : whole(typed.returnBps);
  const all: Record<string, unknown> = { ...read, returnBps, ...money };
  const fault = termFields.find((name) => name !== 'holidays' && all[name] === undefined);
  if (fault !== undefined) return { fault };
  if (!holidays.every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day))) return { fault: 'holidays' };
  return { terms: { isOpen: typed.isOpen, holidays, ...all } as Terms };
}
