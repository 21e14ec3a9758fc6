import { createOffer, type contractTemplate } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Dialog } from '@baize/ui/Dialog';
import { Field } from '@baize/ui/Field';
import { TextInput } from '@baize/ui/TextInput';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { call } from '../../call.ts';
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
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const offer = useMutation({
    mutationFn: (what: 'new' | 'termination') =>
      call(createOffer, {
        ...{ requestId, account: account.trim() },
        offer: what === 'new' ? { what, templateId: template.id } : { what, kind: template.kind },
      }),
    onSuccess: () => {
      onDone();
      onClose();
    },
    onError: () => setRequestId(crypto.randomUUID()),
  });
  const isEmpty = account.trim() === '';
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="m"
      title={t('contracts.offerOf', { name: template.name })}
      labels={{ close: t('shell.close') }}
      footer={
        <>
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
              onChange={(event) => setAccount(event.currentTarget.value)}
            />
          )}
        </Field>
        {offer.error ? (
          <Callout tone="danger" isLive>
            {errorText(offer.error)}
          </Callout>
        ) : null}
      </div>
    </Dialog>
  );
}
