import type { getFeedback, OutputOf } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { cx } from '@baize/ui/cx';
import { StatusChip } from '@baize/ui/StatusChip';
import { useState } from 'react';
import { wallTime } from '../../businessDay.ts';
import { useT } from '../../i18n/useT.ts';
import { useBrand } from '../../useBrand.ts';
import { FeedbackPicture } from './FeedbackPicture.tsx';
import { FollowUpForm } from './FollowUpForm.tsx';

type Entry = OutputOf<typeof getFeedback>['entries']['content'][number];

const TONES = { open: 'amber', answered: 'felt', closed: 'neutral' } as const;

/** One entry with everything that was said about it by both sides, and the way to say more while it is not closed. */
export function FeedbackThread({ entry, maxWords }: { entry: Entry; maxWords: number }) {
  const t = useT();
  const { timeZone } = useBrand();
  const [isWriting, setWriting] = useState(false);
  const time = (iso: string) => (
    <time dateTime={iso} className="text-cap text-text-3 tabular-nums">
      {wallTime(Date.parse(iso), timeZone)}
    </time>
  );
  const pictures = (positions: readonly number[]) =>
    positions.length === 0 ? null : (
      <div className="mt-2 flex flex-wrap gap-2">
        {positions.map((position) => (
          <FeedbackPicture key={position} ticketId={entry.id} position={position} />
        ))}
      </div>
    );
  return (
    <>
      <p className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-label text-text-1">{t(`feedback.type.${entry.type}`)}</span>
        <StatusChip tone={TONES[entry.status]}>{t(`feedback.status.${entry.status}`)}</StatusChip>
        <span className="ml-auto text-cap text-text-3">{t('feedback.number', { id: entry.id })}</span>
        {time(entry.createdAt)}
      </p>
      <p className="text-body wrap-anywhere whitespace-pre-line text-text-2">{entry.content}</p>
      {pictures(entry.images)}
      {entry.replies.map(({ id, from, content, images, createdAt }) => (
        <div key={id} className={cx('mt-3 border-l-2 pl-3', from === 'house' ? 'border-felt' : 'border-line-2')}>
          <p className="flex flex-wrap justify-between gap-2">
            <span className="text-label text-text-1">
              {t(from === 'house' ? 'feedback.answer' : 'feedback.yourLine')}
            </span>
            {time(createdAt)}
          </p>
          <p className="text-body wrap-anywhere whitespace-pre-line text-text-2">{content}</p>
          {pictures(images)}
        </div>
      ))}
      {entry.status === 'closed' ? null : isWriting ? (
        <FollowUpForm ticketId={entry.id} maxWords={maxWords} onClose={() => setWriting(false)} />
      ) : (
        <Button size="s" tone="ghost" className="mt-3" onClick={() => setWriting(true)}>
          {t('feedback.writeOn')}
          <span className="sr-only">: {t('feedback.number', { id: entry.id })}</span>
        </Button>
      )}
    </>
  );
}
