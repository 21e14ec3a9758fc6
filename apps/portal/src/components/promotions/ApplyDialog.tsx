import { createApplication } from '@baize/contract/promotions/createApplication';
import { MAX_IMAGES, MAX_REMARK } from '@baize/contract/promotions/promotion';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Dialog } from '@baize/ui/Dialog';
import { Field } from '@baize/ui/Field';
import { TextArea } from '@baize/ui/TextArea';
import { toast } from '@baize/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { useErrorText } from '../useErrorText.ts';
import type { Proof } from '../withdraw/readProof.ts';
import { PicturesField } from './PicturesField.tsx';

type Props = { promotion: { id: string; title: string }; onClose: () => void; onSent: () => void };

/** Applies for a promotion: a comment, and pictures if they help. */
export function ApplyDialog({ promotion, onClose, onSent }: Props) {
  const t = useT();
  const language = useLanguage();
  const errorText = useErrorText();
  const [remark, setRemark] = useState('');
  const [pictures, setPictures] = useState<readonly Proof[]>([]);
  const [isTried, setTried] = useState(false);
  const length = [...remark.trim()].length;
  const isEmpty = length === 0 && pictures.length === 0;
  const fault = length > MAX_REMARK ? 'remark_too_long' : isEmpty ? 'field_required' : undefined;
  const sending = useMutation({
    mutationFn: () =>
      call(createApplication, {
        promotionId: promotion.id,
        remark,
        images: pictures.map(({ data }) => data),
        language,
      }),
    onSuccess: () => {
      toast.success(t('promotions.told.applied'));
      onClose();
    },
    onSettled: onSent,
  });
  const send = (): void => {
    setTried(true);
    if (fault === undefined && !sending.isPending) sending.mutate();
  };
  const isShown = fault === 'remark_too_long' || (isTried && fault !== undefined);
  return (
    <Dialog
      isOpen
      size="s"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={promotion.title}
      labels={{ close: t('shell.close') }}
      footer={
        <>
          <Button tone="ghost" onClick={onClose} disabled={sending.isPending}>
            {t('promotions.apply.cancel')}
          </Button>
          <Button tone="felt" isLoading={sending.isPending} onClick={send}>
            {t('promotions.apply.send')}
          </Button>
        </>
      }
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {sending.isError ? (
          <Callout tone="danger" isLive>
            {errorText(sending.error)}
          </Callout>
        ) : null}
        <Field
          label={t('promotions.apply.remark')}
          aside={
            <span className="text-cap text-text-3 tabular-nums">
              {length}/{MAX_REMARK}
            </span>
          }
          error={isShown ? errorText(fault) : undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              data-autofocus
              rows={4}
              value={remark}
              onChange={(event) => setRemark(event.target.value)}
            />
          )}
        </Field>
        <PicturesField value={pictures} most={MAX_IMAGES} onValueChange={setPictures} />
      </form>
    </Dialog>
  );
}
