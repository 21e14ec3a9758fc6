import type { OutputOf } from '@baize/contract';
import { getLineTransfersFile } from '@baize/contract/agents/getLineTransfersFile';
import { listLineTransfers } from '@baize/contract/agents/listLineTransfers';
import type { Column } from '@baize/ui/DataTable';
import { StatusChip } from '@baize/ui/StatusChip';
import { DownloadMenu } from '../../components/DownloadMenu.tsx';
import { fetchRecordFile } from '../../components/fetchRecordFile.ts';
import { ListTable } from '../../components/list/ListTable.tsx';
import { useList } from '../../components/list/useList.ts';
import { Moment } from '../../components/Moment.tsx';
import { moneyText } from '../../components/moneyText.ts';
import { maskedAccount } from '../../components/transfer/maskedAccount.ts';
import { useT } from '../../i18n/useT.ts';

type Sent = OutputOf<typeof listLineTransfers>['content'][number];

const TONES = { underWay: 'amber', arrived: 'felt', returned: 'neutral' } as const;
const OPEN_MS = 3_000;

/** What was sent to the upline so far; what is under way is looked at again. */
export function UplineTransfers() {
  const t = useT();
  const list = useList(listLineTransfers, {
    ask: { direction: 'upline' },
    options: {
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data?.content.some(({ status }) => status === 'underWay') === true ? OPEN_MS : false,
    },
  });
  const columns: Column<Sent>[] = [
    {
      id: 'time',
      header: t('records.time'),
      card: 'meta',
      cell: (row) => <Moment at={row.createdAt} />,
    },
    {
      id: 'account',
      header: t('team.transfer.to'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => maskedAccount(row.account),
    },
    {
      id: 'amount',
      header: t('team.transfer.amount'),
      align: 'end',
      card: 'amount',
      cell: (row) => <span className="text-num-s">{moneyText(row.amount, row.currency)}</span>,
    },
    {
      id: 'note',
      header: t('team.transfer.note'),
      card: 'line',
      cell: (row) =>
        row.note === '' ? (
          '–'
        ) : (
          <span dir="auto" className="block max-w-80 break-words max-sm:text-right">
            {row.note}
          </span>
        ),
    },
    {
      id: 'status',
      header: t('records.statusColumn'),
      card: 'status',
      cell: (row) => <StatusChip tone={TONES[row.status]}>{t(`team.transfer.status.${row.status}`)}</StatusChip>,
    },
  ];
  return (
    <section aria-labelledby="upline-transfers">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="upline-transfers" className="text-h4 text-text-1">
          {t('team.transfer.list')}
        </h2>
        <DownloadMenu
          isEmpty={(list.data?.totalRows ?? 0) === 0}
          fetchFile={(form) => fetchRecordFile(getLineTransfersFile, { direction: 'upline', ...form })}
        />
      </div>
      <ListTable
        caption={t('team.transfer.list')}
        list={list}
        found={list.data}
        columns={columns}
        rowKey={(row) => row.id}
        skeletonRows={2}
        hasTimes
        failed={t('team.transfer.listFailed')}
        empty={{ size: 's', title: t('team.transfer.listNone') }}
      />
    </section>
  );
}
