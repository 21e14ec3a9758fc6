import type { ReactNode } from 'react';
import { AlertDialog as Primitive } from 'radix-ui';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import { Icon, type IconName } from './Icon.tsx';
import { useLayerFocus } from './useLayerFocus.ts';

interface AlertDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  message: ReactNode;
  confirmLabel: ReactNode;
  onConfirm?: () => void;
  /** With it the alert is a question; without it there is only one button. */
  cancelLabel?: ReactNode;
  tone?: 'warning' | 'danger' | 'info' | 'success';
  isBusy?: boolean;
  /** Gets the focus on close, instead of the element that opened the alert. */
  focusAfter?: HTMLElement | null | undefined;
  /** Whether the focus starts at the button that cancels, and not at the title. */
  startsAtCancel?: boolean;
}

const LOOKS: Record<'warning' | 'danger' | 'info' | 'success', { icon: IconName; className: string }> = {
  warning: { icon: 'alert', className: 'bg-amber-tint text-amber-text' },
  danger: { icon: 'alert', className: 'bg-cinnabar-tint text-cinnabar-text' },
  info: { icon: 'info', className: 'bg-sky-tint text-sky-text' },
  success: { icon: 'check', className: 'bg-felt-tint text-felt-text' },
};

export function AlertDialog({
  isOpen,
  onOpenChange,
  title,
  message,
  confirmLabel,
  onConfirm,
  cancelLabel,
  tone = 'warning',
  isBusy = false,
  focusAfter,
  startsAtCancel = false,
}: AlertDialogProps) {
  const look = LOOKS[tone];
  const layerFocus = useLayerFocus(focusAfter);
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-modal bg-scrim backdrop-blur-[2px] data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <div className="pointer-events-none fixed inset-0 z-modal grid place-items-center p-4">
          <Primitive.Content
            {...layerFocus}
            className="pointer-events-auto flex w-full max-w-96 flex-col items-center rounded-sheet bg-bg-1 p-6 text-center shadow-float outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-pop-in"
          >
            <span className={cx('grid size-14 place-items-center rounded-pill', look.className)}>
              <Icon name={look.icon} size={28} />
            </span>
            <Primitive.Title data-layer-title tabIndex={-1} className="mt-4 text-h4 text-text-1 outline-none">
              {title}
            </Primitive.Title>
            <Primitive.Description className="mt-2 text-body text-text-2">{message}</Primitive.Description>
            <div className="mt-6 flex w-full gap-2">
              {cancelLabel ? (
                <Primitive.Cancel asChild>
                  <Button
                    tone="neutral"
                    className="flex-1"
                    disabled={isBusy}
                    data-autofocus={startsAtCancel ? '' : undefined}
                  >
                    {cancelLabel}
                  </Button>
                </Primitive.Cancel>
              ) : null}
              <Button
                tone={tone === 'danger' ? 'cinnabar' : 'felt'}
                className="flex-1"
                isLoading={isBusy}
                onClick={() => {
                  if (onConfirm) onConfirm();
                  else onOpenChange(false);
                }}
              >
                {confirmLabel}
              </Button>
            </div>
          </Primitive.Content>
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
