/** How much longer than English a text may become in another language: half as long again is common, this is the worst. */
const SHARE = 0.8;

/**
 * A text made as long as its longest translation could be, for pictures and tests of layouts. Arguments and plurals stay
 * as they are, since the padding stands after them.
 */
export function padMessage(text: string): string {
  let visible = text;
  /* Plurals hold texts of their own: the innermost braces go first. */
  while (/\{[^{}]*\}/.test(visible)) visible = visible.replace(/\{[^{}]*\}/g, '');
  visible = visible.trim();
  const wanted = Math.ceil(visible.length * SHARE);
  return wanted === 0 ? text : `${text} ${`${visible} `.repeat(2).slice(0, wanted).trim()}`;
}
