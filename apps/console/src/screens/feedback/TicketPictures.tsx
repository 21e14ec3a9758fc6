import { getTicketImage } from '@baize/contract';
import { Skeleton } from '@baize/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { QueryFault } from '../../components/QueryFault.tsx';
import { useT } from '../../i18n/useT.ts';

type Props = { ticketId: string; positions: readonly number[] };

/** The pictures that came with a line of an entry. */
export function TicketPictures({ ticketId, positions }: Props) {
  if (positions.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      {positions.map((position) => (
        <Picture key={position} {...{ ticketId, position }} />
      ))}
    </div>
  );
}

function Picture({ ticketId, position }: { ticketId: string; position: number }) {
  const t = useT();
  const image = useQuery({ ...query(getTicketImage, { ticketId, position }), staleTime: Infinity });
  if (image.isLoadingError) return <QueryFault error={image.error} onRetry={image.refetch} />;
  if (image.data === undefined) return <Skeleton className="h-48" />;
  return (
    <img
      src={`data:${image.data.mediaType};base64,${image.data.data}`}
      alt={t('feedback.pictureAlt', { place: position })}
      className="max-h-96 max-w-full self-start rounded-control"
    />
  );
}
