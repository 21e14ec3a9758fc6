/**
 * The account of an upline as far as it has to be recognised: it is a login name, and is neither read over a shoulder
 * nor on a picture of the screen. How long it is stays open as well.
 */
export function maskedAccount(account: string): string {
  return `${account.slice(0, 1)}•••${account.slice(-1)}`;
}
