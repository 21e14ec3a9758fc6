import { element } from './element.ts';
import { icon } from './icon.ts';

/** A native modal dialog: the browser traps the focus, Esc closes it, and the focus returns. */
export function openSheet(
  root: HTMLElement,
  heading: string,
  closeLabel: string,
  ...content: Node[]
): HTMLDialogElement {
  const titleId = `sheet-${heading.length}-${root.querySelectorAll('dialog').length}`;
  const close = element(
    'button',
    { type: 'button', class: 'round', 'aria-label': closeLabel, onclick: () => dialog.close() },
    icon('close'),
  );
  const dialog = element(
    'dialog',
    { class: 'sheet', 'aria-labelledby': titleId },
    element('header', {}, element('h2', { id: titleId }, heading), close),
    element('div', { class: 'sheet-body', tabindex: '0' }, ...content),
  );
  dialog.addEventListener('close', () => dialog.remove());
  root.append(dialog);
  dialog.showModal();
  return dialog;
}
