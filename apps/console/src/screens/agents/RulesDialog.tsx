import { getAgentRules, listTree, updateAgentRules, type OutputOf } from '@baize/contract';
import { gameClassifies } from '@baize/contract/agents/figures';
import { Callout } from '@baize/ui/Callout';
import { Dialog } from '@baize/ui/Dialog';
import { Field } from '@baize/ui/Field';
import { Skeleton } from '@baize/ui/Skeleton';
import { TextInput } from '@baize/ui/TextInput';
import { toast } from '@baize/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, query } from '../../call.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { ReasonField } from '../../components/ReasonField.tsx';
import { useReason } from '../../components/useReason.ts';
import { QueryFault } from '../../components/QueryFault.tsx';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import { draftOfRules, readRules } from './readRules.ts';

type Rules = OutputOf<typeof getAgentRules>;

const fields = [
  { name: 'maxRebateBps', inputMode: 'decimal', maxLength: 5 },
  { name: 'minDifferenceBps', inputMode: 'decimal', maxLength: 5 },
  { name: 'freeRebateBps', inputMode: 'decimal', maxLength: 5 },
  { name: 'minPrizeGroup', inputMode: 'numeric', maxLength: 4 },
  { name: 'maxPrizeGroup', inputMode: 'numeric', maxLength: 4 },
  { name: 'minPrizeDifference', inputMode: 'numeric', maxLength: 3 },
  { name: 'linksAtOnce', inputMode: 'numeric', maxLength: 4 },
  { name: 'transferDailySum', inputMode: 'decimal', maxLength: 16 },
] as const;

/** What agents of the brand keep to, and how much of a rate each category of games pays along the line. */
export function RulesDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const rules = useQuery({ ...query(getAgentRules, {}), staleTime: 0 });
  if (rules.data !== undefined && !rules.isFetching) {
    return <RulesForm key={rules.data.version} rules={rules.data} onClose={onClose} />;
  }
  return (
    <Dialog isOpen onOpenChange={onClose} size="m" title={t('agents.rules')} labels={{ close: t('shell.close') }}>
      {rules.isError ? (
        <QueryFault error={rules.error} onRetry={rules.refetch} />
      ) : (
        <Skeleton className="h-80 w-full" />
      )}
    </Dialog>
  );
}

function RulesForm({ rules, onClose }: { rules: Rules; onClose: () => void }) {
  const t = useT();
  const { may } = useOperator();
  const queries = useQueryClient();
  const [draft, setDraft] = useState(() => draftOfRules(rules));
  const reason = useReason(10);
  const isReadOnly = !may('agents.write');
  const { maxRebateBps, minDifferenceBps, freeRebateBps, linksAtOnce, rebatePercents, ...others } = readRules(draft);
  const { minPrizeGroup, maxPrizeGroup, minPrizeDifference, transferDailySum } = others;
  const values = { maxRebateBps, minDifferenceBps, freeRebateBps, linksAtOnce, ...others };
  const saving = useMutation({
    mutationFn: () =>
      call(updateAgentRules, {
        maxRebateBps: maxRebateBps ?? rules.maxRebateBps,
        minDifferenceBps: minDifferenceBps ?? rules.minDifferenceBps,
        freeRebateBps: freeRebateBps ?? rules.freeRebateBps,
        minPrizeGroup: minPrizeGroup ?? rules.minPrizeGroup,
        maxPrizeGroup: maxPrizeGroup ?? rules.maxPrizeGroup,
        minPrizeDifference: minPrizeDifference ?? rules.minPrizeDifference,
        linksAtOnce: linksAtOnce ?? rules.linksAtOnce,
        transferDailySum: transferDailySum ?? rules.transferDailySum,
        rebatePercents: rebatePercents ?? rules.rebatePercents,
        ...{ version: rules.version, reason: reason.text },
      }),
    onSuccess: () => {
      toast.success(t('agents.rulesSaved'));
      onClose();
    },
    onSettled: () => {
      for (const { id } of [getAgentRules, listTree]) void queries.invalidateQueries({ queryKey: [id] });
    },
  });
  const isRead = rebatePercents !== undefined && Object.values(values).every((value) => value !== undefined);
  const isReady = !isReadOnly && isRead && !reason.isShort;
  /* What the highest rate costs of the valid bets of a category: the house sees it before it saves. */
  const most = (percent: number | undefined): string =>
    percent === undefined || maxRebateBps === undefined ? '–' : String((maxRebateBps * percent) / 10_000);
  return (
    <FormDialog
      title={t('agents.rules')}
      description={t('agents.rulesText')}
      button={t('agents.rulesSave')}
      acting={saving}
      isReady={isReady}
      onClose={onClose}
      onSubmit={() => isReady && saving.mutate()}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map(({ name, ...input }) => (
          <Field
            key={name}
            label={t(`agents.rule.${name}`, { currency: rules.currency })}
            isRequired
            error={values[name] === undefined ? t('error.field_invalid') : undefined}
          >
            {(control) => (
              <TextInput
                {...control}
                {...input}
                readOnly={isReadOnly}
                value={draft[name]}
                onChange={({ currentTarget: { value } }) => setDraft((now) => ({ ...now, [name]: value }))}
              />
            )}
          </Field>
        ))}
      </div>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-2 text-label text-text-1">{t('agents.percents')}</legend>
        <Callout tone="info" className="sm:col-span-2">
          {t('agents.percentsText')}
        </Callout>
        {gameClassifies.map((name) => (
          <Field
            key={name}
            label={t(`games.class.${name}`)}
            hint={t('agents.percentCosts', { most: most(rebatePercents?.[name]) })}
            error={/^(100|\d{1,2})$/.test(draft.percents[name].trim()) ? undefined : t('error.field_invalid')}
          >
            {(control) => (
              <TextInput
                {...control}
                inputMode="numeric"
                maxLength={3}
                readOnly={isReadOnly}
                value={draft.percents[name]}
                onChange={({ currentTarget: { value } }) =>
                  setDraft((now) => ({ ...now, percents: { ...now.percents, [name]: value } }))
                }
              />
            )}
          </Field>
        ))}
      </fieldset>
      {isReadOnly ? null : <ReasonField hint="reason.trail" {...reason.field} />}
    </FormDialog>
  );
}
