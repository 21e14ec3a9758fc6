import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { useShown } from '../router/useShown.ts';
import type { CategoryVendors } from './useCategories.ts';
import type { NavItem } from './useNavItems.ts';

/** A pointer on its way to something else opens nothing, and may cut a corner without closing what is open. */
const OPEN_MS = 120;
const CLOSE_MS = 200;

/**
 * Which category of the navigation is unfolded: by a resting mouse or by its arrow, until the pointer or the focus has
 * left, Escape is pressed, or another page is shown. `around` belongs to the element that holds entries and panel.
 */
export function useOpenCategory(items: readonly NavItem[]) {
  const { href } = useShown().place;
  const [open, setOpen] = useState<{ key: string; href: string }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const shown = open?.href === href ? items.find(({ key }) => key === open.key) : undefined;
  const vendors: CategoryVendors | undefined = shown?.kind === 'link' ? shown.vendors : undefined;
  const isOpen = (key: string): boolean => vendors !== undefined && shown?.key === key;
  const later = (ms: number, key: string | undefined): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(key === undefined ? undefined : { key, href }), ms);
  };
  const close = (): void => {
    clearTimeout(timer.current);
    setOpen(undefined);
  };
  return {
    /** The vendors of the category that is open. */
    vendors,
    isOpen,
    close,
    toggle: (key: string): void => (isOpen(key) ? close() : setOpen({ key, href })),
    rest:
      (item: NavItem) =>
      ({ pointerType }: PointerEvent): void => {
        const hasPanel = item.kind === 'link' && item.vendors !== undefined;
        if (pointerType === 'mouse') later(OPEN_MS, hasPanel ? item.key : undefined);
      },
    around: {
      onPointerLeave: (): void => later(CLOSE_MS, undefined),
      onKeyDown: ({ key }: KeyboardEvent): void => {
        if (key === 'Escape') close();
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent): void => {
        if (!currentTarget.contains(relatedTarget)) close();
      },
    },
  };
}
