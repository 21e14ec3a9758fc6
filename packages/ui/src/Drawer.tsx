import type { ReactNode } from 'react';
import { Dialog as Primitive } from 'radix-ui';
import { cx } from './cx.ts';
import { IconButton } from './IconButton.tsx';
import { useLayerFocus } from './useLayerFocus.ts';

interface DrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** `bottom` is a sheet with a grabber; `right` becomes full width on phones. */
  side?: 'right' | 'left' | 'bottom';
  size?: 's' | 'm' | 'l';
  /** Between title and close button. */
  aside?: ReactNode;
  footer?: ReactNode;
  labels: { close: string };
  children: ReactNode;
}

const WIDTHS = { s: 'sm:max-w-90', m: 'sm:max-w-120', l: 'sm:max-w-180' } as const;

const SIDES = {
  right:
    'inset-y-0 right-0 h-dvh w-full data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in sm:rounded-l-sheet',
  left: 'inset-y-0 left-0 h-dvh w-[min(20rem,88vw)] rounded-r-sheet data-[state=closed]:animate-slide-out-left data-[state=open]:animate-slide-in-left',
  bottom:
    'inset-x-0 bottom-0 mx-auto max-h-[88dvh] w-full rounded-t-sheet data-[state=closed]:animate-rise-out data-[state=open]:animate-rise-in',
} as const;

/** A layer from an edge. Like every layer it closes by its button and by Escape, not by a click outside. */
export function Drawer({
  isOpen,
  onOpenChange,
  title,
  description,
  side = 'right',
  size = 'm',
  aside,
  footer,
  labels,
  children,
}: DrawerProps) {
  const layerFocus = useLayerFocus();
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-drawer bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Primitive.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...layerFocus}
          onInteractOutside={(event) => event.preventDefault()}
          className={cx(
            'fixed z-drawer flex flex-col bg-bg-1 shadow-float outline-none',
            SIDES[side],
            side !== 'left' && WIDTHS[size],
          )}
        >
          {side === 'bottom' ? (
            <span aria-hidden="true" className="mx-auto mt-2 h-1 w-10 shrink-0 rounded-pill bg-bg-4" />
          ) : null}
          <header className="flex min-h-14 shrink-0 items-center gap-3 border-b border-line-1 py-1 pr-2 pl-4">
            <Primitive.Title data-layer-title tabIndex={-1} className="min-w-0 flex-1 text-h4 text-text-1 outline-none">
              {title}
            </Primitive.Title>
            {aside}
            <Primitive.Close asChild>
              <IconButton icon="close" label={labels.close} />
            </Primitive.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
            {description ? (
              <Primitive.Description className="mb-4 text-body text-text-2">{description}</Primitive.Description>
            ) : null}
            {children}
          </div>
          {footer ? (
            <footer className="flex shrink-0 flex-wrap justify-end gap-2 border-t border-line-1 px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
              {footer}
            </footer>
          ) : null}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
