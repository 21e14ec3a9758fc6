import type { Formula } from '@baize/maths/contracts/Formula';
import { formulaFields, type FormulaField } from './formulaFields.ts';

export type FormulaDraft = Record<FormulaField, string>;

/** A formula as it is typed, in percent; without one nothing is taken off. */
export function draftOfFormula(formula: Formula | undefined): FormulaDraft {
  const text = ({ name, divisor }: (typeof formulaFields)[number]): [FormulaField, string] => [
    name,
    String((formula?.[name] ?? 0) / divisor),
  ];
  return Object.fromEntries(formulaFields.map(text)) as FormulaDraft;
}

/** What was typed as a share; undefined for what is none, or has more decimals than are kept. */
export function readShare(name: FormulaField, typed: string): number | undefined {
  const field = formulaFields.find((one) => one.name === name);
  const text = typed.trim().replace(',', '.');
  const isShare = field?.divisor === 1 ? /^\d{1,3}$/.test(text) : /^\d{1,2}(\.\d{1,2})?$/.test(text);
  if (field === undefined || !isShare || Number(text) > field.most) return undefined;
  return Math.round(Number(text) * field.divisor);
}

/** What was typed as a formula; undefined where one of its shares is none. */
export function readFormula(draft: FormulaDraft): Formula | undefined {
  const shares = formulaFields.map(({ name }) => [name, readShare(name, draft[name])] as const);
  return shares.some(([, share]) => share === undefined) ? undefined : (Object.fromEntries(shares) as Formula);
}
