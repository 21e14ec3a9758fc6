export type UsernameRule = 'length' | 'letterFirst' | 'lettersAndDigits';

/** The rules of a user name in the order they are listed under its field, each with whether the typed text keeps it. */
export function usernameRules(typed: string): Record<UsernameRule, boolean> {
  const name = typed.trim();
  return {
    length: name.length >= 4 && name.length <= 16,
    letterFirst: /^[A-Za-z]/.test(name),
    lettersAndDigits: /^[A-Za-z0-9]+$/.test(name),
  };
}
