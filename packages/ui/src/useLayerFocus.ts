import { useRef } from 'react';

const FIELDS = 'input:not([type="hidden"]):not([disabled]), select:not([disabled]), textarea:not([disabled])';

/** A menu is gone by the time the layer it opened closes, so its button gets the focus. */
function openerOf(focused: Element | null): HTMLElement | null {
  const menu = focused?.closest('[role="menu"]');
  const opener = menu ? document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`) : focused;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}

/**
 * The focus when a layer opens and closes. It starts at the first field, or else at the heading, never at a destructive
 * button; on close it returns to the opener, which the layer's primitive only does for its own trigger, or to `after`,
 * where the user has to continue elsewhere.
 */
export function useLayerFocus(after?: HTMLElement | null) {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = openerOf(document.activeElement);
      const layer = event.currentTarget;
      if (!(layer instanceof HTMLElement)) return;
      const target =
        layer.querySelector<HTMLElement>('[data-autofocus]') ??
        layer.querySelector<HTMLElement>(FIELDS) ??
        layer.querySelector<HTMLElement>('[data-layer-title]');
      if (!target) return;
      event.preventDefault();
      target.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      const next = after?.isConnected === true ? after : opener.current;
      if (!next?.isConnected) return;
      event.preventDefault();
      next.focus();
    },
  };
}
