export type Change = { field: string; before: string | undefined; after: string | undefined };

/** What an act changed, field by field; a field that stayed as it was is left out. */
export function changesOf(before: string, after: string): Change[] {
  const [old, fresh] = [readFields(before), readFields(after)];
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .map((field) => ({ field, before: old.get(field), after: fresh.get(field) }))
    .filter((change) => change.before !== change.after);
}

/** The fields of a stored object. What is no object is one field without a name, so that nothing stays unseen. */
function readFields(text: string): Map<string, string> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return new Map(text === '' ? [] : [['', text]]);
  }
  if (typeof value !== 'object' || value === null) return new Map([['', text]]);
  return new Map(
    Object.entries(value).map(([field, one]) => [field, typeof one === 'string' ? one : JSON.stringify(one)]),
  );
}
