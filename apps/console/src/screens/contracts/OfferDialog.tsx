import { createOffer, simulateOffer, type contractTemplate, type OutputOf } from '@baize/contract';
import { useOnce } from '@baize/ui/useOnce';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Dialog } from '@baize/ui/Dialog';
import { Field } from '@baize/ui/Field';
import { TextInput } from '@baize/ui/TextInput';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { call } from '../../call.ts';
import { amountText } from '../../components/amountText.ts';
import { isZero } from '../../components/isZero.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { TermsText } from './TermsText.tsx';

interface OfferDialogProps {
  template: z.output<typeof contractTemplate>;
  onClose: () => void;
  onDone: () => void;
}

/** Offers a template to an agent at the top, or asks for the end of the contract of its kind. */
export function OfferDialog({ template, onClose, onDone }: OfferDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const [account, setAccount] = useState('');
  const once = useOnce();
  const offer = useMutation({
    mutationFn: (what: 'new' | 'termination') =>
      once([what, account.trim()], (requestId) =>
        call(createOffer, {
          requestId,
          account: account.trim(),
          offer: what === 'new' ? { what, templateId: template.id } : { what, kind: template.kind },
        }),
      ),
    onSuccess: () => {
      onDone();
      onClose();
    },
  });
  /* Asked for by the button, and gone with the next letter of the name. */
  const trying = useMutation({
    mutationFn: () => call(simulateOffer, { account: account.trim(), templateId: template.id }),
  });
  const isEmpty = account.trim() === '';
  const fault = offer.error ?? trying.error;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="m"
      title={t('contracts.offerOf', { name: template.name })}
      labels={{ close: t('shell.close') }}
      footer={
        <>
          <Button tone="neutral" disabled={isEmpty} isLoading={trying.isPending} onClick={() => trying.mutate()}>
            {t('contracts.try')}
          </Button>
          <Button tone="neutral" disabled={isEmpty || offer.isPending} onClick={() => offer.mutate('termination')}>
            {t('contracts.askEnd')}
          </Button>
          <Button tone="felt" disabled={isEmpty} isLoading={offer.isPending} onClick={() => offer.mutate('new')}>
            {t('contracts.offer')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <TermsText terms={template.terms} />
        <Field label={t('contracts.topAgent')} hint={t('contracts.topAgentHint')} isRequired>
          {(control) => (
            <TextInput
              {...control}
              maxLength={32}
              value={account}
              onChange={(event) => {
                setAccount(event.currentTarget.value);
                trying.reset();
              }}
            />
          )}
        </Field>
        {fault ? (
          <Callout tone="danger" isLive>
            {errorText(fault)}
          </Callout>
        ) : null}
        {trying.data ? <Tried result={trying.data} /> : null}
      </div>
    </Dialog>
  );
}

/** What the template would have paid last month, bill by bill. */
function Tried({ result }: { result: OutputOf<typeof simulateOffer> }) {
  const t = useT();
  const paid = result.lines.filter(({ amount }) => !isZero(amount));
  return (
    <Callout
      tone="info"
      isLive
      title={t('contracts.tried', {
        ...{ from: result.fromDay, to: result.lastDay },
        amount: amountText(result.total, result.currency),
      })}
    >
      {paid.length === 0 ? (
        t('contracts.triedNone')
      ) : (
        <ul className="mt-1 grid gap-x-6 gap-y-0.5 tabular-nums sm:grid-cols-2">
          {paid.map(({ fromDay, lastDay, rateBps, amount }) => (
            <li key={fromDay} className="flex justify-between gap-4">
              <span>{fromDay === lastDay ? fromDay : `${fromDay} – ${lastDay}`}</span>
              <span>
                {rateBps / 100}% · {amountText(amount, result.currency)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Callout>
  );
}
