import { languageCodes } from '@baize/contract/languages';
import { getPointsSettings, rebateClasses, updatePointsSettings, type OutputOf } from '@baize/contract';
import { formatAmount, parseAmount } from '@baize/maths';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Field } from '@baize/ui/Field';
import { Panel } from '@baize/ui/Panel';
import { Skeleton } from '@baize/ui/Skeleton';
import { TextArea } from '@baize/ui/TextArea';
import { TextInput } from '@baize/ui/TextInput';
import { toast } from '@baize/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, query } from '../../call.ts';
import { QueryFault } from '../../components/QueryFault.tsx';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';

type Settings = OutputOf<typeof getPointsSettings>;

const readWhole = (text: string, least: number, most: number): number | undefined => {
  const value = /^\d{1,7}$/.test(text.trim()) ? Number(text) : -1;
  return value >= least && value <= most ? value : undefined;
};

/** What play brings, what points are worth, and the brand's own rules. */
export function Rates() {
  const settings = useQuery({ ...query(getPointsSettings, {}), staleTime: 0 });
  if (settings.data !== undefined) return <RatesForm key={settings.data.version} settings={settings.data} />;
  if (settings.isLoadingError) return <QueryFault error={settings.error} onRetry={settings.refetch} />;
  return (
    <div aria-busy="true">
      <Skeleton className="h-96 rounded-panel" />
    </div>
  );
}

function RatesForm({ settings }: { settings: Settings }) {
  const t = useT();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { may } = useOperator();
  const isLocked = !may('points.write');
  const [rates, setRates] = useState(() =>
    Object.fromEntries(rebateClasses.map((name) => [name, String(settings.rates[name])])),
  );
  const [ratio, setRatio] = useState(() => ({
    points: String(settings.ratioPoints),
    amount: formatAmount(settings.ratioAmount),
  }));
  const [rules, setRules] = useState(settings.rules);
  const read = rebateClasses.map((name) => [name, readWhole(rates[name] ?? '', 0, 1_000)] as const);
  const ratioPoints = readWhole(ratio.points, 1, 1_000_000);
  const ratioAmount = parseAmount(ratio.amount.trim());
  const isGood = ratioPoints !== undefined && ratioAmount !== undefined && read.every(([, rate]) => rate !== undefined);
  const saving = useMutation({
    mutationFn: () =>
      call(updatePointsSettings, {
        rates: Object.fromEntries(read.map(([name, rate]) => [name, rate ?? 0])) as Settings['rates'],
        ratioPoints: ratioPoints ?? settings.ratioPoints,
        ratioAmount: ratioAmount ?? settings.ratioAmount,
        rules: Object.fromEntries(Object.entries(rules).filter(([, text]) => text.trim() !== '')),
        version: settings.version,
      }),
    onSuccess: () => toast.success(t('points.ratesSaved')),
    onSettled: () => queries.invalidateQueries({ queryKey: [getPointsSettings.id] }),
  });
  return (
    <Panel className="max-w-200 sm:p-6">
      <form
        noValidate
        className="grid gap-4 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (isGood && !saving.isPending) saving.mutate();
        }}
      >
        <p className="text-body text-text-2 sm:col-span-2">{t('points.ratesNote', { currency: settings.currency })}</p>
        {saving.isError ? (
          <Callout tone="danger" isLive className="sm:col-span-2">
            {errorText(saving.error)}
          </Callout>
        ) : null}
        {read.map(([name, rate]) => (
          <Field
            key={name}
            label={t(`points.class.${name}`)}
            error={rate === undefined ? t('points.rateFault') : undefined}
          >
            {(control) => (
              <TextInput
                {...control}
                inputMode="numeric"
                maxLength={4}
                value={rates[name] ?? ''}
                readOnly={isLocked}
                onChange={(event) => setRates({ ...rates, [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
        <Field
          label={t('points.ratioPoints')}
          hint={t('points.ratioPointsHint')}
          error={ratioPoints === undefined ? t('error.field_invalid') : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              maxLength={7}
              value={ratio.points}
              readOnly={isLocked}
              onChange={(event) => setRatio({ ...ratio, points: event.target.value })}
            />
          )}
        </Field>
        <Field
          label={t('points.ratioAmount', { currency: settings.currency })}
          hint={t('points.ratioAmountHint')}
          error={ratioAmount === undefined ? t('error.amount_invalid') : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="decimal"
              maxLength={12}
              value={ratio.amount}
              readOnly={isLocked}
              onChange={(event) => setRatio({ ...ratio, amount: event.target.value })}
            />
          )}
        </Field>
        {languageCodes.map((code) => (
          <Field
            key={code}
            label={`${t('points.rules')} · ${code}`}
            hint={t('points.rulesHint')}
            className="sm:col-span-2"
          >
            {(control) => (
              <TextArea
                {...control}
                rows={3}
                maxLength={4_000}
                value={rules[code] ?? ''}
                readOnly={isLocked}
                onChange={(event) => setRules({ ...rules, [code]: event.target.value })}
              />
            )}
          </Field>
        ))}
        {isLocked ? null : (
          <div className="sm:col-span-2">
            <Button type="submit" tone="felt" isLoading={saving.isPending} disabled={!isGood}>
              {t('points.save')}
            </Button>
          </div>
        )}
      </form>
    </Panel>
  );
}
