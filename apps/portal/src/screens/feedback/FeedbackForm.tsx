import { createTicket, getFeedback, MAX_IMAGES, type FeedbackType } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { cx } from '@baize/ui/cx';
import { Field } from '@baize/ui/Field';
import { Select } from '@baize/ui/Select';
import { TextArea } from '@baize/ui/TextArea';
import { TextInput } from '@baize/ui/TextInput';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { PicturesField } from '../../components/promotions/PicturesField.tsx';
import { useErrorText } from '../../components/useErrorText.ts';
import type { Proof } from '../../components/withdraw/readProof.ts';
import { useT } from '../../i18n/useT.ts';
import { useSession } from '../../session.ts';

interface FeedbackFormProps {
  types: readonly FeedbackType[];
  /** Bounds of the content in characters, whatever the script. */
  minWords?: number;
  maxWords?: number;
  onMine: () => void;
}

const MAX_CONTACT = 100;

/** Question type and content description; what was typed stays until it has arrived. */
export function FeedbackForm({ types, minWords = 10, maxWords = 500, onMine }: FeedbackFormProps) {
  const t = useT();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [type, setType] = useState<FeedbackType>();
  const [content, setContent] = useState('');
  const [contact, setContact] = useState('');
  const [pictures, setPictures] = useState<readonly Proof[]>([]);
  const { isTrial } = useSession();
  const [isTried, setTried] = useState(false);
  const sending = useMutation({
    mutationFn: (input: { type: FeedbackType; content: string; contact?: string; images?: string[] }) =>
      call(createTicket, input),
    onSuccess: () => {
      setContent('');
      setPictures([]);
      setTried(false);
      return queries.invalidateQueries({ queryKey: [getFeedback.id] });
    },
  });

  const count = [...content.trim()].length;
  const contentFault =
    count > maxWords
      ? t('feedback.tooLong', { max: maxWords })
      : isTried && count < minWords
        ? t('feedback.tooShort', { min: minWords })
        : undefined;

  if (sending.data !== undefined) {
    return (
      <div className="flex flex-col gap-4">
        <Callout tone="success" isLive title={t('feedback.sent')}>
          {t('feedback.sentText', { id: sending.data.id })}
        </Callout>
        <div className="flex flex-wrap gap-2">
          <Button className="flex-1" onClick={() => sending.reset()}>
            {t('feedback.another')}
          </Button>
          <Button tone="felt" className="flex-1" onClick={onMine}>
            {t('feedback.seeMine')}
          </Button>
        </div>
      </div>
    );
  }

  const send = (): void => {
    setTried(true);
    if (type === undefined || count < minWords || count > maxWords || sending.isPending) return;
    const where = contact.trim();
    sending.mutate({
      ...{ type, content: content.trim() },
      ...(where === '' ? {} : { contact: where }),
      ...(pictures.length === 0 ? {} : { images: pictures.map(({ data }) => data) }),
    });
  };

  return (
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
        label={t('feedback.type')}
        isRequired
        error={isTried && type === undefined ? t('feedback.typeNeeded') : undefined}
      >
        {(control) => (
          <Select
            {...control}
            value={type ?? ''}
            onValueChange={(value) => setType(types.find((one) => one === value))}
            placeholder={t('feedback.chooseType')}
            options={types.map((value) => ({ value, label: t(`feedback.type.${value}`) }))}
          />
        )}
      </Field>
      <Field
        label={t('feedback.content')}
        isRequired
        hint={t('feedback.contentHint', { min: minWords, max: maxWords })}
        error={contentFault}
        aside={
          <span className={cx('text-cap tabular-nums', count > maxWords ? 'text-cinnabar-text' : 'text-text-3')}>
            {t('feedback.counter', { count, max: maxWords })}
          </span>
        }
      >
        {(control) => (
          <TextArea {...control} rows={6} value={content} onChange={(event) => setContent(event.currentTarget.value)} />
        )}
      </Field>
      <Field label={t('feedback.contact')} optionalLabel={t('feedback.optional')} hint={t('feedback.contactHint')}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={MAX_CONTACT}
            autoComplete="email"
            value={contact}
            onChange={(event) => setContact(event.currentTarget.value)}
          />
        )}
      </Field>
      {isTrial === true ? null : <PicturesField value={pictures} most={MAX_IMAGES} onValueChange={setPictures} />}
      <Button type="submit" tone="felt" size="l" isBlock isLoading={sending.isPending}>
        {t('feedback.send')}
      </Button>
    </form>
  );
}
