import type { OutputOf } from '@baize/contract';
import { listRebateRounds } from '@baize/contract/contracts/listRebateRounds';
import type { Column } from '@baize/ui/DataTable';
import { Drawer } from '@baize/ui/Drawer';
import { Amount } from '../../components/Amount.tsx';
import { useRoundColumns } from '../../components/contracts/useRoundColumns.tsx';
import { ListFigures } from '../../components/list/ListFigures.tsx';
import { ListTable } from '../../components/list/ListTable.tsx';
import { useList } from '../../components/list/useList.ts';
import { useT } from '../../i18n/useT.ts';

type Row = OutputOf<typeof listRebateRounds>['page']['content'][number];

/** Of 1/1,000,000 in one percent. */
const PPM = 10_000;

interface LineRoundsProps {
  /** The five minutes; the drawer is closed without them. */
  id: string | undefined;
  onClose: () => void;
}

/** The rounds that five minutes of the line were summed from, each with what it brought. */
export function LineRounds({ id, onClose }: LineRoundsProps) {
  const t = useT();
  return (
    <Drawer
      isOpen={id !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="l"
      title={t('team.lines.rounds')}
      labels={{ close: t('contracts.close') }}
    >
      {id === undefined ? null : <RoundTable key={id} id={id} />}
    </Drawer>
  );
}

function RoundTable({ id }: { id: string }) {
  const t = useT();
  const list = useList(listRebateRounds, { ask: { id }, pages: 'rounds' });
  const { data, reading } = list;
  const currency = data?.currency ?? '';
  const { at, account, game, validBet, why } = useRoundColumns(currency);
  const money = (units: bigint | undefined) =>
    units === undefined ? undefined : <Amount units={units} currency={currency} size="m" />;
  const columns: Column<Row>[] = [
    ...[at, account, game, validBet],
    {
      id: 'share',
      header: t('team.lines.share'),
      align: 'end',
      card: 'line',
      cell: ({ sharePpm }) => `${sharePpm / PPM} %`,
    },
    {
      id: 'earned',
      header: t('team.lines.earned'),
      align: 'end',
      card: 'amount',
      cell: ({ earned }) => <Amount units={earned} currency={currency} isBold />,
    },
    why,
  ];
  return (
    <div className="flex flex-col gap-4">
      {reading.isError && data === undefined ? null : (
        <ListFigures
          list={list}
          figures={[
            { label: t('team.lines.team'), value: money(data?.rebate.teamBet) },
            { label: t('team.lines.own'), value: money(data?.rebate.ownBet) },
            { label: t('team.lines.earned'), value: money(data?.rebate.earned) },
          ]}
        />
      )}
      <ListTable
        caption={t('team.lines.rounds')}
        list={list}
        found={data?.page}
        columns={columns}
        rowKey={(row) => row.id}
        density="compact"
        hasTimes
        empty={
          data?.isKept === false
            ? { size: 's', title: t('contracts.rounds.notKept'), hint: t('contracts.rounds.notKeptHint') }
            : { size: 's', title: t('team.lines.noRounds') }
        }
      />
    </div>
  );
}
