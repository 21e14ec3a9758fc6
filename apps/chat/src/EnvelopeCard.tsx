import { localText } from '@baize/contract/localText';
import { Button } from '@baize/ui/Button';
import { Countdown } from '@baize/ui/Countdown';
import { cx } from '@baize/ui/cx';
import { Icon } from '@baize/ui/Icon';
import { Money } from '@baize/ui/Money';
import { useEffect, useRef, useState } from 'react';
import type { Envelope } from './ChatState.ts';
import type { Language } from '@baize/contract/languages';
import { faultKey, words } from './words.ts';

type Props = {
  envelope: Envelope;
  language: Language;
  isOnline: boolean;
  onOpen(id: string): Promise<string>;
  nowMs(): number;
};

/** One red envelope of the room: its content, what is left, and the button to open it. */
export function EnvelopeCard({ envelope, language, isOnline, onOpen, nowMs }: Props) {
  const t = words(language);
  const [isOpening, setOpening] = useState(false);
  const [fault, setFault] = useState<string>();
  const { id, greeting, amount, currency, shares, left, expiresAt, endedAt, mine, takers } = envelope;
  const isOver = endedAt !== null;
  const told = useRef<HTMLParagraphElement>(null);
  const hasOpened = useRef(false);
  /* The button disappears after opening; a keyboard user's focus moves to the result. */
  useEffect(() => {
    if (mine === null || !hasOpened.current) return;
    hasOpened.current = false;
    told.current?.focus();
  }, [mine]);
  const open = async (): Promise<void> => {
    setOpening(true);
    hasOpened.current = true;
    const code = await onOpen(id);
    setOpening(false);
    hasOpened.current &&= code === 'ok';
    setFault(code === 'ok' ? undefined : code);
  };
  const title = localText(greeting, language) || t('envelope');
  return (
    <li className={cx('rounded-control p-3', isOver ? 'bg-bg-2' : 'bg-brass-tint')}>
      <div className="flex items-center gap-3">
        <Icon name="gift" size={20} className={isOver ? 'text-text-3' : 'text-brass-text'} />
        <div className="min-w-0 flex-1">
          <p dir="auto" className="truncate text-label text-text-1">
            {title}
          </p>
          <p className="text-cap text-text-3">
            <Money value={amount} currency={currency} /> ·{' '}
            {isOver ? t(left === 0 ? 'envelope.gone' : 'envelope.over') : t('envelope.left', { left, shares })}
            {isOver ? null : (
              <>
                {' · '}
                <Countdown size="text" endsAtMs={Date.parse(expiresAt)} nowMs={nowMs} />
              </>
            )}
          </p>
        </div>
        {mine === null && !isOver ? (
          <Button
            tone="felt"
            size="s"
            isLoading={isOpening}
            disabled={!isOnline}
            aria-label={t('envelope.openNamed', { title })}
            onClick={() => void open()}
          >
            {t('envelope.open')}
          </Button>
        ) : null}
      </div>
      <p
        ref={told}
        role="status"
        tabIndex={-1}
        className={cx(
          'text-dense outline-none empty:hidden',
          fault === undefined ? 'mt-2 text-felt-text' : 'mt-2 text-cinnabar-text',
        )}
      >
        {mine !== null ? (
          <>
            {t('envelope.mine')} <Money value={mine.amount} currency={currency} />
          </>
        ) : fault === undefined ? null : (
          t(faultKey(fault))
        )}
      </p>
      <details className="mt-2 text-cap text-text-3">
        <summary className="cursor-pointer">{t('envelope.more')}</summary>
        <p className="mt-1">{t('envelope.odds')}</p>
        <dl className="mt-1 grid gap-1 [overflow-wrap:anywhere]">
          <dt>{t('envelope.promise')}</dt>
          <dd className="font-mono">{envelope.commitment}</dd>
          {envelope.seed === null ? null : (
            <>
              <dt>{t('envelope.seed')}</dt>
              <dd className="font-mono">{envelope.seed}</dd>
            </>
          )}
        </dl>
        {takers.length === 0 ? null : (
          <ol className="mt-1 flex flex-col gap-0.5">
            {takers.map(({ place, handle, amount: share }) => (
              <li key={place} className="flex justify-between gap-2">
                <span className="truncate">
                  {place}. <bdi>{handle}</bdi>
                </span>
                <Money value={share} currency={currency} />
              </li>
            ))}
          </ol>
        )}
      </details>
    </li>
  );
}
