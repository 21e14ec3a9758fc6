/** Moves the first focus of a layer to its first field, or else to its heading: never to a destructive button. */
export function focusFirst(event: Event): void {
  const layer = event.currentTarget;
  if (!(layer instanceof HTMLElement)) return;
  const target =
    layer.querySelector<HTMLElement>('[data-autofocus]') ??
    layer.querySelector<HTMLElement>(
      'input:not([type="hidden"]):not([disabled]), select:not([disabled]), textarea:not([disabled])',
    ) ??
    layer.querySelector<HTMLElement>('[data-layer-title]');
  if (!target) return;
  event.preventDefault();
  target.focus();
}
