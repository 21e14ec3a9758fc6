import { listQuotas, updateQuota, type OutputOf } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { Dialog } from '@baize/ui/Dialog';
import { EmptyState } from '@baize/ui/EmptyState';
import { Field } from '@baize/ui/Field';
import { TextInput } from '@baize/ui/TextInput';
import { toast } from '@baize/ui/toast';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, query } from '../../call.ts';
import { Moment } from '../../components/Moment.tsx';
import { QueryFault } from '../../components/QueryFault.tsx';
import { ReasonField } from '../../components/ReasonField.tsx';
import { tableState } from '@baize/ui/tableState';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import { readBps } from '../../components/readBps.ts';
import { ListTable } from '../../components/ListTable.tsx';

interface QuotaDialogProps {
  place: { memberId: string; account: string };
  onClose: () => void;
}

type Answer = OutputOf<typeof listQuotas>;
type Quota = Answer['quotas'][number];
type Change = Answer['page']['content'][number];

const SHORTEST_REASON = 10;
const MOST = 100_000;
const intervalText = (fromBps: number, toBps: number | null): string =>
  toBps === null ? `> ${fromBps / 100}%` : `${fromBps / 100}% – ${toBps / 100}%`;

/** An agent's quotas by interval: what there is, how to set one, and the trail of every change. */
export function QuotaDialog({ place, onClose }: QuotaDialogProps) {
  const t = useT();
  const { may } = useOperator();
  const [pageNum, setPageNum] = useState(1);
  const list = useQuery({
    ...query(listQuotas, { memberId: place.memberId, pageNum, pageSize: 10 }),
    placeholderData: keepPreviousData,
  });
  const quotaColumns: Column<Quota>[] = [
    {
      id: 'interval',
      header: t('agents.interval'),
      isRowHeader: true,
      card: 'title',
      cell: ({ fromBps, toBps }) => intervalText(fromBps, toBps),
    },
    { id: 'granted', header: t('agents.granted'), align: 'end', card: 'line', cell: ({ granted }) => granted },
    { id: 'used', header: t('agents.used'), align: 'end', card: 'line', cell: ({ used }) => used },
    { id: 'left', header: t('agents.left'), align: 'end', card: 'amount', cell: ({ granted, used }) => granted - used },
  ];
  const changeColumns: Column<Change>[] = [
    { id: 'at', header: t('agents.at'), isRowHeader: true, card: 'title', cell: ({ at }) => <Moment at={at} /> },
    { id: 'what', header: t('agents.quotaWhat'), card: 'detail', cell: ({ what }) => t(`agents.what.${what}`) },
    {
      id: 'interval',
      header: t('agents.interval'),
      card: 'line',
      cell: ({ fromBps, toBps }) => intervalText(fromBps, toBps),
    },
    {
      id: 'count',
      header: `${t('agents.used')} / ${t('agents.granted')}`,
      align: 'end',
      card: 'amount',
      cell: ({ granted, used }) => `${used} / ${granted}`,
    },
    { id: 'account', header: t('agents.forAccount'), card: 'line', cell: ({ account }) => account },
    { id: 'by', header: t('agents.by'), card: 'line', cell: ({ by }) => by },
  ];
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="l"
      title={t('agents.quotasOf', { account: place.account })}
      description={t('agents.quotasText')}
      labels={{ close: t('shell.close') }}
    >
      <div className="flex flex-col gap-5">
        <DataTable
          caption={t('agents.quotas')}
          columns={quotaColumns}
          rows={list.data?.quotas ?? []}
          rowKey={({ fromBps }) => String(fromBps)}
          state={tableState(list)}
          empty={<EmptyState title={t('agents.noQuotas')} hint={t('agents.noQuotasHint')} />}
          error={<QueryFault error={list.error} onRetry={list.refetch} />}
        />
        {may('agents.write') ? <QuotaForm memberId={place.memberId} /> : null}
        <section aria-labelledby="quota-trail" className="flex flex-col gap-2">
          <h3 id="quota-trail" className="text-h4 text-text-1">
            {t('agents.quotaTrail')}
          </h3>
          <ListTable
            caption={t('agents.quotaTrail')}
            density="comfortable"
            columns={changeColumns}
            list={list}
            found={list.data?.page}
            rowKey={({ id }) => id}
            onPage={setPageNum}
            empty={{ title: t('agents.nothingChanged'), hint: t('agents.quotasText') }}
          />
        </section>
      </div>
    </Dialog>
  );
}

/** One interval with the number of accounts, and why. */
function QuotaForm({ memberId }: { memberId: string }) {
  const t = useT();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [typed, setTyped] = useState({ from: '', to: '', count: '', reason: '' });
  const [fromBps, toBps] = [readBps(typed.from), readBps(typed.to)];
  const granted = /^\d{1,6}$/.test(typed.count) && Number(typed.count) <= MOST ? Number(typed.count) : undefined;
  const isReady =
    fromBps !== undefined &&
    toBps !== undefined &&
    granted !== undefined &&
    typed.reason.trim().length >= SHORTEST_REASON;
  const setting = useMutation({
    mutationFn: () =>
      call(updateQuota, {
        ...{ memberId, fromBps: fromBps ?? 0, toBps: toBps ?? 0, granted: granted ?? 0 },
        reason: typed.reason.trim(),
      }),
    onSuccess: () => {
      toast.success(t('agents.quotaSet'));
      setTyped({ from: '', to: '', count: '', reason: '' });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [listQuotas.id] }),
  });
  const fields = [
    { name: 'from', label: t('agents.fromPercent'), inputMode: 'decimal' },
    { name: 'to', label: t('agents.toPercent'), inputMode: 'decimal' },
    { name: 'count', label: t('agents.count'), inputMode: 'numeric' },
  ] as const;
  return (
    <form
      noValidate
      className="flex flex-col gap-3 rounded-sheet bg-bg-2 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) setting.mutate();
      }}
    >
      <div className="grid gap-3 sm:grid-cols-3">
        {fields.map(({ name, label, inputMode }) => (
          <Field key={name} label={label} isRequired>
            {(control) => (
              <TextInput
                {...control}
                inputMode={inputMode}
                maxLength={6}
                value={typed[name]}
                onChange={({ currentTarget: { value } }) => setTyped((now) => ({ ...now, [name]: value }))}
              />
            )}
          </Field>
        ))}
      </div>
      <ReasonField
        hint="reason.trail"
        value={typed.reason}
        least={SHORTEST_REASON}
        onValueChange={(reason) => setTyped((now) => ({ ...now, reason }))}
      />
      {setting.error ? (
        <Callout tone="danger" isLive>
          {errorText(setting.error)}
        </Callout>
      ) : null}
      <span>
        <Button type="submit" tone="felt" disabled={!isReady} isLoading={setting.isPending}>
          {t('agents.grant')}
        </Button>
      </span>
    </form>
  );
}
