import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useT } from '../i18n/useT.ts';
import { FormDialog } from './FormDialog.tsx';
import { ReasonField } from './ReasonField.tsx';

interface DecisionDialogProps<Result> {
  title: string;
  description?: string;
  /** What the act is called; the title where nothing else is said. */
  button?: string;
  /** Red is for what takes away. */
  tone?: 'felt' | 'cinnabar';
  /** False where fields of its own come before the reason: a form is a sheet on a phone, a question is not. */
  isQuestion?: boolean;
  /** Whether the fields of its own are filled in. */
  isComplete?: boolean;
  /** What members or the record make of the reason. */
  reasonLabel?: string;
  reasonHint?: string;
  act: (reason: string) => Promise<Result>;
  /** What is said once it is done. */
  said: (result: Result) => string;
  onClose: () => void;
  /** What is decided on; a function hears whether sending was tried, so that its fields say what is missing. */
  children?: ReactNode | ((isTried: boolean) => ReactNode);
}

/** The last look before an operator decides on something: what it is, a reason for the record, and the act. */
export function DecisionDialog<Result>({
  title,
  description,
  button = title,
  tone = 'felt',
  isQuestion = true,
  isComplete = true,
  reasonLabel,
  reasonHint,
  act,
  said,
  onClose,
  children,
}: DecisionDialogProps<Result>) {
  const t = useT();
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isShort = reason.trim().length < 3;
  const acting = useMutation({
    mutationFn: () => act(reason.trim()),
    onSuccess: (result) => {
      toast.success(said(result));
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'site' }),
  });
  return (
    <FormDialog
      isSheetOnMobile={!isQuestion}
      title={title}
      {...(description === undefined ? {} : { description })}
      button={button}
      tone={tone}
      acting={acting}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (isComplete && !isShort && !acting.isPending) acting.mutate();
      }}
    >
      {typeof children === 'function' ? children(isTried) : children}
      <ReasonField
        label={reasonLabel ?? t('wallets.reason')}
        {...(reasonHint === undefined ? {} : { hint: reasonHint })}
        error={isTried && isShort ? t('error.reason_required') : undefined}
        isFocused={isQuestion}
        input={{ name: 'reason', value: reason, onChange: (event) => setReason(event.target.value) }}
      />
    </FormDialog>
  );
}
