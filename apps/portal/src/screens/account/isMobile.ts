/** How a mobile number looks without its country: 6 to 15 digits after a leading zero; blanks and dashes do not count. */
export function isMobile(typed: string): boolean {
  return /^\d{6,15}$/.test(typed.replace(/[\s-]/g, '').replace(/^0/, ''));
}
