import type { OutputOf } from '@baize/contract';
import { createLink } from '@baize/contract/agents/createLink';
import { getRegisterTerms } from '@baize/contract/agents/getRegisterTerms';
import { listLinks } from '@baize/contract/agents/listLinks';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Field } from '@baize/ui/Field';
import { Select } from '@baize/ui/Select';
import { TextInput } from '@baize/ui/TextInput';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useOnce } from '@baize/ui/useOnce';
import { useT } from '../../i18n/useT.ts';
import { KindChoice, type Kind } from './KindChoice.tsx';
import { readPercent } from './readPercent.ts';
import { TermsFields } from './TermsFields.tsx';

const validities = [1, 7, 30, 90, 180] as const;

interface LinkFormProps {
  terms: OutputOf<typeof getRegisterTerms>;
  onMade: () => void;
}

/** A link by which anybody registers below the agent: the kind, what they get, how long and how often. */
export function LinkForm({ terms, onMade }: LinkFormProps) {
  const t = useT();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const once = useOnce();
  const [kind, setKind] = useState<Kind>(0);
  const [days, setDays] = useState('30');
  const [uses, setUses] = useState('100');
  const [note, setNote] = useState('');
  const [typed, setTyped] = useState({ rebate: '0', prize: String(terms.least.prizeGroup) });
  const count = /^\d{1,5}$/.test(uses) ? Number(uses) : 0;
  const isCount = count >= 1 && count <= 10_000;
  const isWhole = isCount && readPercent(typed.rebate) !== undefined && /^\d{4}$/.test(typed.prize);
  const making = useMutation({
    mutationFn: () =>
      once([String(kind), days, uses, note, typed.rebate, typed.prize], (requestId) =>
        call(createLink, {
          requestId,
          type: kind,
          rebateBps: readPercent(typed.rebate) ?? 0,
          prizeGroup: Number(typed.prize),
          days: Number(days),
          uses: count,
          note,
        }),
      ),
    onSuccess: () => {
      toast.success(t('team.linkMade'));
      void queries.invalidateQueries({ queryKey: [listLinks.id] });
      void queries.invalidateQueries({ queryKey: [getRegisterTerms.id] });
      onMade();
    },
  });
  return (
    <form
      noValidate
      className="flex max-w-180 flex-col gap-5 rounded-panel bg-bg-1 p-4 shadow-panel sm:p-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole && !making.isPending) making.mutate();
      }}
    >
      <KindChoice value={kind} onValueChange={setKind} />
      <TermsFields terms={terms} typed={typed} onTyped={setTyped} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('team.days')} isRequired>
          {(control) => (
            <Select
              {...control}
              value={days}
              onValueChange={setDays}
              options={validities.map((one) => ({
                value: String(one),
                label: one === 1 ? t('team.dayOf') : t('team.daysOf', { days: String(one) }),
              }))}
            />
          )}
        </Field>
        <Field
          label={t('team.uses')}
          hint={t('team.usesHint')}
          isRequired
          error={isCount ? undefined : t('error.field_invalid')}
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              maxLength={5}
              value={uses}
              onChange={(event) => setUses(event.currentTarget.value)}
            />
          )}
        </Field>
      </div>
      <Field label={t('team.note')} optionalLabel={t('team.optional')}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={64}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        )}
      </Field>
      {making.isError ? (
        <Callout tone="danger" isLive>
          {errorText(making.error)}
        </Callout>
      ) : null}
      <div className="flex flex-col gap-2">
        <Button type="submit" tone="felt" size="l" isBlock isLoading={making.isPending} disabled={!isWhole}>
          {t('team.makeLink')}
        </Button>
        <p className="text-center text-cap text-text-3">
          {t('team.linksOpen', { open: String(terms.links.open), most: String(terms.links.most) })}
        </p>
      </div>
    </form>
  );
}
