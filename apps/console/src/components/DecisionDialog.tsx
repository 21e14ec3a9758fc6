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
  /** How the reason is asked for, and how long it has to be. */
  reason?: { label?: string; hint?: string; shortest?: number };
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
  reason: { label, hint, shortest = 3 } = {},
  act,
  said,
  onClose,
  children,
}: DecisionDialogProps<Result>) {
  const t = useT();
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isShort = reason.trim().length < shortest;
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
        label={label ?? t('wallets.reason')}
        {...(hint === undefined ? {} : { hint })}
        error={isTried && isShort ? t('error.reason_required') : undefined}
        isFocused={isQuestion}
        input={{ name: 'reason', value: reason, onChange: (event) => setReason(event.target.value) }}
      />
    </FormDialog>
  );
}
