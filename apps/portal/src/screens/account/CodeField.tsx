import { CallError } from '@baize/client/CallError';
import { Button } from '@baize/ui/Button';
import { Field } from '@baize/ui/Field';
import { TextInput } from '@baize/ui/TextInput';
import { useRef, useState, type ComponentProps } from 'react';
import { showAlert } from '../../alert.ts';
import { useIsHydrated } from '../../components/useIsHydrated.ts';
import { useT } from '../../i18n/useT.ts';
import { useCodeWait } from './useCodeWait.ts';

/** Requests for a code are this far apart, whatever becomes of them. */
const THROTTLE_MS = 1_000;

interface CodeFieldProps {
  /** What the code is for, and the number or address it goes to: together they name the wait. */
  purpose: string;
  recipient: string;
  input: ComponentProps<'input'>;
  error: string | undefined;
  /** A name of a text, if no code can be sent to what is filled in. */
  fault: string | undefined;
  /** Whether it is known yet where a code would go: a number needs its country. */
  isReady: boolean;
  /** Words for what the identity service says, where it sends the codes. */
  wordsOf?: (fault: unknown) => string | undefined;
  /** Has it sent; answers how many minutes until the next, or nothing. */
  onSend: () => Promise<number | undefined>;
}

/** A code that is sent to a phone or a mailbox, with the button that asks for it and counts the seconds until the next. */
export function CodeField({ purpose, recipient, input, error, fault, isReady, wordsOf, onSend }: CodeFieldProps) {
  const t = useT();
  const isHydrated = useIsHydrated();
  const [secondsLeft, startWait] = useCodeWait(purpose, recipient);
  const [isSending, setSending] = useState(false);
  const [wasSent, setSent] = useState(false);
  const sentAt = useRef(-Infinity);

  async function send(): Promise<void> {
    if (fault !== undefined) {
      showAlert({ fault });
      return;
    }
    if (isSending || secondsLeft > 0 || performance.now() - sentAt.current < THROTTLE_MS) return;
    sentAt.current = performance.now();
    setSending(true);
    try {
      startWait(await onSend());
      setSent(true);
    } catch (refusal) {
      /* What the server says about a message that was not sent is shown as it is. */
      const isSaid = refusal instanceof CallError && refusal.status !== 0 && refusal.code === 'delivery_failed';
      const said = isSaid ? refusal.message : '';
      const isPlain = said !== '' && said !== 'delivery_failed';
      showAlert({ fault: refusal, text: isPlain ? said : wordsOf?.(refusal) });
    } finally {
      setSending(false);
    }
  }

  return (
    <Field label={t('account.code')} error={error} isRequired>
      {(control) => (
        <span className="flex gap-2">
          <TextInput
            {...control}
            {...input}
            className="flex-1"
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={255}
          />
          <Button
            tone="outline"
            isLoading={isSending}
            disabled={secondsLeft > 0 || !isHydrated || !isReady}
            onClick={() => void send()}
            className="min-w-28"
          >
            {secondsLeft > 0 ? t('account.codeWait', { seconds: secondsLeft }) : t('account.codeSend')}
          </Button>
          <span role="status" className="sr-only">
            {wasSent && secondsLeft > 0 ? t('account.codeSent') : ''}
          </span>
        </span>
      )}
    </Field>
  );
}
