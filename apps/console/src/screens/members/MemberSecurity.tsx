import { getMemberSecurity, type OutputOf } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import { Panel } from '@baize/ui/Panel';
import { Skeleton } from '@baize/ui/Skeleton';
import { StatusChip } from '@baize/ui/StatusChip';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../call.ts';
import { Moment } from '../../components/Moment.tsx';
import { QueryFault } from '../../components/QueryFault.tsx';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import { AskResetDialog } from './AskResetDialog.tsx';
import { LinkedAccounts } from './LinkedAccounts.tsx';
import { ResetLine } from './ResetLine.tsx';

type Place = OutputOf<typeof getMemberSecurity>['sessions'][number];

/** How the member comes in, and the help for who has lost the second step. */
export function MemberSecurity({ memberId, account }: { memberId: string; account: string }) {
  const t = useT();
  const { may } = useOperator();
  const [isAsking, setIsAsking] = useState(false);
  const found = useQuery(query(getMemberSecurity, { memberId }));
  if (found.isPending) return <Skeleton className="h-60 rounded-panel" />;
  if (found.isLoadingError) return <QueryFault error={found.error} onRetry={found.refetch} />;
  const { links, secondStep, resets, sessions } = found.data;
  const isWaiting = resets.some(({ status }) => status === 'requested');
  const columns: Column<Place>[] = [
    {
      id: 'browser',
      header: t('members.place'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => <span className="font-semibold">{row.browser}</span>,
    },
    { id: 'kind', header: t('members.placeKind'), card: 'line', cell: (row) => t(`members.${row.kind}`) },
    {
      id: 'address',
      header: t('members.ipAddress'),
      card: 'line',
      cell: (row) => <span className="font-mono text-cap">{row.address}</span>,
    },
    { id: 'since', header: t('members.firstSeen'), card: 'line', cell: (row) => <Moment at={row.createdAt} /> },
    { id: 'seen', header: t('members.lastSeen'), card: 'detail', cell: (row) => <Moment at={row.lastSeenAt} /> },
    {
      id: 'state',
      header: t('members.status'),
      card: 'status',
      cell: (row) => (
        <StatusChip tone={row.isLive ? 'felt' : 'neutral'}>
          {t(row.isLive ? 'members.live' : 'members.ended')}
        </StatusChip>
      ),
    },
  ];
  return (
    <div className="flex flex-col gap-5">
      <Panel title={t('members.twoStep')}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <StatusChip tone={secondStep.isOn ? 'felt' : 'neutral'} icon={secondStep.isOn ? 'shield' : 'lock'}>
            {secondStep.isOn ? t('members.twoStepOn', { codes: secondStep.codesLeft }) : t('members.twoStepOff')}
          </StatusChip>
          {secondStep.isOn && !isWaiting && may('members.write') ? (
            <Button size="s" onClick={() => setIsAsking(true)}>
              {t('members.resetAsk')}
            </Button>
          ) : null}
        </div>
        {resets.length === 0 ? null : (
          <ul aria-label={t('members.resets')} className="mt-4 divide-y divide-line-1 border-t border-line-1">
            {resets.map((reset) => (
              <ResetLine key={reset.id} reset={reset} />
            ))}
          </ul>
        )}
      </Panel>
      <DataTable
        caption={t('members.security')}
        density="compact"
        columns={columns}
        rows={sessions}
        rowKey={(row) => `${row.kind} ${row.id}`}
        state="ready"
        empty={<EmptyState title={t('members.noPlaces')} size="s" />}
      />
      <LinkedAccounts links={links} />
      {isAsking ? <AskResetDialog memberId={memberId} account={account} onClose={() => setIsAsking(false)} /> : null}
    </div>
  );
}
