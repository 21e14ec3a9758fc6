import type { OutputOf } from '@baize/contract';
import { getRebatesFile } from '@baize/contract/contracts/getRebatesFile';
import { listRebates } from '@baize/contract/contracts/listRebates';
import type { Column } from '@baize/ui/DataTable';
import { StatusChip } from '@baize/ui/StatusChip';
import { wallTime } from '../../businessDay.ts';
import { Amount } from '../../components/Amount.tsx';
import { DownloadMenu } from '../../components/DownloadMenu.tsx';
import { fetchRecordFile } from '../../components/fetchRecordFile.ts';
import { ListTable } from '../../components/list/ListTable.tsx';
import { useList } from '../../components/list/useList.ts';
import { useT } from '../../i18n/useT.ts';
import { useBrand } from '../../useBrand.ts';
import { LineRounds } from './LineRounds.tsx';
import { useAgentPlace } from './useAgentPlace.ts';

type Row = OutputOf<typeof listRebates>['page']['content'][number];

const tones = { nothing: 'neutral', due: 'sky', paid: 'felt', refused: 'cinnabar' } as const;

/** What the line brought by its rates, five minutes by five minutes: each row is one line of the account. */
export function LineRebates() {
  const t = useT();
  const { currency, timeZone } = useBrand();
  const list = useList(listRebates, { days: 'days' });
  const place = useAgentPlace();
  const said = place.text('rebate');
  const openId = said !== undefined && /^[1-9]\d{0,18}$/.test(said) ? said : undefined;
  const open = (rebate: string | undefined): void => place.lead({ rebate, rounds: undefined });
  const slotText = ({ slotAt }: Row): string => wallTime(Date.parse(slotAt), timeZone).slice(0, 16);
  const money = (units: bigint) => <Amount units={units} currency={currency} />;
  const leading = (row: Row, units: bigint) => (
    <button
      type="button"
      onClick={() => open(row.id)}
      className="touch-target rounded-tag text-right text-text-1 underline-offset-4 hover:underline"
    >
      {money(units)}
      <span className="sr-only">, {t('team.lines.open', { at: slotText(row) })}</span>
    </button>
  );
  const columns: Column<Row>[] = [
    {
      id: 'at',
      header: t('team.lines.at'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => <span className="whitespace-nowrap tabular-nums">{slotText(row)}</span>,
    },
    { id: 'team', header: t('team.lines.team'), align: 'end', card: 'line', cell: (row) => leading(row, row.teamBet) },
    { id: 'own', header: t('team.lines.own'), align: 'end', card: 'line', cell: (row) => leading(row, row.ownBet) },
    {
      id: 'earned',
      header: t('team.lines.earned'),
      align: 'end',
      card: 'line',
      cell: (row) => leading(row, row.earned),
    },
    { id: 'before', header: t('team.lines.before'), align: 'end', card: 'line', cell: (row) => money(row.before) },
    {
      id: 'amount',
      header: t('team.lines.amount'),
      align: 'end',
      card: 'amount',
      cell: (row) => <span className="text-label font-bold">{money(row.amount)}</span>,
    },
    {
      id: 'status',
      header: t('team.lines.status'),
      card: 'status',
      cell: ({ status }) => <StatusChip tone={tones[status]}>{t(`team.lines.status.${status}`)}</StatusChip>,
    },
  ];
  return (
    <section aria-labelledby="line-rebates">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-3">
        <h2 id="line-rebates" className="text-h4 text-text-1">
          {t('team.lines')}
        </h2>
        <DownloadMenu
          isEmpty={(list.data?.page.totalRows ?? 0) === 0}
          fetchFile={(form) => fetchRecordFile(getRebatesFile, { ...list.asked, ...form })}
        />
      </div>
      <p className="mb-3 max-w-prose text-dense text-text-2">{t('team.linesText')}</p>
      <ListTable
        caption={t('team.lines')}
        list={list}
        found={list.data?.page}
        columns={columns}
        rowKey={({ id }) => id}
        selectedKey={openId}
        onRowOpen={({ id }) => open(id)}
        skeletonRows={3}
        empty={{ size: 's', title: t('team.lines.none'), hint: t('team.lines.noneHint') }}
      />
      <LineRounds id={openId} onClose={() => open(undefined)} />
    </section>
  );
}
