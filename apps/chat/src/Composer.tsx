import { languages, type Language } from '@baize/contract/languages';
import { CHAT_TEXT_MAX } from '@baize/contract/chat/chatRequests';
import { Button } from '@baize/ui/Button';
import { TextArea } from '@baize/ui/TextArea';
import { useEffect, useRef, useState } from 'react';
import { faultKey, words } from './words.ts';

type Props = {
  draft: string;
  onDraft(text: string): void;
  slowSeconds: number;
  mutedUntil: string | null;
  nowMs(): number;
  isOnline: boolean;
  language: Language;
  onSay(text: string, requestId: string): Promise<string>;
};

/** From this many characters left the page shows the remaining number. */
const NEAR_END = 40;

/** The message composer. A text that could not be sent stays in it, and is retried under the same id. */
export function Composer({ draft, onDraft, slowSeconds, mutedUntil, nowMs, isOnline, language, onSay }: Props) {
  const t = words(language);
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<string>();
  const [hasSaid, setSaid] = useState(false);
  const [wait, setWait] = useState(0);
  const [isMuted, setMuted] = useState(mutedUntil !== null);
  const attempt = useRef<{ text: string; id: string }>(undefined);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (wait === 0) return undefined;
    const timer = setTimeout(() => setWait(wait - 1), 1_000);
    return () => clearTimeout(timer);
  }, [wait]);
  useEffect(() => {
    const left = mutedUntil === null ? 0 : Date.parse(mutedUntil) - nowMs();
    setMuted(left > 0);
    if (left <= 0) return undefined;
    // A timer cannot hold longer mutes; they end with the next visit.
    const timer = setTimeout(() => setMuted(false), Math.min(left, 2_147_000_000));
    return () => clearTimeout(timer);
  }, [mutedUntil, nowMs]);

  const left = CHAT_TEXT_MAX - [...draft].length;
  const canSend = draft.trim() !== '' && left >= 0 && isOnline && !isSending && wait === 0;
  const send = async (): Promise<void> => {
    if (!canSend) return;
    if (attempt.current?.text !== draft) attempt.current = { text: draft, id: crypto.randomUUID() };
    setSending(true);
    const code = await onSay(draft, attempt.current.id);
    setSending(false);
    setFault(code === 'ok' ? undefined : code);
    if (code === 'ok') {
      onDraft('');
      setSaid(true);
      setWait(slowSeconds);
    }
    field.current?.focus();
  };
  if (isMuted && mutedUntil !== null) {
    const time = new Date(mutedUntil).toLocaleString(languages[language].locale, {
      dateStyle: 'short',
      timeStyle: 'short',
    });
    return (
      <p role="status" className="border-t border-line-1 px-4 py-4 text-body text-amber-text">
        {t('muted', { time })}
      </p>
    );
  }
  const note =
    fault !== undefined
      ? t(faultKey(fault))
      : left <= NEAR_END
        ? t('left', { count: left })
        : !hasSaid
          ? t('rules')
          : slowSeconds > 0
            ? t('slow', { seconds: slowSeconds })
            : '';
  return (
    <form
      className="border-t border-line-1 bg-bg-2 p-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className="flex items-end gap-2">
        <TextArea
          ref={field}
          rows={1}
          value={draft}
          aria-label={t('write')}
          aria-describedby="note"
          aria-invalid={left < 0 || fault !== undefined ? true : undefined}
          placeholder={t('write')}
          onChange={({ target }) => {
            onDraft(target.value);
            setFault(undefined);
          }}
          onKeyDown={(event) => {
            // Enter that ends an IME composition of Chinese belongs to the input method.
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            void send();
          }}
          className="field-sizing-content max-h-32 min-h-11 resize-none"
        />
        <Button type="submit" tone="felt" isLoading={isSending} disabled={!canSend}>
          {wait > 0 ? t('sendIn', { seconds: wait }) : t('send')}
        </Button>
      </div>
      <p
        id="note"
        role={fault === undefined ? undefined : 'alert'}
        className={
          fault === undefined && left >= 0
            ? 'mt-2 text-cap text-text-3 empty:hidden'
            : 'mt-2 text-cap text-cinnabar-text'
        }
      >
        {note}
      </p>
    </form>
  );
}
