import { createLetter } from '@baize/contract/feedback/createLetter';
import { matchesPattern } from '@baize/contract/identity/patterns';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Field } from '@baize/ui/Field';
import { TextArea } from '@baize/ui/TextArea';
import { TextInput } from '@baize/ui/TextInput';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../call.ts';
import { solveBotCheck } from './solveBotCheck.ts';
import { useErrorText } from './useErrorText.ts';
import { useT } from '../i18n/useT.ts';
import { words } from '../i18n/words.ts';

/** Bounds of a letter, in characters; the server has the same. */
const SHORTEST = 10;
const LONGEST = 500;
const EMAIL_PATTERN = 4;

/** A letter to customer service from somebody without an account, answered by mail. What was typed stays until it has arrived. */
export function LetterForm({ onSent }: { onSent?: () => void }) {
  const t = useT();
  const errorText = useErrorText();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [content, setContent] = useState('');
  const [isTried, setTried] = useState(false);
  /* One id for one letter: sent again after a broken line it stays the same letter. */
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const sending = useMutation({
    mutationFn: async () =>
      call(createLetter, {
        ...{ requestId, name: name.trim(), email: email.trim(), content: content.trim() },
        ...{ language: words().language(), botCheck: await solveBotCheck('contact') },
      }),
    onSuccess: () => onSent?.(),
  });
  const count = [...content.trim()].length;
  const faults = {
    email: matchesPattern(EMAIL_PATTERN, email.trim()) ? undefined : t('support.letter.emailNeeded'),
    content:
      count < SHORTEST || count > LONGEST
        ? t('support.letter.contentNeeded', { min: SHORTEST, max: LONGEST })
        : undefined,
  };
  const faultOf = (field: keyof typeof faults) => (isTried ? faults[field] : undefined);
  const type = (take: (text: string) => void) => (text: string) => {
    take(text);
    /* Other words are another letter. */
    if (sending.isError) setRequestId(crypto.randomUUID());
  };
  const [typeName, typeEmail, typeContent] = [type(setName), type(setEmail), type(setContent)];

  if (sending.data !== undefined) {
    return (
      <Callout tone="success" isLive title={t('support.letter.sent')}>
        {t('support.letter.sentText', { number: sending.data.number })}
      </Callout>
    );
  }
  return (
    <form
      noValidate
      aria-label={t('support.letter.title')}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!sending.isPending && faults.email === undefined && faults.content === undefined) sending.mutate();
      }}
    >
      {sending.isError ? (
        <Callout tone="danger" isLive>
          {errorText(sending.error)}
        </Callout>
      ) : null}
      <Field label={t('support.letter.email')} isRequired error={faultOf('email')} hint={t('support.letter.emailHint')}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            autoComplete="email"
            maxLength={128}
            value={email}
            onChange={(event) => typeEmail(event.currentTarget.value)}
          />
        )}
      </Field>
      <Field label={t('support.letter.name')} optionalLabel={t('support.letter.optional')}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="name"
            maxLength={64}
            value={name}
            onChange={(event) => typeName(event.currentTarget.value)}
          />
        )}
      </Field>
      <Field
        label={t('support.letter.content')}
        isRequired
        error={faultOf('content')}
        hint={t('support.letter.contentHint')}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={5}
            maxLength={LONGEST}
            value={content}
            onChange={(event) => typeContent(event.currentTarget.value)}
          />
        )}
      </Field>
      <Button type="submit" tone="felt" size="l" isBlock isLoading={sending.isPending}>
        {t('support.letter.send')}
      </Button>
    </form>
  );
}
