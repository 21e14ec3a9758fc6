import { getTransfer } from '@baize/contract';
import { Drawer } from '@baize/ui/Drawer';
import { Skeleton } from '@baize/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { EntryKind } from '../../components/EntryKind.tsx';
import { Facts } from '../../components/Facts.tsx';
import { Moment } from '../../components/Moment.tsx';
import { QueryFault } from '../../components/QueryFault.tsx';
import { useT } from '../../i18n/useT.ts';

const NOTHING = 0n;

const code = (text: string) => <span className="font-mono text-cap break-all">{text}</span>;

/** Where a line of the ledger came from: what its transfer was asked for, by which reference, and its place in the chain. */
export function TransferDrawer({ transferId, onClose }: { transferId: string; onClose: () => void }) {
  const t = useT();
  const found = useQuery(query(getTransfer, { transferId }));
  const { data } = found;
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('transfer.title', { id: transferId })}
      labels={{ close: t('shell.close') }}
    >
      {found.isLoadingError ? <QueryFault error={found.error} onRetry={found.refetch} /> : null}
      {found.isPending ? <Skeleton className="h-64" /> : null}
      {data === undefined ? null : (
        <Facts
          rows={[
            { label: t('ledger.kind'), value: <EntryKind kind={data.kind} /> },
            { label: t('ledger.time'), value: <Moment at={data.createdAt} /> },
            { label: t('ledger.amount'), value: <Amount units={data.amount} currency={data.currency} isCut={false} /> },
            { label: t('transfer.debit'), value: code(data.debit) },
            { label: t('transfer.credit'), value: code(data.credit) },
            {
              label: t('ledger.balanceAfter'),
              value: <Amount units={data.balanceAfter} currency={data.currency} isCut={false} />,
            },
            ...(data.debt === NOTHING
              ? []
              : [
                  {
                    label: t('transfer.debt'),
                    value: <Amount units={data.debt} currency={data.currency} isCut={false} />,
                  },
                ]),
            { label: t('transfer.scope'), value: code(data.scope) },
            { label: t('ledger.reference'), value: code(data.reference) },
            ...(data.refersTo === '' ? [] : [{ label: t('transfer.refersTo'), value: code(data.refersTo) }]),
            { label: t('transfer.outcome'), value: code(data.outcome) },
            { label: t('transfer.takenBack'), value: t(data.isTakenBack ? 'transfer.yes' : 'transfer.no') },
            {
              label: t('transfer.place'),
              value: t('transfer.placeOf', { chain: data.chain, sequence: data.sequence }),
            },
            { label: t('transfer.seal'), value: code(data.seal) },
            { label: t('transfer.chainHash'), value: code(data.chainHash) },
          ]}
        />
      )}
    </Drawer>
  );
}
