import { useEffect, useRef, type RefObject } from 'react';

/** The element for a row of choices that scrolls sideways: brings the selected one into view whenever it changes, without moving the page. */
export function useSelectedInView<Row extends HTMLElement>(selector: string, value: string): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    const selected = row.current?.querySelector<HTMLElement>(selector);
    if (!row.current || !selected) return;
    const [outer, inner] = [row.current.getBoundingClientRect(), selected.getBoundingClientRect()];
    if (inner.left < outer.left) row.current.scrollLeft -= outer.left - inner.left;
    else if (inner.right > outer.right) row.current.scrollLeft += inner.right - outer.right;
  }, [selector, value]);
  return row;
}
