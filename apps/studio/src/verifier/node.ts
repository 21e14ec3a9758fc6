/** Creates an element; strings are inserted as text. */
export function node<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: { [name: string]: string },
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}
