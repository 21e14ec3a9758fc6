import { closeTemplate, listOffers, listTemplates, type OutputOf } from '@baize/contract';
import { AlertDialog } from '@baize/ui/AlertDialog';
import { Button } from '@baize/ui/Button';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import { StatusChip } from '@baize/ui/StatusChip';
import { toast } from '@baize/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, query } from '../../call.ts';
import { QueryFault } from '../../components/QueryFault.tsx';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { tableState } from '@baize/ui/tableState';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import { FormulaTable } from './FormulaTable.tsx';
import { OfferDialog } from './OfferDialog.tsx';
import { OfferTable } from './OfferTable.tsx';
import { TemplateDialog } from './TemplateDialog.tsx';
import { TermsText } from './TermsText.tsx';

type Template = OutputOf<typeof listTemplates>[number];

/** Terms kept ready, and what the house has agreed with agents at the top. */
export function TemplatesScreen() {
  const t = useT();
  const { may } = useOperator();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [isNew, setNew] = useState(false);
  const [offered, setOffered] = useState<Template>();
  const [retiring, setRetiring] = useState<Template>();
  const list = useQuery(query(listTemplates, {}));
  const refresh = (): void => {
    for (const { id } of [listTemplates, listOffers]) void queries.invalidateQueries({ queryKey: [id] });
  };
  const retire = useMutation({
    mutationFn: (id: string) => call(closeTemplate, { id }),
    onError: (error) => toast.error(errorText(error)),
    onSettled: refresh,
  });
  const columns: Column<Template>[] = [
    { id: 'name', header: t('contracts.name'), isRowHeader: true, card: 'title', cell: ({ name }) => name },
    { id: 'kind', header: t('contracts.kind'), card: 'detail', cell: ({ kind }) => t(`contracts.kind.${kind}`) },
    { id: 'terms', header: t('contracts.terms'), card: 'line', cell: ({ terms }) => <TermsText terms={terms} /> },
    { id: 'by', header: t('contracts.by'), card: 'meta', cell: ({ createdBy }) => createdBy },
    {
      id: 'act',
      header: t('contracts.act'),
      align: 'end',
      card: 'action',
      cell: (template) =>
        template.isRetired ? (
          <StatusChip tone="neutral">{t('contracts.retired')}</StatusChip>
        ) : may('contracts.write') ? (
          <span className="flex justify-end gap-2">
            <Button size="s" tone="ghost" disabled={retire.isPending} onClick={() => setRetiring(template)}>
              {t('contracts.retire')}
              <span className="sr-only">: {template.name}</span>
            </Button>
            <Button size="s" tone="neutral" onClick={() => setOffered(template)}>
              {t('contracts.offer')}
              <span className="sr-only">: {template.name}</span>
            </Button>
          </span>
        ) : null,
    },
  ];
  return (
    <div data-screen="contracts.Templates">
      <ScreenHead
        title={t('nav.contracts')}
        aside={
          may('contracts.write') ? (
            <Button tone="felt" icon="plus" onClick={() => setNew(true)}>
              {t('contracts.newTemplate')}
            </Button>
          ) : null
        }
      />
      <div className="flex flex-col gap-8">
        <DataTable
          caption={t('contracts.templates')}
          columns={columns}
          rows={list.data ?? []}
          rowKey={({ id }) => id}
          state={tableState(list)}
          skeletonRows={3}
          empty={<EmptyState title={t('contracts.noTemplates')} hint={t('contracts.noTemplatesHint')} />}
          error={<QueryFault error={list.error} onRetry={list.refetch} />}
        />
        <section aria-labelledby="house-offers">
          <h2 id="house-offers" className="mb-3 text-h4">
            {t('contracts.offers')}
          </h2>
          <OfferTable />
        </section>
        <FormulaTable />
      </div>
      {isNew ? <TemplateDialog onClose={() => setNew(false)} onDone={refresh} /> : null}
      {retiring === undefined ? null : (
        <AlertDialog
          isOpen
          onOpenChange={() => setRetiring(undefined)}
          title={t('contracts.retire')}
          message={t('contracts.retireText', { name: retiring.name })}
          confirmLabel={t('contracts.retire')}
          cancelLabel={t('shell.cancel')}
          onConfirm={() => {
            retire.mutate(retiring.id);
            setRetiring(undefined);
          }}
        />
      )}
      {offered === undefined ? null : (
        <OfferDialog template={offered} onClose={() => setOffered(undefined)} onDone={refresh} />
      )}
    </div>
  );
}
