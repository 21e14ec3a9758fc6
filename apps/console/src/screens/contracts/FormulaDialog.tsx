import { createFormula, listFormulas } from '@baize/contract';
import { parseAmount, parseSignedAmount } from '@baize/maths';
import { addDays } from '@baize/maths/contracts/addDays';
import type { Formula } from '@baize/maths/contracts/Formula';
import { ngrOf } from '@baize/maths/contracts/ngrOf';
import { DateField } from '@baize/ui/DateField';
import { Field } from '@baize/ui/Field';
import { TextInput } from '@baize/ui/TextInput';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { amountText } from '../../components/amountText.ts';
import { ReasonField } from '../../components/ReasonField.tsx';
import { useReason } from '../../components/useReason.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { useDateLabels } from '../../components/useDateLabels.ts';
import { useT } from '../../i18n/useT.ts';
import { formulaFields } from './formulaFields.ts';
import { draftOfFormula, readFormula, readShare } from './readFormula.ts';

interface FormulaDialogProps {
  /** What is in force now, to begin from. */
  before: Formula | undefined;
  today: string;
  currency: string;
  onClose: () => void;
}

const samples = {
  ...{ gross: '100000', rebates: '6000', activity: '8000', deposits: '400000', withdrawals: '320000' },
};
const sampleNames = ['gross', 'rebates', 'activity', 'deposits', 'withdrawals'] as const;
const lines = ['platformFee', 'rebates', 'activity', 'depositFee', 'withdrawalFee'] as const;
/** The next formula of dividends: its shares, its first day, and what it makes of figures that can be changed. */
export function FormulaDialog({ before, today, currency, onClose }: FormulaDialogProps) {
  const t = useT();
  const dateLabels = useDateLabels();
  const queries = useQueryClient();
  const [draft, setDraft] = useState(() => draftOfFormula(before));
  const [fromDay, setFromDay] = useState(() => addDays(today, 1));
  const reason = useReason(10);
  const [typed, setTyped] = useState(samples);
  const formula = readFormula(draft);
  /* What is typed and is no day counts as none. */
  const isComing = fromDay > today;
  const saving = useMutation({
    mutationFn: (shares: Formula) => call(createFormula, { ...shares, fromDay, reason: reason.text }),
    onSuccess: () => {
      toast.success(t('contracts.formula.saved'));
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [listFormulas.id] }),
  });
  const isReady = formula !== undefined && isComing && !reason.isShort;
  const gross = parseSignedAmount(typed.gross.trim());
  const [rebates, activity, deposits, withdrawals] = (['rebates', 'activity', 'deposits', 'withdrawals'] as const).map(
    (name) => parseAmount(typed[name].trim()),
  );
  const isWhole =
    gross !== undefined &&
    rebates !== undefined &&
    activity !== undefined &&
    deposits !== undefined &&
    withdrawals !== undefined;
  const example =
    formula === undefined || !isWhole ? undefined : ngrOf(formula, gross, { rebates, activity, deposits, withdrawals });
  return (
    <FormDialog
      title={t('contracts.formula.new')}
      description={t('contracts.formulasText')}
      button={t('contracts.formula.save')}
      acting={saving}
      isReady={isReady}
      onClose={onClose}
      onSubmit={() => isReady && saving.mutate(formula)}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {formulaFields.map(({ name }) => (
          <Field
            key={name}
            label={t(`contracts.formula.${name}`)}
            hint={t(`contracts.formula.${name}Hint`)}
            isRequired
            error={readShare(name, draft[name]) === undefined ? t('error.field_invalid') : undefined}
          >
            {(control) => (
              <TextInput
                {...control}
                inputMode="decimal"
                maxLength={5}
                value={draft[name]}
                onChange={({ currentTarget: { value } }) => setDraft((now) => ({ ...now, [name]: value }))}
              />
            )}
          </Field>
        ))}
        <Field
          label={t('contracts.formula.from')}
          hint={t('contracts.formula.fromHint')}
          isRequired
          error={isComing ? undefined : t('error.field_invalid')}
        >
          {(control) => (
            <DateField
              {...control}
              labels={dateLabels}
              min={addDays(today, 1)}
              value={fromDay}
              onValueChange={setFromDay}
            />
          )}
        </Field>
      </div>
      <fieldset className="rounded-control border border-line-1 p-3">
        <legend className="px-1 text-label">{t('contracts.formula.example')}</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {sampleNames.map((name) => (
            <Field key={name} label={t(`contracts.formula.sample.${name}`)}>
              {(control) => (
                <TextInput
                  {...control}
                  inputMode="decimal"
                  maxLength={16}
                  value={typed[name]}
                  onChange={({ currentTarget: { value } }) => setTyped((now) => ({ ...now, [name]: value }))}
                />
              )}
            </Field>
          ))}
        </div>
        {example === undefined ? (
          <p className="mt-3 text-dense text-text-3">{t('contracts.formula.exampleNone')}</p>
        ) : (
          <dl className="mt-3 flex flex-col gap-1 text-dense tabular-nums" aria-live="polite">
            <FormulaRow label={t('contracts.formula.sample.gross')} text={amountText(example.gross, currency)} />
            {lines.map((line) => (
              <FormulaRow
                key={line}
                label={t(`contracts.formula.line.${line}`)}
                text={`− ${amountText(example[line], currency)}`}
              />
            ))}
            <FormulaRow isStrong label={t('contracts.formula.net')} text={amountText(example.net, currency)} />
          </dl>
        )}
      </fieldset>
      <ReasonField hint="contracts.formula.reasonHint" {...reason.field} />
    </FormDialog>
  );
}

function FormulaRow({ label, text, isStrong = false }: { label: string; text: string; isStrong?: boolean }) {
  return (
    <div
      className={
        isStrong
          ? 'flex justify-between gap-4 border-t border-line-1 pt-1 text-label text-text-1'
          : 'flex justify-between gap-4 text-text-2'
      }
    >
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  );
}
