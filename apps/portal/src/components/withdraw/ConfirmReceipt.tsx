import { confirmReceipt } from '@baize/contract/cashier/confirmReceipt';
import { parseAmount } from '@baize/maths';
import { AmountInput } from '@baize/ui/AmountInput';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Countdown } from '@baize/ui/Countdown';
import { Field } from '@baize/ui/Field';
import { RadioCards } from '@baize/ui/RadioCards';
import { toast } from '@baize/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { useT } from '../../i18n/useT.ts';
import { currencySymbol, nowMs } from '../../useBrand.ts';
import { moneyText } from '../moneyText.ts';
import { useErrorText } from '../useErrorText.ts';
import { ProofField } from './ProofField.tsx';
import type { Proof } from './readProof.ts';
import type { Withdrawal } from './Withdrawal.ts';

/* At the top of the file, since the compiler of components loses big numbers that are written inside one. */
const NOTHING = 0n;
const answers = ['full', 'part', 'none'] as const;
type Answer = (typeof answers)[number];

interface ConfirmReceiptProps {
  withdrawal: Withdrawal;
  onConfirmed: (withdrawal: Withdrawal) => void;
  /** The time is over, or somebody else was faster: what is shown is no longer true. */
  onChanged: () => void;
}

/** What has arrived of a paid withdrawal: everything, a part, or nothing, which needs a proof. */
export function ConfirmReceipt({ withdrawal, onConfirmed, onChanged }: ConfirmReceiptProps) {
  const t = useT();
  const errorText = useErrorText();
  const [answer, setAnswer] = useState<Answer>();
  const [typed, setTyped] = useState('');
  const [proof, setProof] = useState<Proof>();
  const [isTried, setTried] = useState(false);
  const { id, arrives, currency, confirmBy } = withdrawal;
  const text = (units: bigint): string => moneyText(units, currency);
  const received = parseAmount(typed.replace(/\.$/, ''));
  const isPart = received !== undefined && received > NOTHING && received < arrives;
  const confirming = useMutation({
    mutationFn: (kind: Answer) =>
      call(confirmReceipt, {
        withdrawalId: id,
        kind,
        ...(kind === 'part' && received !== undefined ? { amountReceived: received } : {}),
        ...(kind === 'none' && proof !== undefined ? { proof: proof.data } : {}),
      }),
    onSuccess: (changed) => {
      toast.success(t('wallet.receipt.thanks'));
      onConfirmed(changed);
    },
    onError: onChanged,
  });

  function send(): void {
    setTried(true);
    if (answer === undefined || confirming.isPending) return;
    if ((answer === 'part' && !isPart) || (answer === 'none' && proof === undefined)) return;
    confirming.mutate(answer);
  }

  return (
    <form
      method="post"
      noValidate
      className="flex flex-col gap-4 rounded-panel bg-bg-2 p-4 shadow-cushion"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {confirmBy === null ? null : (
        <div className="flex flex-col gap-1">
          <p className="flex items-baseline justify-between gap-4 text-label text-text-2">
            {t('wallet.receipt.timeLeft')}
            <Countdown
              size="m"
              endsAtMs={Date.parse(confirmBy)}
              nowMs={nowMs}
              onEnd={onChanged}
              announce={(seconds) => t('wallet.pay.secondsLeft', { seconds })}
            />
          </p>
          <p className="text-dense font-normal text-text-2">{t('wallet.receipt.forced')}</p>
        </div>
      )}
      <RadioCards
        legend={t('wallet.receipt.title')}
        columns={1}
        value={answer}
        onValueChange={(value) => setAnswer(answers.find((one) => one === value))}
        options={answers.map((value) => ({
          value,
          title: t(`wallet.receipt.${value}`),
          note: t(`wallet.receipt.${value}Note`, { amount: text(arrives) }),
        }))}
      />
      {answer === 'part' ? (
        <>
          <Field
            label={t('wallet.receipt.amount')}
            isRequired
            error={isTried && !isPart ? t('wallet.receipt.amountInvalid', { amount: text(arrives) }) : undefined}
          >
            {(control) => (
              <AmountInput
                {...control}
                value={typed}
                onValueChange={setTyped}
                symbol={currencySymbol(currency)}
                currency={currency}
              />
            )}
          </Field>
          <dl className="flex items-baseline justify-between gap-4">
            <dt className="text-body text-text-2">{t('wallet.receipt.remainder')}</dt>
            <dd className="text-num-s text-text-1">{isPart ? text(arrives - received) : '—'}</dd>
          </dl>
        </>
      ) : null}
      {answer === 'none' ? (
        <ProofField
          value={proof}
          onValueChange={setProof}
          error={isTried && proof === undefined ? t('wallet.receipt.proofNeeded') : undefined}
        />
      ) : null}
      {confirming.isError ? (
        <Callout tone="danger" isLive>
          {errorText(confirming.error)}
        </Callout>
      ) : null}
      <Button
        type="submit"
        tone="felt"
        size="l"
        isBlock
        disabled={answer === undefined}
        isLoading={confirming.isPending}
      >
        {t(answer === undefined || answer === 'full' ? 'wallet.receipt.submit' : 'wallet.receipt.submitCase')}
      </Button>
    </form>
  );
}
