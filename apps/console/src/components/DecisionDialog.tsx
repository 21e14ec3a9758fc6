import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { WordKey } from '../i18n/useT.ts';
import { FormDialog } from './FormDialog.tsx';
import { ReasonField } from './ReasonField.tsx';
import { useReason } from './useReason.ts';

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
  /** Who reads the reason, and the fewest characters it has. */
  reason?: { hint?: WordKey; least?: number };
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
  reason: { hint, least } = {},
  act,
  said,
  onClose,
  children,
}: DecisionDialogProps<Result>) {
  const queries = useQueryClient();
  const reason = useReason(least);
  const [isTried, setTried] = useState(false);
  const acting = useMutation({
    mutationFn: () => act(reason.text),
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
        if (isComplete && !reason.isShort && !acting.isPending) acting.mutate();
      }}
    >
      {typeof children === 'function' ? children(isTried) : children}
      <ReasonField hint={hint} {...reason.field} isTried={isTried} isFocused={isQuestion} />
    </FormDialog>
  );
}
