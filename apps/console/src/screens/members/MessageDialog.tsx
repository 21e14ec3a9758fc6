import { listSent, sendMessage } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Dialog } from '@baize/ui/Dialog';
import { Field } from '@baize/ui/Field';
import { TextArea } from '@baize/ui/TextArea';
import { TextInput } from '@baize/ui/TextInput';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../call.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';

type Form = { title: string; content: string };
type Props = { memberId: string; account: string; onClose: () => void };

/** Writing to a member. The dialog stands for one message: sent again after a broken line it is still the same one. */
export function MessageDialog({ memberId, account, onClose }: Props) {
  const t = useT();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const { register, handleSubmit, formState } = useForm<Form>({ defaultValues: { title: '', content: '' } });
  const sending = useMutation({
    mutationFn: ({ title, content }: Form) =>
      call(sendMessage, { requestId, memberId, title: title.trim(), content: content.trim() }),
    onSuccess: () => {
      toast.success(t('messages.sentToast', { account }));
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [listSent.id] }),
  });
  const submit = handleSubmit((form) => sending.mutate(form));
  const isFilled = (typed: string): true | string => typed.trim() !== '' || t('error.field_required');
  return (
    <Dialog
      size="m"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('messages.writeTo', { account })}
      description={t('messages.writeHint')}
      labels={{ close: t('shell.close') }}
      footer={
        <>
          <Button tone="ghost" onClick={onClose} disabled={sending.isPending}>
            {t('shell.cancel')}
          </Button>
          <Button tone="felt" isLoading={sending.isPending} onClick={() => void submit()}>
            {t('messages.send')}
          </Button>
        </>
      }
    >
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        /* Other words are another message. */
        onChange={() => {
          if (sending.isError) setRequestId(crypto.randomUUID());
        }}
        className="flex flex-col gap-4"
      >
        {sending.isError ? (
          <Callout tone="danger" isLive>
            {errorText(sending.error)}
          </Callout>
        ) : null}
        <Field label={t('messages.title')} error={formState.errors.title?.message} isRequired>
          {(control) => <TextInput {...control} maxLength={120} {...register('title', { validate: isFilled })} />}
        </Field>
        <Field
          label={t('messages.content')}
          hint={t('messages.contentHint')}
          error={formState.errors.content?.message}
          isRequired
        >
          {(control) => (
            <TextArea {...control} rows={8} maxLength={4000} {...register('content', { validate: isFilled })} />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
