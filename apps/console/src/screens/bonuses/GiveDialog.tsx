import { createGrant } from '@baize/contract';
import { useOnce } from '@baize/ui/useOnce';
import { parseAmount } from '@baize/maths';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Dialog } from '@baize/ui/Dialog';
import { Field } from '@baize/ui/Field';
import { TextInput } from '@baize/ui/TextInput';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { ReasonField } from '../../components/ReasonField.tsx';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { draftFault, type GrantDraft } from './draftFault.ts';

const empty: GrantDraft = { account: '', title: '', amount: '', multiple: '5', days: '7', reason: '' };
const fields = ['account', 'title', 'amount', 'multiple', 'days'] as const;
const numeric = new Set<string>(['amount', 'multiple', 'days']);

/** Asks for a bonus for a member; somebody else has to approve it. */
export function GiveDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [draft, setDraft] = useState(empty);
  const [isTried, setTried] = useState(false);
  const once = useOnce();
  const fault = draftFault(draft);
  const asking = useMutation({
    mutationFn: () =>
      once(Object.values(draft), (requestId) =>
        call(createGrant, {
          requestId,
          account: draft.account.trim(),
          title: draft.title.trim(),
          amount: parseAmount(draft.amount.trim()) ?? NOTHING,
          multiple: Number(draft.multiple),
          days: Number(draft.days),
          reason: draft.reason.trim(),
        }),
      ),
    onSuccess: ({ account }) => {
      toast.success(t('bonuses.askedToast', { account }));
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'site' }),
  });
  const change = (part: Partial<GrantDraft>): void => setDraft({ ...draft, ...part });
  const send = (): void => {
    setTried(true);
    if (fault === undefined && !asking.isPending) asking.mutate();
  };
  return (
    <Dialog
      size="m"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('bonuses.give')}
      labels={{ close: t('shell.close') }}
      footer={
        <>
          <Button tone="ghost" onClick={onClose} disabled={asking.isPending}>
            {t('shell.cancel')}
          </Button>
          <Button tone="felt" isLoading={asking.isPending} onClick={send}>
            {t('bonuses.ask')}
          </Button>
        </>
      }
    >
      <form
        noValidate
        className="grid gap-4 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Callout className="sm:col-span-2">{t('bonuses.fourEyes')}</Callout>
        {asking.isError ? (
          <Callout tone="danger" isLive className="sm:col-span-2">
            {errorText(asking.error)}
          </Callout>
        ) : null}
        {fields.map((name) => (
          <Field
            key={name}
            label={t(`bonuses.field.${name}`)}
            hint={t(`bonuses.hint.${name}`)}
            error={isTried && fault === name ? t(`bonuses.fault.${name}`) : undefined}
            isRequired
          >
            {(control) => (
              <TextInput
                {...control}
                {...(numeric.has(name) ? { inputMode: 'decimal' as const } : {})}
                {...(name === 'account' ? { 'data-autofocus': true } : {})}
                maxLength={80}
                value={draft[name]}
                onChange={(event) => change({ [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
        <div className="sm:col-span-2">
          <ReasonField
            hint="reason.trail"
            value={draft.reason}
            least={10}
            onValueChange={(reason) => change({ reason })}
            isTried={isTried && fault === 'reason'}
          />
        </div>
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}

const NOTHING = 0n;
