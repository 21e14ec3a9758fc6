import { updateDeposit } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Field } from '@baize/ui/Field';
import { TextInput } from '@baize/ui/TextInput';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { call } from '../../call.ts';
import { useT } from '../../i18n/useT.ts';
import { useErrorText } from '../useErrorText.ts';
import type { Proof } from '../withdraw/readProof.ts';
import { ProofField } from '../withdraw/ProofField.tsx';
import type { Deposit } from './Deposit.ts';

/** What a payer can show of a payment that an operator has to find: a receipt, or the transfer on the chain. */
export function HandIn({ deposit }: { deposit: Deposit }) {
  const t = useT();
  const isShown = deposit.kind === 'crypto' ? deposit.txHash !== null : deposit.hasProof;
  if (isShown) {
    const title = deposit.kind === 'crypto' ? t('wallet.hash.sent') : t('wallet.handIn.sent');
    return (
      <Callout tone="success" isLive title={title}>
        {t('wallet.handIn.sentText')}
      </Callout>
    );
  }
  return deposit.kind === 'crypto' ? <HashForm deposit={deposit} /> : <ReceiptForm deposit={deposit} />;
}

function ReceiptForm({ deposit }: { deposit: Deposit }) {
  const t = useT();
  const [proof, setProof] = useState<Proof>();
  const [isTried, setIsTried] = useState(false);
  const sending = useHandIn();
  return (
    <HandInForm
      deposit={deposit}
      title={t('wallet.handIn.title')}
      text={t('wallet.handIn.text')}
      button={t('wallet.handIn.send')}
      sending={sending}
      onSubmit={() => {
        setIsTried(true);
        if (proof !== undefined) sending.mutate({ depositId: deposit.id, proof: proof.data });
      }}
    >
      <ProofField
        value={proof}
        onValueChange={setProof}
        error={isTried && proof === undefined ? t('wallet.receipt.proofNeeded') : undefined}
      />
    </HandInForm>
  );
}

function HashForm({ deposit }: { deposit: Deposit }) {
  const t = useT();
  const [hash, setHash] = useState('');
  const [isTried, setIsTried] = useState(false);
  const sending = useHandIn();
  const isGood = /^(0x)?[0-9a-f]{64}$/i.test(hash.trim());
  return (
    <HandInForm
      deposit={deposit}
      title={t('wallet.handIn.title')}
      button={t('wallet.hash.send')}
      sending={sending}
      onSubmit={() => {
        setIsTried(true);
        if (isGood) sending.mutate({ depositId: deposit.id, txHash: hash.trim() });
      }}
    >
      <Field
        label={t('wallet.hash.label')}
        hint={t('wallet.hash.hint')}
        error={isTried && !isGood ? t('error.tx_hash_invalid') : undefined}
        isRequired
      >
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            spellCheck={false}
            maxLength={128}
            inputClassName="font-mono"
            value={hash}
            onChange={(event) => setHash(event.target.value)}
          />
        )}
      </Field>
    </HandInForm>
  );
}

interface HandInFormProps {
  deposit: Deposit;
  title: string;
  text?: string;
  button: string;
  sending: { isPending: boolean; isError: boolean; error: unknown };
  onSubmit: () => void;
  children: ReactNode;
}

function HandInForm({ deposit, title, text, button, sending, onSubmit, children }: HandInFormProps) {
  const errorText = useErrorText();
  const id = `hand-in-${deposit.id}`;
  return (
    <form
      noValidate
      aria-labelledby={id}
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!sending.isPending) onSubmit();
      }}
    >
      <div>
        <h3 id={id} className="text-h4 text-text-1">
          {title}
        </h3>
        {text === undefined ? null : <p className="mt-1 text-dense text-text-2">{text}</p>}
      </div>
      {children}
      {sending.isError ? (
        <Callout tone="danger" isLive>
          {errorText(sending.error)}
        </Callout>
      ) : null}
      <Button type="submit" tone="neutral" isLoading={sending.isPending}>
        {button}
      </Button>
    </form>
  );
}

/** Hands something in, and lets every list of deposits ask again. */
function useHandIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: { depositId: string; proof?: string; txHash?: string }) => call(updateDeposit, input),
    onSettled: () =>
      queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'cashier.listDeposits' }),
  });
}
