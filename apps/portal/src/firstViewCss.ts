/** At-rules that hold rules of their own. */
const isGroup = (prelude: string): boolean => /^@(?:media|supports|layer|container)\b/.test(prelude);
/** What the first picture can do without: the web font stands behind a fallback of the same measure. */
const isLate = (prelude: string): boolean => /^@(?:font-face|keyframes)\b/.test(prelude);

/**
 * The part of a stylesheet that a page needs to look as it will: rules without classes, and those whose classes stand in
 * its HTML. The rest, with the fonts, comes as a file once the first picture is there.
 */
export function firstViewCss(css: string, html: string): string {
  const used = new Set(
    [...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, list = '']) => unescapeHtml(list).split(' ')),
  );
  return keep(css, used);
}

function keep(css: string, used: ReadonlySet<string>): string {
  let kept = '';
  let at = 0;
  while (at < css.length) {
    const open = css.indexOf('{', at);
    const stop = css.indexOf(';', at);
    if (open < 0 || (stop >= 0 && stop < open)) {
      kept += css.slice(at, stop < 0 ? css.length : stop + 1);
      at = stop < 0 ? css.length : stop + 1;
      continue;
    }
    const close = closing(css, open);
    const prelude = css.slice(at, open).trim();
    const body = css.slice(open + 1, close);
    if (isGroup(prelude)) {
      const inner = keep(body, used);
      if (inner.trim() !== '') kept += `${prelude}{${inner}}`;
    } else if (
      isFontOfFallback(prelude, body) ||
      (prelude.startsWith('@') ? !isLate(prelude) : isUsed(prelude, used))
    ) {
      kept += `${prelude}{${body}}`;
    }
    at = close + 1;
  }
  return kept;
}

/** The faces that stand in until the web font is there are what the first picture is set in. */
const isFontOfFallback = (prelude: string, body: string): boolean =>
  prelude.startsWith('@font-face') && body.includes('Fallback');

/** True when one of the selectors could match: each class it names stands in the page. */
function isUsed(selectors: string, used: ReadonlySet<string>): boolean {
  return splitSelectors(selectors).some((selector) =>
    [...selector.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi)].every(([, name = '']) =>
      used.has(unescapeCss(name)),
    ),
  );
}

/** Splits at commas that stand outside of brackets. */
function splitSelectors(text: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '\\') {
      parts[parts.length - 1] += sign + (text[(at += 1)] ?? '');
      continue;
    }
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

function closing(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '\\') at += 1;
    else if (css[at] === '{') depth += 1;
    else if (css[at] === '}' && (depth -= 1) === 0) return at;
  }
  return css.length;
}

const unescapeCss = (name: string): string =>
  name
    .replace(/\\([0-9a-f]{1,6}) ?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, '$1');

const unescapeHtml = (text: string): string =>
  text
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
