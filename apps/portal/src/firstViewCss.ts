/** At-rules that hold rules of their own. */
const isGroup = (prelude: string): boolean => /^@(?:media|supports|layer|container)\b/.test(prelude);
/** What the first picture can do without: the web font stands behind a fallback of the same measure, and nobody has touched anything yet. */
const isLate = (prelude: string): boolean => /^@(?:font-face|keyframes)\b|^@media \(hover:\s*hover\)$/.test(prelude);

/** How something moves matters once it can. */
const isMotion = (body: string): boolean =>
  body.split(';').every((line) => /^(?:(?:transition|animation)\b|--tw-(?:ease|duration)\b|$)/.test(line.trim()));

/** What a page's HTML offers to selectors. */
type Used = {
  classes: ReadonlySet<string>;
  themes: ReadonlySet<string>;
  tags: ReadonlySet<string>;
  languages: ReadonlySet<string>;
};

/**
 * The part of a stylesheet that a page needs to look as it will: rules that its elements, classes and theme could match,
 * and of the custom properties those that such a rule reads. The rest, with the fonts, comes as a file once the first
 * picture is there.
 */
export function firstViewCss(css: string, html: string): string {
  const valuesOf = (name: string): string[] =>
    [...html.matchAll(new RegExp(`\\b${name}="([^"]*)"`, 'g'))].map(([, value = '']) => unescapeHtml(value));
  const used = {
    classes: new Set(valuesOf('class').flatMap((list) => list.split(' '))),
    themes: new Set(valuesOf('data-theme')),
    languages: new Set(valuesOf('lang').map((name) => name.split('-', 1)[0] ?? '')),
    tags: new Set([...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, tag = '']) => tag)),
  };
  return withoutUnread(keep(css, used), html);
}

/** Takes out custom properties that nothing reads; those that only they read go in the next turn. */
function withoutUnread(css: string, html: string): string {
  const read = new Set([...(css + html).matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
  const left = css
    .replaceAll(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) => (read.has(name) ? rule : ''))
    .replaceAll(/(?<=[{;])(--[\w-]+):(?:"[^"]*"|[^;{}"])*(?:;|(?=\}))/g, (line, name: string) =>
      read.has(name) ? line : '',
    );
  return left.length === css.length ? css : withoutUnread(left, html);
}

function keep(css: string, used: Used): string {
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
    if (isGroup(prelude) && !isLate(prelude)) {
      const inner = keep(body, used);
      if (inner.trim() !== '') kept += `${prelude}{${inner}}`;
    } else if (
      isFontOfFallback(prelude, body) ||
      (prelude.startsWith('@') ? !isLate(prelude) : !isMotion(body) && isUsed(prelude, used))
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

/** True when one of the selectors could match: all that it names stands in the page. */
function isUsed(selectors: string, { classes, themes, tags, languages }: Used): boolean {
  return splitSelectors(selectors).some((selector) => {
    /* What a selector excludes need not be there, and of what else stands in brackets one part would be enough. */
    const wanted = namesIn(selector.replaceAll(/:not\([^()]*\)/g, ''), CLASS).map(unescapeCss);
    const rest = withoutBrackets(selector.replaceAll(CLASS, '.'));
    return (
      !isOfFields(rest) &&
      !isOfHands(rest) &&
      namesIn(selector, /(?::lang\(|\[lang\|=)"?(\w+)/g).every((name) => languages.has(name)) &&
      wanted.every((name) => classes.has(name)) &&
      namesIn(rest, /\[data-theme="?(\w+)"?\]/g).every((name) => themes.has(name)) &&
      namesIn(rest, /(?:^|[\s>+~])([a-z][a-z0-9]*)/g).every((name) => tags.has(name))
    );
  });
}

const CLASS = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi;

/** Parts of fields for dates, numbers and files, which nobody fills in before the rest has come. */
const isOfFields = (selector: string): boolean =>
  /::(?:file-selector-button|-webkit-(?:date|calendar|inner-spin|outer-spin))|:-moz-ui-invalid/.test(selector);

/** How a control looks in use; the rest of the sheet is sent for at the first touch or key. */
const isOfHands = (selector: string): boolean => /:(?:active|focus-visible)/.test(selector);

const namesIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

const withoutBrackets = (selector: string): string => {
  const less = selector.replaceAll(/\([^()]*\)/g, '');
  return less === selector ? selector : withoutBrackets(less);
};

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
