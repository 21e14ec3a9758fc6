/** An operator's search text in its three possible meanings. Each has an index of its own. */
export type Searched = Readonly<{
  /** A `like` pattern on the lower-case account: a prefix search. */
  account: string;
  /** The id of a deposit, or null. */
  id: string | null;
  text: string;
}>;

/** Undefined without a search. */
export function searchFor(typed: string): Searched | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const account = `${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return { account, id: /^[1-9]\d{0,17}$/.test(text) ? text : null, text };
}
