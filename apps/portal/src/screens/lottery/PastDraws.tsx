import type { OutputOf } from '@baize/contract';
import { listOpenedNumbers } from '@baize/contract/lotteries/listOpenedNumbers';
import { resultRows } from '@baize/maths/lottery/resultRows';
import { Button } from '@baize/ui/Button';
import type { Column } from '@baize/ui/DataTable';
import { Dialog } from '@baize/ui/Dialog';
import { useState } from 'react';
import { ListTable } from '../../components/list/ListTable.tsx';
import { useList } from '../../components/list/useList.ts';
import { Moment } from '../../components/Moment.tsx';
import { useT } from '../../i18n/useT.ts';
import type { LotteryCard } from './BetItem.ts';
import { NumberRow } from './NumberRow.tsx';
import { ProofDialog } from './ProofDialog.tsx';
import { ResultBoard } from './ResultBoard.tsx';

type Opened = OutputOf<typeof listOpenedNumbers>['content'][number];

/** What was drawn, and the way to check it. */
export function PastDraws({ lottery: { gameCode, source, last } }: { lottery: LotteryCard }) {
  const t = useT();
  const [shown, setShown] = useState<Opened>();
  const [checkedNo, setCheckedNo] = useState<string>();
  /* Another draw is another list. */
  const list = useList(listOpenedNumbers, { ask: { gameCode }, mark: last?.no ?? '' });
  const columns: Column<Opened>[] = [
    {
      id: 'draw',
      header: t('lottery.col.draw'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => <span className="tabular-nums">#{row.no}</span>,
    },
    {
      id: 'time',
      header: t('lottery.col.drawn'),
      card: 'meta',
      cell: (row) => <Moment at={row.drawAt} />,
    },
    {
      id: 'numbers',
      header: t('lottery.col.result'),
      card: 'detail',
      cell: (row) => (
        <span className="flex flex-wrap items-center gap-2">
          <NumberRow family={row.family} numbers={row.numbers} size="s" />
          {resultRows(row.family) !== undefined && row.numbers.length > 2 ? (
            <Button size="s" tone="ghost" onClick={() => setShown(row)}>
              {t('lottery.allPrizes')}
            </Button>
          ) : null}
          {row.resultNo > 1 ? <span className="text-cap text-amber-text">{t('lottery.corrected')}</span> : null}
        </span>
      ),
    },
    {
      id: 'act',
      header: t('lottery.col.act'),
      card: 'action',
      cell: (row) =>
        source === 'own' ? (
          <Button size="s" tone="outline" onClick={() => setCheckedNo(row.no)}>
            {t('lottery.check')}
          </Button>
        ) : null,
    },
  ];
  return (
    <>
      <ListTable
        caption={t('lottery.tab.draws')}
        list={list}
        found={list.data}
        columns={columns}
        rowKey={(row) => row.no}
        skeletonRows={5}
        failed={t('lottery.failedTitle')}
        empty={{ title: t('lottery.drawsNone'), hint: t('lottery.drawsNoneHint') }}
        footer={t('lottery.independent')}
      />
      {shown === undefined ? null : (
        <Dialog
          isOpen
          onOpenChange={(isOpen) => (isOpen ? undefined : setShown(undefined))}
          size="m"
          title={t('lottery.boardOf', { no: shown.no })}
          labels={{ close: t('lottery.close') }}
        >
          <ResultBoard family={shown.family} no={shown.no} numbers={shown.numbers} />
        </Dialog>
      )}
      {checkedNo === undefined ? null : (
        <ProofDialog gameCode={gameCode} drawNo={checkedNo} onClose={() => setCheckedNo(undefined)} />
      )}
    </>
  );
}
