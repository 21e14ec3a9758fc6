import { getRebateRules, rebateClasses, updateRebateRules, type OutputOf } from '@baize/contract';
import { formatAmount, parseAmount } from '@baize/maths';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Field } from '@baize/ui/Field';
import { Panel } from '@baize/ui/Panel';
import { Skeleton } from '@baize/ui/Skeleton';
import { TextInput } from '@baize/ui/TextInput';
import { toast } from '@baize/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, query } from '../../call.ts';
import { QueryFault } from '../../components/QueryFault.tsx';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import { percentOf, readPercent } from './readPercent.ts';

type Rules = OutputOf<typeof getRebateRules>;

/** What the brand gives back of valid bets, by category. */
export function RebatesScreen() {
  const t = useT();
  const rules = useQuery({ ...query(getRebateRules, {}), staleTime: 0 });
  return (
    <div data-screen="bonuses.Rebates">
      <ScreenHead title={t('nav.rebates')} />
      {rules.data !== undefined ? (
        <RatesForm key={rules.data.version} rules={rules.data} />
      ) : rules.isError ? (
        <QueryFault error={rules.error} onRetry={rules.refetch} />
      ) : (
        <div aria-busy="true">
          <Skeleton className="h-96 rounded-panel" />
        </div>
      )}
    </div>
  );
}

function RatesForm({ rules }: { rules: Rules }) {
  const t = useT();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { may } = useOperator();
  const [rates, setRates] = useState(() =>
    Object.fromEntries(rebateClasses.map((name) => [name, percentOf(rules.rates[name])])),
  );
  const [minimum, setMinimum] = useState(() => formatAmount(rules.minimum));
  const read = rebateClasses.map((name) => [name, readPercent(rates[name] ?? '')] as const);
  const least = parseAmount(minimum.trim());
  const isGood = least !== undefined && read.every(([, bps]) => bps !== undefined);
  const saving = useMutation({
    mutationFn: () =>
      call(updateRebateRules, {
        rates: Object.fromEntries(read.map(([name, bps]) => [name, bps ?? 0])) as Rules['rates'],
        minimum: least ?? rules.minimum,
        version: rules.version,
      }),
    onSuccess: () => toast.success(t('rebates.saved')),
    onSettled: () => queries.invalidateQueries({ queryKey: [getRebateRules.id] }),
  });
  return (
    <Panel className="max-w-180 sm:p-6">
      <form
        noValidate
        className="grid gap-4 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (isGood && !saving.isPending) saving.mutate();
        }}
      >
        <p className="text-body text-text-2 sm:col-span-2">{t('rebates.note')}</p>
        {saving.isError ? (
          <Callout tone="danger" isLive className="sm:col-span-2">
            {errorText(saving.error)}
          </Callout>
        ) : null}
        {read.map(([name, bps]) => (
          <Field
            key={name}
            label={t(`rebates.class.${name}`)}
            error={bps === undefined ? t('rebates.rateFault') : undefined}
          >
            {(control) => (
              <TextInput
                {...control}
                inputMode="decimal"
                maxLength={5}
                value={rates[name] ?? ''}
                readOnly={!may('bonuses.write')}
                onChange={(event) => setRates({ ...rates, [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
        <Field
          label={t('rebates.minimum', { currency: rules.currency })}
          hint={t('rebates.minimumHint')}
          error={least === undefined ? t('error.amount_invalid') : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="decimal"
              maxLength={16}
              value={minimum}
              readOnly={!may('bonuses.write')}
              onChange={(event) => setMinimum(event.target.value)}
            />
          )}
        </Field>
        {may('bonuses.write') ? (
          <div className="sm:col-span-2">
            <Button type="submit" tone="felt" isLoading={saving.isPending} disabled={!isGood}>
              {t('rebates.save')}
            </Button>
          </div>
        ) : null}
      </form>
    </Panel>
  );
}
