import sanitizeHtml from 'sanitize-html';

/** Elements whose text content is removed as well. */
const silent = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'iframe',
  'template',
  'title',
  'svg',
  'math',
  'xmp',
];

const linkPattern = /^(?:https:\/\/|mailto:|\/(?![/\\])|#)/i;
const picturePattern = /^\/brand\/(?:images|uploads)\/[\w.-]+(?:\/[\w.-]+)*$/;

const isPicture = (src: string | undefined): boolean => picturePattern.test(src ?? '') && src?.includes('..') === false;

/** Cache of recently sanitised texts, since the same ones are served again and again. */
const known = new Map<string, string>();
const KNOWN_AT_MOST = 300;

/**
 * Sanitises HTML to what an announcement or an article needs: no style, no class, no external picture, no link but to
 * https, mail and paths. Idempotent.
 */
export function cleanHtml(html: string): string {
  const found = known.get(html);
  if (found !== undefined) return found;
  const cleaned = cleanOnce(html);
  known.set(html, cleaned);
  for (const oldest of known.keys()) {
    if (known.size <= KNOWN_AT_MOST) break;
    known.delete(oldest);
  }
  return cleaned;
}

function cleanOnce(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'ul', 'ol', 'li', 'h3', 'h4', 'a', 'img'],
    allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt'] },
    allowedSchemes: ['https', 'mailto'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: silent,
    nestingLimit: 20,
    transformTags: {
      a: (tagName, { href = '' }) => {
        // Browsers read an address without its tabs and line ends.
        const address = href.replaceAll(/[\t\n\r]/g, '').trim();
        const attribs: Record<string, string> = linkPattern.test(address)
          ? { href: address, rel: 'noopener noreferrer' }
          : {};
        return { tagName, attribs };
      },
      img: (tagName, { src = '', alt = '' }) => ({ tagName, attribs: { src, alt } }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isPicture(attribs['src']),
  });
}
