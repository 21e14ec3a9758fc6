import { closeLetter, createLetterReply, listLetters } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Copyable } from '@baize/ui/Copyable';
import { Field } from '@baize/ui/Field';
import { TextArea } from '@baize/ui/TextArea';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { Facts } from '../../components/Facts.tsx';
import { Moment } from '../../components/Moment.tsx';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import type { Letter } from './Letter.ts';
import { TicketStatus } from './TicketStatus.tsx';

/** One letter, with its answer or the place for it. An answer leaves by mail and ends the letter. */
export function LetterPanel({ letter, onDone }: { letter: Letter; onDone: () => void }) {
  const t = useT();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { may } = useOperator();
  const [content, setContent] = useState('');
  const { id: letterId, email } = letter;
  const refresh = () => queryClient.invalidateQueries({ queryKey: [listLetters.id] });
  const answering = useMutation({
    mutationFn: () => call(createLetterReply, { letterId, content: content.trim() }),
    onSuccess: () => {
      toast.success(t('feedback.answeredToast', { account: email }));
      onDone();
    },
    onSettled: refresh,
  });
  const closing = useMutation({
    mutationFn: () => call(closeLetter, { letterId }),
    onSuccess: () => {
      toast.success(t('letters.closedToast'));
      onDone();
    },
    onSettled: refresh,
  });
  const fault = answering.error ?? closing.error;
  const isBusy = answering.isPending || closing.isPending;

  return (
    <div className="flex flex-col gap-4">
      <Facts
        rows={[
          { label: t('feedback.status'), value: <TicketStatus status={letter.status} /> },
          {
            label: t('letters.email'),
            value: <Copyable value={email} labels={{ copy: t('shell.copy'), copied: t('shell.copied') }} />,
          },
          ...(letter.name === '' ? [] : [{ label: t('letters.name'), value: letter.name }]),
          { label: t('letters.language'), value: letter.language },
          { label: t('feedback.sentAt'), value: <Moment at={letter.createdAt} /> },
        ]}
      />
      <p className="rounded-control bg-bg-2 p-4 text-body wrap-anywhere whitespace-pre-line text-text-1">
        {letter.content}
      </p>
      {letter.decidedAt === null ? null : (
        <div className="flex flex-col gap-2 border-l-2 border-felt pl-4">
          <p className="flex flex-wrap justify-between gap-2 text-cap text-text-3">
            <span>{letter.operator}</span>
            <Moment at={letter.decidedAt} />
          </p>
          <p className="text-body wrap-anywhere whitespace-pre-line text-text-2">
            {letter.answer === '' ? t('letters.closedWithout') : letter.answer}
          </p>
        </div>
      )}
      {fault ? (
        <Callout tone="danger" isLive>
          {errorText(fault)}
        </Callout>
      ) : null}
      {letter.status !== 'open' ? null : may('feedback.write') ? (
        <form
          noValidate
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (content.trim() !== '' && !isBusy) answering.mutate();
          }}
        >
          <Field label={t('feedback.answer')} hint={t('letters.answerHint')}>
            {(control) => (
              <TextArea
                {...control}
                rows={8}
                maxLength={2000}
                value={content}
                onChange={(event) => setContent(event.currentTarget.value)}
              />
            )}
          </Field>
          <div className="flex flex-wrap justify-end gap-2">
            <Button tone="ghost" isLoading={closing.isPending} disabled={isBusy} onClick={() => closing.mutate()}>
              {t('letters.close')}
            </Button>
            <Button
              type="submit"
              tone="felt"
              isLoading={answering.isPending}
              disabled={content.trim() === '' || closing.isPending}
            >
              {t('letters.send')}
            </Button>
          </div>
        </form>
      ) : (
        <p className="text-dense text-text-3">{t('feedback.mayNotAnswer')}</p>
      )}
    </div>
  );
}
