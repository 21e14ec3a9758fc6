import { getLevels, updateLevels, type InputOf, type OutputOf } from '@baize/contract';
import { formatAmount, parseAmount } from '@baize/maths';
import { AmountInput } from '@baize/ui/AmountInput';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Field } from '@baize/ui/Field';
import { Panel } from '@baize/ui/Panel';
import { Skeleton } from '@baize/ui/Skeleton';
import { toast } from '@baize/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, query } from '../../call.ts';
import { QueryFault } from '../../components/QueryFault.tsx';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';

type Levels = InputOf<typeof updateLevels>['levels'];
type Text = { single: string; daily: string };

const ranks = [0, 1, 2, 3] as const;

/** What each level lets members take out. */
export function LevelsForm() {
  const t = useT();
  const found = useQuery(query(getLevels, {}));
  return (
    <section aria-labelledby="kyc-levels" className="mt-8">
      <h2 id="kyc-levels" className="mb-2.5 text-h4 text-text-1">
        {t('kyc.levels')}
      </h2>
      {found.isPending ? <Skeleton className="h-60 rounded-panel" /> : null}
      {found.isLoadingError ? <QueryFault error={found.error} onRetry={found.refetch} /> : null}
      {found.data !== undefined ? <Form key={found.data.version} found={found.data} /> : null}
    </section>
  );
}

function Form({ found: { levels, version, currency } }: { found: OutputOf<typeof getLevels> }) {
  const t = useT();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { may } = useOperator();
  const isLocked = !may('kyc.write');
  const [text, setText] = useState<readonly Text[]>(() =>
    ranks.map((rank) => ({ single: textOf(levels?.[rank]?.single), daily: textOf(levels?.[rank]?.daily) })),
  );
  const [isTried, setIsTried] = useState(false);
  const ready = levelsOf(text);
  const saving = useMutation({
    mutationFn: (next: Levels) => call(updateLevels, { version, levels: next }),
    onSuccess: () => toast.success(t('kyc.levelsSaved')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [getLevels.id] }),
  });
  const put = (rank: number, name: keyof Text, value: string): void =>
    setText((now) => now.map((row, at) => (at === rank ? { ...row, [name]: value } : row)));
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
        <p className="max-w-prose text-dense text-text-2">{t(levels === null ? 'kyc.noLevels' : 'kyc.levelsText')}</p>
        {saving.isError ? (
          <Callout tone="danger" isLive>
            {errorText(saving.error)}
          </Callout>
        ) : null}
        {ranks.map((rank) => (
          <fieldset key={rank} className="grid gap-4 sm:grid-cols-[10rem_1fr_1fr] sm:items-end">
            <legend className="sr-only">{t(`kyc.level${rank}`)}</legend>
            <p aria-hidden="true" className="text-label text-text-1 sm:pb-3">
              {t(`kyc.level${rank}`)}
            </p>
            {(['single', 'daily'] as const).map((name) => (
              <Field key={name} label={t(`kyc.${name}`)} optionalLabel={t('kyc.noLimit')}>
                {(control) => (
                  <AmountInput
                    {...control}
                    disabled={isLocked}
                    currency={currency}
                    value={text[rank]?.[name] ?? ''}
                    onValueChange={(value) => put(rank, name, value)}
                  />
                )}
              </Field>
            ))}
          </fieldset>
        ))}
        {isTried && ready === undefined ? <Callout tone="danger">{t('error.amount_invalid')}</Callout> : null}
        {isLocked ? null : (
          <Button type="submit" tone="felt" className="self-start" isLoading={saving.isPending}>
            {t('kyc.levelsSave')}
          </Button>
        )}
      </form>
    </Panel>
  );
}

function textOf(amount: bigint | null | undefined): string {
  return amount === null || amount === undefined ? '' : formatAmount(amount);
}

/** What was typed as it is sent; an empty field is no limit. Undefined while something is no amount. */
function levelsOf(text: readonly Text[]): Levels | undefined {
  const amountOf = (typed: string): bigint | null | undefined =>
    typed === '' ? null : parseAmount(typed.replace(/\.$/, ''));
  const levels: Levels = [];
  for (const row of text) {
    const [single, daily] = [amountOf(row.single), amountOf(row.daily)];
    if (single === undefined || daily === undefined) return undefined;
    levels.push({ single, daily });
  }
  return levels;
}
