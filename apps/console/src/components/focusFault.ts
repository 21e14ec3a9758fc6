/** Goes to the first field whose text cannot be read, such as half a time; says whether there was one. */
export function focusFault(form: HTMLFormElement | null): boolean {
  const fault = [...(form?.elements ?? [])].find(
    (field): field is HTMLInputElement => field instanceof HTMLInputElement && field.validity.customError,
  );
  fault?.focus();
  return fault !== undefined;
}
