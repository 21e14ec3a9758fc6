import { getWithdrawLimits, updateWithdrawLimits, type InputOf, type OutputOf } from '@baize/contract';
import { formatAmount, parseAmount } from '@baize/maths';
import { AmountInput } from '@baize/ui/AmountInput';
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
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';

type Limits = InputOf<typeof updateWithdrawLimits>['limits'];

/** What withdrawals keep to from now on. */
export function WithdrawLimits() {
  const t = useT();
  const found = useQuery(query(getWithdrawLimits, {}));
  return (
    <section aria-labelledby="withdraw-limits" className="mt-8">
      <h2 id="withdraw-limits" className="mb-2.5 text-h4 text-text-1">
        {t('channels.out')}
      </h2>
      {found.isPending ? <Skeleton className="h-60 rounded-panel" /> : null}
      {found.isLoadingError ? <QueryFault error={found.error} onRetry={found.refetch} /> : null}
      {found.data !== undefined ? <LimitsForm key={found.data.version} found={found.data} /> : null}
    </section>
  );
}

const amounts = ['minimum', 'maximum', 'dailySum', 'secondFrom', 'depositSecondFrom'] as const;
const counts = ['dailyCount', 'confirmMinutes'] as const;
const shares = ['feeBps', 'turnoverBps'] as const;
type Name = (typeof amounts)[number] | (typeof counts)[number] | (typeof shares)[number];

function LimitsForm({ found: { limits, version, currency } }: { found: OutputOf<typeof getWithdrawLimits> }) {
  const t = useT();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { may } = useOperator();
  const isLocked = !may('cashier.write');
  const [text, setText] = useState<Record<Name, string>>(() => textOf(limits));
  const [isTried, setIsTried] = useState(false);
  const ready = limitsOf(text);
  const saving = useMutation({
    mutationFn: (next: Limits) => call(updateWithdrawLimits, { version, limits: next }),
    onSuccess: () => toast.success(t('channels.limitsSaved')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [getWithdrawLimits.id] }),
  });
  const put = (name: Name) => (value: string) => setText((now) => ({ ...now, [name]: value }));
  const error = (name: Name) => (isTried && text[name] === '' ? t('error.field_required') : undefined);
  return (
    <Panel>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setIsTried(true);
          if (ready !== undefined && !saving.isPending) saving.mutate(ready);
        }}
      >
        {limits === null ? <Callout tone="warning">{t('channels.noLimits')}</Callout> : null}
        {saving.isError ? (
          <Callout tone="danger" isLive>
            {errorText(saving.error)}
          </Callout>
        ) : null}
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          {amounts.map((name) => (
            <Field key={name} label={t(`channels.${name}`)} error={error(name)} isRequired>
              {(control) => (
                <AmountInput
                  {...control}
                  disabled={isLocked}
                  currency={currency}
                  value={text[name]}
                  onValueChange={put(name)}
                />
              )}
            </Field>
          ))}
          {[...counts, ...shares].map((name) => (
            <Field key={name} label={t(`channels.${name}`)} error={error(name)} isRequired>
              {(control) => (
                <TextInput
                  {...control}
                  disabled={isLocked}
                  inputMode="decimal"
                  maxLength={8}
                  suffix={name.endsWith('Bps') ? '%' : undefined}
                  value={text[name]}
                  onChange={(event) => put(name)(event.target.value)}
                />
              )}
            </Field>
          ))}
        </div>
        {isTried && ready === undefined ? <Callout tone="danger">{t('channels.incomplete')}</Callout> : null}
        {isLocked ? null : (
          <Button type="submit" tone="felt" className="self-start" isLoading={saving.isPending}>
            {t('channels.saveLimits')}
          </Button>
        )}
      </form>
    </Panel>
  );
}

/** Shares are typed in percent and kept in hundredths of it. */
function textOf(limits: OutputOf<typeof getWithdrawLimits>['limits']): Record<Name, string> {
  const entries = [...amounts, ...counts, ...shares].map((name) => [name, limits === null ? '' : typed(name, limits)]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

function typed(name: Name, limits: Limits): string {
  const value = limits[name];
  if (typeof value === 'bigint') return formatAmount(value);
  return name === 'feeBps' || name === 'turnoverBps' ? String(value / 100) : String(value);
}

/** What was typed as it is sent; undefined while a number is none. */
function limitsOf(text: Record<Name, string>): Limits | undefined {
  const [minimum, maximum, dailySum, secondFrom, depositSecondFrom] = amounts.map((name) =>
    parseAmount(text[name].replace(/\.$/, '')),
  );
  const [dailyCount, confirmMinutes] = counts.map((name) => (/^\d{1,5}$/.test(text[name]) ? Number(text[name]) : 0));
  const [feeBps, turnoverBps] = shares.map((name) => {
    const isShare = /^\d{1,5}(\.\d{1,2})?$/.test(text[name]);
    return isShare ? Math.round(Number(text[name]) * 100) : undefined;
  });
  if (minimum === undefined || maximum === undefined || dailySum === undefined) return undefined;
  if (secondFrom === undefined || depositSecondFrom === undefined) return undefined;
  if (!dailyCount || !confirmMinutes || feeBps === undefined || turnoverBps === undefined) return undefined;
  return {
    ...{ minimum, maximum, dailySum, secondFrom, depositSecondFrom },
    ...{ dailyCount, confirmMinutes, feeBps, turnoverBps },
  };
}
