import { createFollowUp, getFeedback, MAX_IMAGES } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Field } from '@baize/ui/Field';
import { TextArea } from '@baize/ui/TextArea';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { PicturesField } from '../../components/promotions/PicturesField.tsx';
import { useErrorText } from '../../components/useErrorText.ts';
import type { Proof } from '../../components/withdraw/readProof.ts';
import { useT } from '../../i18n/useT.ts';
import { useSession } from '../../session.ts';

type Props = { ticketId: string; maxWords: number; onClose: () => void };

/** What a member writes on to an entry; one request id until it has arrived, so that a resend is the same line. */
export function FollowUpForm({ ticketId, maxWords, onClose }: Props) {
  const t = useT();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { isTrial } = useSession();
  const [content, setContent] = useState('');
  const [pictures, setPictures] = useState<readonly Proof[]>([]);
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const [isTried, setTried] = useState(false);
  const count = [...content.trim()].length;
  const sending = useMutation({
    mutationFn: () =>
      call(createFollowUp, {
        ...{ requestId, ticketId, content: content.trim() },
        images: pictures.map(({ data }) => data),
      }),
    onSuccess: () => {
      toast.success(t('feedback.sent'));
      onClose();
      return queries.invalidateQueries({ queryKey: [getFeedback.id] });
    },
  });
  const fault =
    count > maxWords
      ? t('feedback.tooLong', { max: maxWords })
      : isTried && count === 0
        ? t('feedback.tooShort', { min: 1 })
        : undefined;
  /* Other words or pictures are another line. */
  const change = (act: () => void): void => {
    act();
    if (sending.isError) setRequestId(crypto.randomUUID());
  };
  return (
    <form
      noValidate
      className="mt-3 flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (count > 0 && count <= maxWords && !sending.isPending) sending.mutate();
      }}
    >
      {sending.isError ? (
        <Callout tone="danger" isLive>
          {errorText(sending.error)}
        </Callout>
      ) : null}
      <Field label={t('feedback.writeOn')} error={fault}>
        {(control) => (
          <TextArea
            {...control}
            autoFocus
            rows={3}
            value={content}
            onChange={({ currentTarget: { value } }) => change(() => setContent(value))}
          />
        )}
      </Field>
      {isTrial === true ? null : (
        <PicturesField value={pictures} most={MAX_IMAGES} onValueChange={(next) => change(() => setPictures(next))} />
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button tone="ghost" disabled={sending.isPending} onClick={onClose}>
          {t('feedback.cancel')}
        </Button>
        <Button type="submit" tone="felt" isLoading={sending.isPending}>
          {t('feedback.send')}
        </Button>
      </div>
    </form>
  );
}
