import { getFeedbackImage } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { cx } from '@baize/ui/cx';
import { Skeleton } from '@baize/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../call.ts';
import { useT } from '../../i18n/useT.ts';

type Props = { ticketId: string; position: number };

/** A picture of an own entry, small until somebody wants to see it. */
export function FeedbackPicture({ ticketId, position }: Props) {
  const t = useT();
  const [isLarge, setLarge] = useState(false);
  const image = useQuery({ ...query(getFeedbackImage, { ticketId, position }), staleTime: Infinity });
  if (image.isLoadingError) {
    return (
      <Button size="s" icon="refresh" onClick={() => void image.refetch()}>
        {t('feedback.pictureFailed')}
      </Button>
    );
  }
  if (image.data === undefined) return <Skeleton className="size-20 rounded-cell" />;
  return (
    <button
      type="button"
      aria-expanded={isLarge}
      onClick={() => setLarge(!isLarge)}
      className={cx('rounded-cell', isLarge ? 'w-full' : 'size-20')}
    >
      <img
        src={`data:${image.data.mediaType};base64,${image.data.data}`}
        alt={t('feedback.pictureAlt', { place: position })}
        className={cx('rounded-cell', isLarge ? 'mx-auto max-h-120 max-w-full' : 'size-20 object-cover')}
      />
    </button>
  );
}
