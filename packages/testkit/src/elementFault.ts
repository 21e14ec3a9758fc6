const elements = new Set('p br b strong i em u s ul ol li h3 h4 a img'.split(' '));
const attributesOf: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'rel', 'target'],
  img: ['src', 'alt'],
};
const house = 'https://house.example';

/** Where an address leads is what a browser reads in it, tabs and backslashes included. */
function isFitLink(value: string): boolean {
  if (!URL.canParse(value, house)) return true;
  const { protocol, origin } = new URL(value, house);
  return protocol === 'mailto:' || (protocol === 'https:' && (origin === house || /^https:\/\//i.test(value)));
}

function isFitPicture(value: string): boolean {
  if (!URL.canParse(value, house)) return false;
  const { origin, pathname } = new URL(value, house);
  return origin === house && pathname.startsWith('/brand/');
}

/**
 * What an element of a text has that no sanitised text may have: itself, an attribute, or an address that is neither https,
 * mail, nor of the house; undefined where there is nothing.
 */
export function elementFault(
  name: string,
  attributes: readonly (readonly [name: string, value: string])[],
): string | undefined {
  if (!elements.has(name)) return `<${name}>`;
  for (const [attribute, value] of attributes) {
    const isKnown = attributesOf[name]?.includes(attribute) === true;
    const isFit = attribute === 'href' ? isFitLink(value) : attribute !== 'src' || isFitPicture(value);
    if (!isKnown || !isFit) return `<${name} ${attribute}="${value}">`;
  }
  return undefined;
}
