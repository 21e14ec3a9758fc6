import { createTemplate } from '@baize/contract';
import { readTermsDraft, type TermsDraft, type TierDraft } from '@baize/maths/contracts/termsDraft';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Dialog } from '@baize/ui/Dialog';
import { Field } from '@baize/ui/Field';
import { IconButton } from '@baize/ui/IconButton';
import { Select } from '@baize/ui/Select';
import { TextInput } from '@baize/ui/TextInput';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { contractChoices } from './contractChoices.ts';

const fields = ['validBet', 'loss', 'activeMembers', 'rate', 'amount'] as const;
const firstStep: TierDraft = { validBet: '0', loss: '0', activeMembers: '0', rate: '', amount: '0' };

type Kind = (typeof contractChoices.kinds)[number];

/** New terms under a name; the steps rise, and what contradicts itself is not sent. */
export function TemplateDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const t = useT();
  const errorText = useErrorText();
  const [name, setName] = useState('');
  const [kind, setKind] = useState<Kind>('daily');
  const [period, setPeriod] = useState<(typeof contractChoices.periods)[number]>('daily');
  const [carry, setCarry] = useState<(typeof contractChoices.carries)[number]>('none');
  const [draft, setDraft] = useState<TermsDraft>({ activeBet: '0', tiers: [firstStep] });
  const [isWrong, setWrong] = useState(false);
  const isDividend = kind === 'dividend';
  const terms = readTermsDraft(kind, draft, isDividend ? { period, carry } : { period: 'daily', carry: 'none' });
  const save = useMutation({
    mutationFn: (kept: NonNullable<typeof terms>) => call(createTemplate, { name: name.trim(), kind, terms: kept }),
    onSuccess: () => {
      onDone();
      onClose();
    },
  });
  const setTier = (at: number, field: keyof TierDraft, text: string): void =>
    setDraft({ ...draft, tiers: draft.tiers.map((tier, place) => (place === at ? { ...tier, [field]: text } : tier)) });
  const submit = (): void => {
    const isReady = terms !== undefined && name.trim() !== '';
    setWrong(!isReady);
    if (isReady) save.mutate(terms);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="l"
      title={t('contracts.newTemplate')}
      labels={{ close: t('shell.close') }}
      footer={
        <Button tone="felt" isLoading={save.isPending} onClick={submit}>
          {t('contracts.save')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label={t('contracts.name')} isRequired>
            {(control) => (
              <TextInput
                {...control}
                maxLength={64}
                value={name}
                onChange={(event) => setName(event.currentTarget.value)}
              />
            )}
          </Field>
          <Choice
            label={t('contracts.kind')}
            value={kind}
            options={contractChoices.kinds}
            word={(one) => t(`contracts.kind.${one}`)}
            onChange={setKind}
          />
          {isDividend ? (
            <>
              <Choice
                label={t('contracts.period')}
                value={period}
                options={contractChoices.periods}
                word={(one) => t(`contracts.period.${one}`)}
                onChange={setPeriod}
              />
              <Choice
                label={t('contracts.carry')}
                value={carry}
                options={contractChoices.carries}
                word={(one) => t(`contracts.carry.${one}`)}
                onChange={setCarry}
              />
            </>
          ) : null}
          <Field label={t('contracts.activeBet')}>
            {(control) => (
              <TextInput
                {...control}
                inputMode="decimal"
                value={draft.activeBet}
                onChange={(event) => setDraft({ ...draft, activeBet: event.currentTarget.value })}
              />
            )}
          </Field>
        </div>
        {draft.tiers.map((tier, at) => (
          <fieldset key={at} className="rounded-control border border-line-1 p-3">
            <legend className="px-1 text-label">{t('contracts.step', { step: at + 1 })}</legend>
            <div className="grid items-end gap-3 sm:grid-cols-3 lg:grid-cols-6">
              {fields
                .filter((field) => field !== 'loss' || isDividend)
                .map((field) => (
                  <Field key={field} label={t(`contracts.field.${field}`)}>
                    {(control) => (
                      <TextInput
                        {...control}
                        inputMode={field === 'activeMembers' ? 'numeric' : 'decimal'}
                        value={tier[field]}
                        onChange={(event) => setTier(at, field, event.currentTarget.value)}
                      />
                    )}
                  </Field>
                ))}
              {draft.tiers.length > 1 ? (
                <IconButton
                  icon="trash"
                  label={t('contracts.removeStep', { step: at + 1 })}
                  onClick={() => setDraft({ ...draft, tiers: draft.tiers.filter((_, place) => place !== at) })}
                />
              ) : null}
            </div>
          </fieldset>
        ))}
        {draft.tiers.length < 10 ? (
          <Button
            size="s"
            tone="ghost"
            icon="plus"
            className="self-start"
            onClick={() => setDraft({ ...draft, tiers: [...draft.tiers, draft.tiers.at(-1) ?? firstStep] })}
          >
            {t('contracts.addStep')}
          </Button>
        ) : null}
        {isWrong || save.error ? (
          <Callout tone="danger" isLive>
            {isWrong ? t('error.contract_terms_invalid') : errorText(save.error)}
          </Callout>
        ) : null}
      </div>
    </Dialog>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly Value[];
  word: (value: Value) => string;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, word, onChange }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      {(control) => (
        <Select
          id={control.id}
          aria-label={label}
          value={value}
          onValueChange={(next) => {
            const found = options.find((one) => one === next);
            if (found !== undefined) onChange(found);
          }}
          options={options.map((one) => ({ value: one, label: word(one) }))}
        />
      )}
    </Field>
  );
}
