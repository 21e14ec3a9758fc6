/** What an operator typed, as the three things that it may be. Each of them is looked up by an index of its own. */
export type Searched = Readonly<{
  /** A pattern for `like` on the account in lower case: what begins so. */
  account: string;
  /** The number of a request, or null where it is none. */
  id: string | null;
  text: string;
}>;

/** Undefined where nothing is looked for. */
export function searchFor(typed: string): Searched | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const account = `${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return { account, id: /^[1-9]\d{0,17}$/.test(text) ? text : null, text };
}
