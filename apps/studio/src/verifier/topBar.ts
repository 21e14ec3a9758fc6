import { node } from './node.ts';
import { fill } from '@baize/engine/fill';
import type { Look } from './readLook.ts';
import type { Words } from './words.ts';

const SVG = 'http://www.w3.org/2000/svg';

function shape(tag: string, attributes: { [name: string]: string }, ...children: Node[]): SVGElement {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** The studio's own logo, for pages without a known brand. */
const sign = (): SVGElement =>
  shape(
    'svg',
    { width: '28', height: '28', viewBox: '0 0 32 32', 'aria-hidden': 'true' },
    shape(
      'linearGradient',
      { id: 'sign', x1: '0', y1: '0', x2: '0', y2: '1' },
      shape('stop', { offset: '0', 'stop-color': 'var(--logo-hi, oklch(0.6 0.12 160))' }),
      shape('stop', { offset: '1', 'stop-color': 'var(--logo-lo, oklch(0.43 0.09 162))' }),
    ),
    shape('circle', { cx: '16', cy: '16', r: '16', fill: 'url(#sign)' }),
    shape('path', {
      ...{ d: 'M12 6.5v19M12 8a8 8 0 0 1 0 16', fill: 'none' },
      ...{ stroke: '#fbfaf6', 'stroke-width': '2.2', 'stroke-linecap': 'round' },
    }),
    shape('circle', { cx: '12', cy: '16', r: '3.6', fill: '#fbfaf6' }),
  );

/** The brand's logo; the brand's server draws a default if it has none. */
const logoOf = (home: string): HTMLElement =>
  node('img', { src: `${home}/brand/images/icons/favicon.svg`, alt: '', width: '28', height: '28' });

/**
 * The brand's header. Its name is trusted only from an origin that may embed the studio's games; a forged link cannot
 * display another name.
 */
export function topBar(look: Look | undefined, parents: readonly string[], w: Words): HTMLElement {
  const known = look !== undefined && parents.includes(look.home) ? look : undefined;
  const mark = node('span', { class: 'sign' }, known === undefined ? sign() : logoOf(known.home));
  const name = node('span', { class: 'name' }, known?.brand ?? 'Baize Studio');
  return node(
    'header',
    { class: 'top' },
    node(
      'div',
      { class: 'column' },
      known === undefined
        ? node('span', { class: 'logo' }, mark, name)
        : node('a', { class: 'logo', href: `${known.home}/` }, mark, name),
      ...(known === undefined
        ? []
        : [
            node(
              'a',
              { class: 'back', href: `${known.home}/member?page=personalHistoryCopy` },
              fill(w.back, { brand: known.brand }),
            ),
          ]),
    ),
  );
}
