import type { contractState } from '@baize/contract';
import { readTermsDraft, termsDraft, type TermsDraft, type TierDraft } from '@baize/maths/contracts/termsDraft';
import { createRequest } from '@baize/contract/contracts/createRequest';
import { simulateContract } from '@baize/contract/contracts/simulateContract';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Dialog } from '@baize/ui/Dialog';
import { Field } from '@baize/ui/Field';
import { IconButton } from '@baize/ui/IconButton';
import { TextInput } from '@baize/ui/TextInput';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { call } from '../../call.ts';
import { contractQueries } from '../../components/contracts/contractQueries.ts';
import type { ContractKind } from '../../components/contracts/ContractTerms.ts';
import { TermsTable } from '../../components/contracts/TermsTable.tsx';
import { TriedTerms } from '../../components/contracts/TriedTerms.tsx';
import { useErrorText } from '../../components/useErrorText.ts';
import { useOnce } from '@baize/ui/useOnce';
import { useT } from '../../i18n/useT.ts';

interface OfferDialogProps {
  /** To whom; undefined while it is closed. */
  account: string | undefined;
  kind: ContractKind;
  own: z.output<typeof contractState>;
  onClose: () => void;
}

const fields = [
  ['validBet', 'contracts.betField'],
  ['loss', 'contracts.lossField'],
  ['activeMembers', 'contracts.activeField'],
  ['rate', 'contracts.rateField'],
  ['amount', 'contracts.fixed'],
] as const;

const MAX_STEPS = 10;

/** Terms for an agent directly below: typed beside one's own, tried on last month, then sent. */
export function OfferDialog({ account, kind, own, onClose }: OfferDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const once = useOnce();
  const [draft, setDraft] = useState(() => termsDraft(own.terms));
  const [isWrong, setWrong] = useState(false);
  const terms = readTermsDraft(kind, draft, own.terms);
  const change = (next: TermsDraft): void => {
    setWrong(false);
    setDraft(next);
    tryOut.reset();
    send.reset();
  };
  const setTier = (at: number, name: keyof TierDraft, text: string): void =>
    change({ ...draft, tiers: draft.tiers.map((tier, place) => (place === at ? { ...tier, [name]: text } : tier)) });
  const tryOut = useMutation({
    mutationFn: (input: { account: string; terms: NonNullable<typeof terms> }) =>
      call(simulateContract, { kind, ...input }),
  });
  const send = useMutation({
    mutationFn: (input: { account: string; terms: NonNullable<typeof terms> }) =>
      once([input.account, JSON.stringify(draft)], (requestId) =>
        call(createRequest, { requestId, what: 'new', kind, ...input }),
      ),
    onSuccess: () => {
      toast.success(t('contracts.sent'));
      onClose();
    },
    onSettled: () => {
      for (const key of contractQueries) void queries.invalidateQueries({ queryKey: [key] });
    },
  });
  const act = (run: typeof tryOut.mutate | typeof send.mutate) => (): void => {
    if (terms === undefined || account === undefined) setWrong(true);
    else run({ account, terms });
  };
  const fault = send.error ?? tryOut.error;
  return (
    <Dialog
      isOpen={account !== undefined}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      size="l"
      title={t('contracts.offerTo', { account: account ?? '' })}
      labels={{ close: t('contracts.close') }}
      footer={
        <>
          <Button tone="neutral" isLoading={tryOut.isPending} onClick={act(tryOut.mutate)}>
            {t('contracts.try')}
          </Button>
          <Button tone="felt" isLoading={send.isPending} onClick={act(send.mutate)}>
            {t('contracts.send')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <section className="rounded-control bg-bg-inset p-3">
          <h3 className="mb-1 text-cap text-text-3">{t('contracts.own')}</h3>
          <TermsTable kind={kind} terms={own.terms} currency={own.currency} />
          <p className="mt-2 text-cap text-text-2">{t('contracts.mayGive')}</p>
        </section>
        <Field label={t('contracts.activeBetField')} className="max-w-90">
          {(control) => (
            <TextInput
              {...control}
              inputMode="decimal"
              value={draft.activeBet}
              onChange={(event) => change({ ...draft, activeBet: event.currentTarget.value })}
            />
          )}
        </Field>
        {draft.tiers.map((tier, at) => (
          <fieldset key={at} className="rounded-control border border-line-1 p-3">
            <legend className="px-1 text-label text-text-1">{t('contracts.stepNumber', { step: at + 1 })}</legend>
            <div className="flex items-end gap-2">
              <div className="grid min-w-0 flex-1 items-end gap-3 sm:grid-cols-3 lg:grid-cols-5">
                {fields
                  .filter(([name]) => name !== 'loss' || kind === 'dividend')
                  .map(([name, label]) => (
                    <Field key={name} label={t(label)}>
                      {(control) => (
                        <TextInput
                          {...control}
                          inputMode={name === 'activeMembers' ? 'numeric' : 'decimal'}
                          value={tier[name]}
                          onChange={(event) => setTier(at, name, event.currentTarget.value)}
                        />
                      )}
                    </Field>
                  ))}
              </div>
              {draft.tiers.length > 1 ? (
                <IconButton
                  icon="trash"
                  label={t('contracts.removeStep', { step: at + 1 })}
                  onClick={() => change({ ...draft, tiers: draft.tiers.filter((_, place) => place !== at) })}
                />
              ) : null}
            </div>
          </fieldset>
        ))}
        {draft.tiers.length < MAX_STEPS ? (
          <Button
            size="s"
            tone="ghost"
            icon="plus"
            className="self-start"
            onClick={() => change({ ...draft, tiers: [...draft.tiers, ...draft.tiers.slice(-1)] })}
          >
            {t('contracts.addStep')}
          </Button>
        ) : null}
        {isWrong ? (
          <Callout tone="danger" isLive title={t('contracts.wrongNumber')}>
            {t('error.contract_terms_invalid')}
          </Callout>
        ) : null}
        {fault ? (
          <Callout tone="danger" isLive>
            {errorText(fault)}
          </Callout>
        ) : null}
        {tryOut.data ? <TriedTerms result={tryOut.data} /> : null}
      </div>
    </Dialog>
  );
}
