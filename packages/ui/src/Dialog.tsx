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
  /** 440, 640 or 880 px wide, `popup` 880 x 560 and `window` 440 x 750. The default is 200 x 200. */
  size?: 's' | 'm' | 'l' | 'popup' | 'window' | undefined;
  footer?: ReactNode;
  /** A picture on the left side, or a strip at the top on phones. */
  art?: ReactNode;
  /** Whether a sized dialog fills the screen on phones; off for very short ones. */
  isSheetOnMobile?: boolean;
  labels: { close: string };
  children: ReactNode;
}

const SIZES = {
  s: 'w-full sm:max-w-110',
  m: 'w-full sm:max-w-160',
  l: 'w-full sm:max-w-220',
  popup: 'w-full sm:h-[35rem]! sm:max-w-220',
  window: 'w-full sm:h-[46.875rem]! sm:max-w-110',
} as const;

/** The default size of a modal: 200 x 200. */
const BARE = { width: 200, height: 200 };

/** A modal. It closes by its button, by Escape and by its actions, not by a click outside. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  isTitleHidden = false,
  description,
  size,
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
            {...(size === undefined ? { style: BARE } : {})}
            className={cx(
              'pointer-events-auto flex flex-col overflow-hidden bg-bg-1 shadow-float outline-none data-[state=closed]:animate-rise-out data-[state=open]:animate-rise-in sm:max-h-[min(100%,52rem)] sm:rounded-sheet',
              size === undefined
                ? 'place-self-center rounded-sheet'
                : isSheetOnMobile
                  ? 'h-dvh max-h-dvh sm:h-auto'
                  : 'max-h-[92dvh] rounded-t-sheet',
              art
                ? 'sm:grid sm:grid-cols-[minmax(0,22.5rem)_minmax(0,1fr)] sm:grid-rows-[auto_minmax(0,1fr)_auto]'
                : '',
              size === undefined ? '' : SIZES[size],
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
