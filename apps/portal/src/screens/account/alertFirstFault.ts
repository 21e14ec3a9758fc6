import type { FieldErrors, FieldValues } from 'react-hook-form';
import { showAlert } from '../../alert.ts';

/**
 * What is said when a form that breaks its rules is sent: each fault stands at its field, and the first of them in the
 * alert too. The focus goes on at that field.
 */
export function alertFirstFault<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  wordsOf: (code: string, field: string) => string,
): void {
  const [first] = Object.entries(errors);
  if (first === undefined) return;
  const [field, error] = first;
  const { ref } = (error ?? {}) as { ref?: unknown };
  showAlert({
    text: wordsOf(String(error?.message ?? ''), field),
    focus: ref instanceof HTMLElement ? ref : undefined,
  });
}
