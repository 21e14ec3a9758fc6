import type { FieldErrors, FieldValues, ResolverResult } from 'react-hook-form';

/** Turns the names of faults by field into what the form keeps; fields without a fault are left out. */
export function faultsOf<Values extends FieldValues>(
  values: Values,
  faults: Readonly<Record<string, string | undefined>>,
): ResolverResult<Values> {
  const found = Object.entries(faults).filter(([, message]) => message !== undefined);
  if (found.length === 0) return { values, errors: {} };
  const errors = Object.fromEntries(found.map(([field, message]) => [field, { type: 'rule', message }]));
  return { values: {}, errors: errors as FieldErrors<Values> };
}
