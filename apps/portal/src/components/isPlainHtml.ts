/** What the platform leaves of a text that an operator wrote: these elements, written like this, and words between them. */
const piece = [
  '[^<>]',
  '</?(?:p|b|strong|i|em|u|s|ul|ol|li|h3|h4)>',
  '<br ?/?>',
  '<a(?: href="(?:https://|mailto:|/(?![/\\\\])|#)[^"<>]*" rel="noopener noreferrer")?>',
  '</a>',
  '<img src="/brand/[^"<>]*" alt="[^"<>]*" ?/?>',
].join('|');

const plain = new RegExp(`^(?:${piece})*$`, 'i');

/**
 * Whether HTML is of nothing but what a text of the house is made of, letter by letter: no element, attribute or address
 * beyond the list. It judges where there is no parser to clean with, and changes nothing.
 */
export const isPlainHtml = (html: string): boolean => plain.test(html);
