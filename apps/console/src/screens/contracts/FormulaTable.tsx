import { listFormulas, type OutputOf } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import { StatusChip } from '@baize/ui/StatusChip';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../call.ts';
import { Moment } from '../../components/Moment.tsx';
import { QueryFault } from '../../components/QueryFault.tsx';
import { tableState } from '@baize/ui/tableState';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import { FormulaDialog } from './FormulaDialog.tsx';
import { formulaFields } from './formulaFields.ts';

type Version = OutputOf<typeof listFormulas>['formulas'][number];
const tones = { coming: 'amber', inForce: 'felt', past: 'neutral', replaced: 'neutral' } as const;

/** What is taken off the result of a team before a dividend is reckoned: every version, and the way to the next. */
export function FormulaTable() {
  const t = useT();
  const { may } = useOperator();
  const [isNew, setNew] = useState(false);
  const list = useQuery(query(listFormulas, {}));
  const add = may('contracts.write') ? (
    <Button icon="plus" disabled={list.data === undefined} onClick={() => setNew(true)}>
      {t('contracts.formula.new')}
    </Button>
  ) : null;
  const columns: Column<Version>[] = [
    {
      id: 'from',
      header: t('contracts.formula.from'),
      isRowHeader: true,
      card: 'title',
      cell: ({ fromDay }) => <span className="tabular-nums">{fromDay}</span>,
    },
    ...formulaFields.map(({ name, divisor }): Column<Version> => ({
      id: name,
      header: t(`contracts.formula.${name}`),
      align: 'end',
      card: 'line',
      cell: (version) => `${version[name] / divisor} %`,
    })),
    { id: 'reason', header: t('reason.label'), card: 'detail', cell: ({ reason }) => reason },
    {
      id: 'by',
      header: t('contracts.by'),
      card: 'meta',
      cell: ({ createdBy, createdAt }) => (
        <>
          {createdBy}
          <span className="block text-cap text-text-3">
            <Moment at={createdAt} />
          </span>
        </>
      ),
    },
    {
      id: 'state',
      header: t('contracts.status'),
      card: 'status',
      cell: ({ state }) => <StatusChip tone={tones[state]}>{t(`contracts.formula.state.${state}`)}</StatusChip>,
    },
  ];
  const inForce = list.data?.formulas.find(({ state }) => state === 'inForce');
  return (
    <section aria-labelledby="formulas">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="formulas" className="text-h4">
            {t('contracts.formulas')}
          </h2>
          <p className="max-w-prose text-dense text-text-2">{t('contracts.formulasText')}</p>
        </div>
        {add}
      </div>
      <DataTable
        caption={t('contracts.formulas')}
        columns={columns}
        rows={list.data?.formulas ?? []}
        rowKey={({ id }) => id}
        state={tableState(list)}
        skeletonRows={2}
        empty={<EmptyState title={t('contracts.formula.none')} hint={t('contracts.formula.noneHint')} />}
        error={<QueryFault error={list.error} onRetry={list.refetch} />}
      />
      {isNew && list.data ? (
        <FormulaDialog
          before={inForce}
          today={list.data.today}
          currency={list.data.currency}
          onClose={() => setNew(false)}
        />
      ) : null}
    </section>
  );
}
