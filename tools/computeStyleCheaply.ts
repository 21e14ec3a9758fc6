import displays from 'happy-dom/lib/css/declaration/computed-style/config/CSSComputedStyleElementDefault.js';

/** What the page's stand-in shows an element of this name as: `display: block;`, or by an attribute of it. */
const usual: Readonly<Record<string, string | Readonly<Record<string, string>> | undefined>> = displays;

function usualDisplay(element: Element): string {
  const said = usual[element.tagName] ?? '';
  const text = typeof said === 'string' ? said : element.hasAttribute('open') ? said['open'] : said['default'];
  return /display: ([\w-]+)/.exec(text ?? '')?.[1] ?? '';
}

type Styled = Element & ElementCSSInlineStyle;

function own(element: Element, name: 'display' | 'visibility' | 'animationName'): string {
  const said = element.hasAttribute('style') ? (element as Styled).style[name] : '';
  return said === 'inherit' ? '' : said;
}

/** Inherited: the nearest that says something about it holds. */
function visibilityOf(element: Element): string {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const said = own(at, 'visibility');
    if (said !== '') return said;
  }
  return '';
}

/**
 * Whoever looks for elements by their role asks each of them, and each above it, whether it is shown. No test loads a style
 * sheet, so that follows from the tag and from the element's own style. All else is computed as ever, where somebody asks.
 */
export function computeStyleCheaply(page: Window): void {
  const compute = page.getComputedStyle.bind(page);
  const cheaply = (element: Element, pseudo?: string | null): CSSStyleDeclaration => {
    if (!element.isConnected) return compute(element, pseudo);
    const shown = (name: string | symbol): string | undefined => {
      if (name === 'display') return own(element, name) || usualDisplay(element);
      if (name === 'animationName') return own(element, name);
      return name === 'visibility' ? visibilityOf(element) : undefined;
    };
    let whole: CSSStyleDeclaration | undefined;
    const read = (name: string | symbol): unknown => {
      whole ??= compute(element, pseudo);
      const value: unknown = Reflect.get(whole, name);
      return typeof value === 'function' ? value.bind(whole) : value;
    };
    const getPropertyValue = (name: string): string =>
      shown(name) ?? (whole ??= compute(element, pseudo)).getPropertyValue(name);
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name) => (name === 'getPropertyValue' ? getPropertyValue : (shown(name) ?? read(name))),
    });
  };
  page.getComputedStyle = cheaply;
  globalThis.getComputedStyle = cheaply;
}
