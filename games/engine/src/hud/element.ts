type Child = Node | string | undefined;

/** Creates a DOM element with attributes and children; `on...` values are listeners. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: { [name: string]: string | boolean | ((event: Event) => void) | undefined } = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    if (typeof value === 'function') node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? '' : value);
  }
  node.append(...children.filter((child) => child !== undefined));
  return node;
}
