import { secretNames } from './settings.ts';

/** What is shorter may well be a word of the product, such as the password of a database of one's own. */
const LEAST = 12;

/**
 * What nothing that leaves the process or is built with its environment may contain: the names of the secret settings,
 * their values, and the passwords in those.
 */
export function secretsOf(env: Readonly<Record<string, string | undefined>>): ReadonlySet<string> {
  const values = secretNames.flatMap((name) => {
    const value = env[name] ?? '';
    const password = URL.canParse(value) ? new URL(value).password : '';
    return [value, password].filter((text) => text.length >= LEAST);
  });
  return new Set([...secretNames, ...values]);
}
