import * as inner from 'happy-dom/lib/PropertySymbol.js';

type Inner = Record<symbol, unknown>;

/** What a node has in common with the one it is put into. */
const shared = [inner.isConnected, inner.ownerDocument, inner.window, inner.rootNode];
/** What it takes over from that one if it is there. */
const passedOn = [inner.styleNode, inner.textAreaNode, inner.formNode, inner.selectNode];

const isNews = (node: Inner, parent: Inner): boolean =>
  shared.some((part) => node[part] !== parent[part]) ||
  passedOn.some((part) => Boolean(parent[part]) && node[part] !== parent[part]);

/** The prototype that all kinds of nodes share. */
function baseOf(node: object): object {
  const above: unknown = Object.getPrototypeOf(node);
  return typeof above === 'object' && above !== null && Reflect.has(above, inner.connectedToNode)
    ? baseOf(above)
    : node;
}

/**
 * A node that is put somewhere tells all below it where they are now. React builds a page from its leaves, so each of them
 * was told as often as it lies deep; where there is no news, nobody has to be told.
 */
export function connectQuickly(page: Document): void {
  const base = baseOf(page);
  const connect: unknown = Reflect.get(base, inner.connectedToNode);
  if (typeof connect !== 'function' || connect.name === 'tellNews') return;
  Reflect.set(base, inner.connectedToNode, function tellNews(this: Inner): void {
    const parent = this[inner.parentNode] as Inner | null;
    if (parent === null || isNews(this, parent)) Reflect.apply(connect, this, []);
  });
}
