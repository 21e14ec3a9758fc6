import { useEffect, useEffectEvent } from 'react';

type Acts = Readonly<Partial<Record<string, () => void>>>;

/**
 * Single keys that act on the queue. They rest while something is typed, while a dialog is open, and when the operator
 * has switched them off.
 */
export function useQueueKeys(acts: Acts, isOn: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const { target } = event;
    if (target instanceof HTMLElement) {
      if (target.closest('input, textarea, select, [contenteditable], [role="menu"], [role="listbox"]')) return;
      if (event.key === 'Enter' && target.closest('a, button')) return;
    }
    if (document.querySelector('[role="dialog"][data-state="open"]:not([data-case])') !== null) return;
    const act = acts[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
