import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Dialog } from '@baize/ui/Dialog';
import { useRef, type ReactNode } from 'react';
import { useT } from '../i18n/useT.ts';
import { focusFault } from './focusFault.ts';
import { useErrorText } from './useErrorText.ts';

interface FormDialogProps {
  title: string;
  description?: string;
  /** False where the dialog is a question that stays in the middle of a phone as well. */
  isSheetOnMobile?: boolean;
  /** What the act is called. */
  button: ReactNode;
  tone?: 'felt' | 'cinnabar';
  acting: { isPending: boolean; isError: boolean; error: unknown };
  /** False where there is nothing to do yet. */
  isReady?: boolean;
  onClose: () => void;
  /** Asked for by the button or by Enter; what is missing is the caller's to say. */
  onSubmit: () => void;
  children?: ReactNode;
}

/** A form that acts: way out and act in the footer, what the server said on top; nothing is sent twice. */
export function FormDialog({
  title,
  description,
  isSheetOnMobile = true,
  button,
  tone = 'felt',
  acting,
  isReady = true,
  onClose,
  onSubmit,
  children,
}: FormDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  /* A text that cannot be read counts as none, and none may be a wish of its own: at once, or for ever. */
  const submit = (): void => {
    if (focusFault(form.current)) return;
    onSubmit();
    /* By then the fields say what is missing. */
    queueMicrotask(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <Dialog
      size="s"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isSheetOnMobile={isSheetOnMobile}
      title={title}
      {...(description === undefined ? {} : { description })}
      labels={{ close: t('shell.close') }}
      footer={
        <>
          <Button tone="ghost" onClick={onClose} disabled={acting.isPending}>
            {t('shell.cancel')}
          </Button>
          <Button tone={tone} isLoading={acting.isPending} disabled={!isReady} onClick={submit}>
            {button}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!acting.isPending) submit();
        }}
      >
        {acting.isError ? (
          <Callout tone="danger" isLive>
            {errorText(acting.error)}
          </Callout>
        ) : null}
        {children}
      </form>
    </Dialog>
  );
}
