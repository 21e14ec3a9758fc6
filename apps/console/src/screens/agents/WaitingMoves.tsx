import { decideMove, listMoves } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { toast } from '@baize/ui/toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, query } from '../../call.ts';
import { pollWhilePresent } from '../../components/pollWhilePresent.ts';
import { QueryFault } from '../../components/QueryFault.tsx';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import { moveColumns, type Move } from './moveColumns.tsx';

/** Moves that wait for a second operator; nothing where none does. */
export function WaitingMoves({ onDecided }: { onDecided: () => void }) {
  const t = useT();
  const { may } = useOperator();
  const errorText = useErrorText();
  const list = useQuery({
    ...query(listMoves, { view: 'waiting', pageNum: 1, pageSize: 50 }),
    refetchInterval: pollWhilePresent(10_000),
  });
  const deciding = useMutation({
    mutationFn: (decision: { id: string; decision: 'approve' | 'reject' }) => call(decideMove, decision),
    onSuccess: ({ status }) => toast.success(t(status === 'approved' ? 'agents.approved' : 'agents.rejected')),
    onError: (error) => toast.error(errorText(error)),
    onSettled: onDecided,
  });
  if (list.isLoadingError) return <QueryFault error={list.error} onRetry={list.refetch} />;
  const rows = list.data?.content ?? [];
  if (rows.length === 0) return null;
  const columns: Column<Move>[] = [
    ...moveColumns(t),
    {
      id: 'act',
      header: t('agents.act'),
      align: 'end',
      card: 'action',
      cell: ({ id, account }) =>
        may('agents.write') ? (
          <span className="flex justify-end gap-2">
            <Button size="s" disabled={deciding.isPending} onClick={() => deciding.mutate({ id, decision: 'reject' })}>
              {t('agents.reject')}
              <span className="sr-only">: {account}</span>
            </Button>
            <Button
              size="s"
              tone="felt"
              disabled={deciding.isPending}
              onClick={() => deciding.mutate({ id, decision: 'approve' })}
            >
              {t('agents.approve')}
              <span className="sr-only">: {account}</span>
            </Button>
          </span>
        ) : null,
    },
  ];
  return (
    <section aria-labelledby="waiting-moves" className="mb-6">
      <h2 id="waiting-moves" className="mb-3 text-h4 text-text-1">
        {t('agents.waiting')}
      </h2>
      <DataTable caption={t('agents.waiting')} columns={columns} rows={rows} rowKey={({ id }) => id} empty={null} />
    </section>
  );
}
