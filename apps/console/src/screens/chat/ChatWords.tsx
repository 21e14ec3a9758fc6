import { getModeration, updateWords } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Field } from '@baize/ui/Field';
import { TextArea } from '@baize/ui/TextArea';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';

/** The words with which no message is taken, one on each line. */
export function ChatWords({ words }: { words: readonly string[] }) {
  const t = useT();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { may } = useOperator();
  const [text, setText] = useState(words.join('\n'));
  const typed = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  const saving = useMutation({
    mutationFn: () => call(updateWords, { words: typed }),
    onSuccess: () => toast.success(t('chat.wordsSaved')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [getModeration.id] }),
  });
  return (
    <form
      noValidate
      className="flex max-w-160 flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving.isPending) saving.mutate();
      }}
    >
      <Field label={t('chat.words')} hint={t('chat.wordsHint')}>
        {(control) => (
          <TextArea
            {...control}
            rows={14}
            disabled={!may('chat.write')}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
      </Field>
      {saving.error ? (
        <Callout tone="danger" isLive>
          {errorText(saving.error)}
        </Callout>
      ) : null}
      {may('chat.write') ? (
        <div>
          <Button type="submit" tone="felt" isLoading={saving.isPending} disabled={typed.join() === words.join()}>
            {t('chat.save')}
          </Button>
        </div>
      ) : null}
    </form>
  );
}
