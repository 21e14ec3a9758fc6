import type { ReactNode } from 'react';
import { Dialog as Primitive } from 'radix-ui';
import { cx } from './cx.ts';
import { IconButton } from './IconButton.tsx';
import { useLayerFocus } from './useLayerFocus.ts';

interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  isTitleHidden?: boolean;
  description?: ReactNode;
  /** 440, 640 or 880 px. */
  size?: 's' | 'm' | 'l';
  footer?: ReactNode;
  /** A picture that fills the left side, or a strip at the top of a phone. */
  art?: ReactNode;
  /** On phones the dialog fills the screen; off for very short ones. */
  isSheetOnMobile?: boolean;
  labels: { close: string };
  children: ReactNode;
}

const WIDTHS = { s: 'sm:max-w-110', m: 'sm:max-w-160', l: 'sm:max-w-220' } as const;

/** A modal. It closes by its button, by Escape and by its actions, not by a stray click outside. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  isTitleHidden = false,
  description,
  size = 's',
  footer,
  art,
  isSheetOnMobile = true,
  labels,
  children,
}: DialogProps) {
  const layerFocus = useLayerFocus();
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-modal bg-scrim backdrop-blur-[2px] data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <div className="pointer-events-none fixed inset-0 z-modal grid place-items-end sm:place-items-center sm:p-6">
          <Primitive.Content
            {...(description ? {} : { 'aria-describedby': undefined })}
            {...layerFocus}
            onInteractOutside={(event) => event.preventDefault()}
            className={cx(
              'pointer-events-auto flex w-full flex-col overflow-hidden bg-bg-1 shadow-float outline-none data-[state=closed]:animate-rise-out data-[state=open]:animate-rise-in sm:max-h-[min(100%,52rem)] sm:rounded-sheet',
              isSheetOnMobile ? 'h-dvh max-h-dvh sm:h-auto' : 'max-h-[92dvh] rounded-t-sheet',
              art
                ? 'sm:grid sm:grid-cols-[minmax(0,22.5rem)_minmax(0,1fr)] sm:grid-rows-[auto_minmax(0,1fr)_auto]'
                : '',
              WIDTHS[size],
            )}
          >
            {art ? <div className="shrink-0 sm:row-span-3 sm:min-h-0">{art}</div> : null}
            <header className="flex min-h-14 shrink-0 items-center justify-between gap-3 border-b border-line-1 py-1 pr-2 pl-4 sm:pl-6">
              <Primitive.Title
                data-layer-title
                tabIndex={-1}
                className={isTitleHidden ? 'sr-only' : 'text-h4 text-text-1 outline-none'}
              >
                {title}
              </Primitive.Title>
              <Primitive.Close asChild>
                <IconButton icon="close" label={labels.close} className="ml-auto" />
              </Primitive.Close>
            </header>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4 sm:p-6">
              {description ? (
                <Primitive.Description className="mb-4 text-body text-text-2">{description}</Primitive.Description>
              ) : null}
              {children}
            </div>
            {footer ? (
              <footer className="flex shrink-0 flex-wrap justify-end gap-2 border-t border-line-1 px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6">
                {footer}
              </footer>
            ) : null}
          </Primitive.Content>
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
