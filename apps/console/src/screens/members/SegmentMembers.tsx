import { getSegmentMembers } from '@baize/contract';
import { Skeleton } from '@baize/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { query } from '../../call.ts';
import { QueryFault } from '../../components/QueryFault.tsx';
import { useT } from '../../i18n/useT.ts';

/** How many members a segment has now, and some of them. */
export function SegmentMembers({ segmentId }: { segmentId: string }) {
  const t = useT();
  const found = useQuery(query(getSegmentMembers, { segmentId }));
  if (found.isPending) return <Skeleton className="h-16 w-full" />;
  if (found.isLoadingError) return <QueryFault error={found.error} onRetry={found.refetch} />;
  const { members, isWhole, sample } = found.data;
  return (
    <>
      <p role="status" className="text-body text-text-1 tabular-nums">
        {t(isWhole ? 'audience.reach' : 'audience.reachAtLeast', { count: members })}
      </p>
      {sample.length === 0 ? null : (
        <ul aria-label={t('segments.sample')} className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-dense">
          {sample.map(({ id, account }) => (
            <li key={id}>
              <Link
                to="/members/$memberId"
                params={{ memberId: id }}
                className="text-felt-text underline underline-offset-4"
              >
                {account}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
