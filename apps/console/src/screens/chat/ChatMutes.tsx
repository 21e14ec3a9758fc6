import { getModeration, muteMember } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { call } from '../../call.ts';
import { Moment } from '../../components/Moment.tsx';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import type { Moderation } from './Moderation.ts';

type Mute = Moderation['mutes'][number];

/** Who may read and not write for now, why, and until when. */
export function ChatMutes({ mutes }: { mutes: readonly Mute[] }) {
  const t = useT();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { may } = useOperator();
  const lifting = useMutation({
    mutationFn: (memberId: string) => call(muteMember, { memberId, minutes: 0 }),
    onSuccess: () => toast.success(t('chat.liftedToast')),
    onError: (error) => toast.error(errorText(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [getModeration.id] }),
  });
  const columns: Column<Mute>[] = [
    { id: 'handle', header: t('chat.handle'), isRowHeader: true, card: 'title', cell: (row) => row.handle },
    {
      id: 'account',
      header: t('members.account'),
      card: 'detail',
      cell: (row) => (
        <Link to="/members/$memberId" params={{ memberId: row.memberId }} className="text-text-1">
          {row.account}
        </Link>
      ),
    },
    { id: 'until', header: t('chat.until'), card: 'status', cell: (row) => <Moment at={row.until} /> },
    { id: 'reason', header: t('reason.label'), card: 'line', cell: (row) => row.reason },
    { id: 'by', header: t('chat.by'), card: 'meta', cell: (row) => row.operator },
    ...(may('chat.write')
      ? [
          {
            id: 'act',
            header: t('chat.act'),
            card: 'action' as const,
            cell: (row: Mute) => (
              <Button
                size="s"
                aria-label={t('chat.liftOf', { name: row.handle })}
                isLoading={lifting.isPending && lifting.variables === row.memberId}
                onClick={() => lifting.mutate(row.memberId)}
              >
                {t('chat.lift')}
              </Button>
            ),
          },
        ]
      : []),
  ];
  return (
    <DataTable
      caption={t('chat.mutes')}
      density="compact"
      columns={columns}
      rows={mutes}
      rowKey={(row) => row.memberId}
      empty={<EmptyState title={t('chat.nobodyMuted')} />}
    />
  );
}
