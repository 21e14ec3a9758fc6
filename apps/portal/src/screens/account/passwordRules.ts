export type PasswordRule = 'length' | 'notName';

/** The rules of a password that a browser can judge; whether it is a common one is for the server to say. */
export function passwordRules(typed: string, username: string): Record<PasswordRule, boolean> {
  return {
    length: typed.length >= 8 && typed.length <= 64,
    notName: typed !== '' && typed.trim().toLowerCase() !== username.trim().toLowerCase(),
  };
}
