import { CallError } from '@baize/client/CallError';
import { fieldFault } from '@baize/contract/identity/patterns';
import { getWithdrawRules } from '@baize/contract/cashier/getWithdrawRules';
import { setPaymentPassword } from '@baize/contract/identity/setPaymentPassword';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Dialog } from '@baize/ui/Dialog';
import { Stepper } from '@baize/ui/Stepper';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../call.ts';
import type { WordKey } from '../../i18n/WordKey.ts';
import { useT } from '../../i18n/useT.ts';
import { useStart } from '../../useBrand.ts';
import { useErrorText } from '../useErrorText.ts';
import { SecretField } from './SecretField.tsx';

interface PaymentPasswordDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** There is one already: it is changed, and the old one is asked for. */
  isChange: boolean;
  /** What the button at the end says and does. */
  next: { label: string; go: () => void };
}

/** Verify, type the new one twice, done. */
export function PaymentPasswordDialog({ isOpen, onOpenChange, isChange, next }: PaymentPasswordDialogProps) {
  const t = useT();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="s"
      title={t(isChange ? 'wallet.secret.changeTitle' : 'wallet.secret.setTitle')}
      labels={{ close: t('wallet.close') }}
    >
      <Steps isChange={isChange} next={next} />
    </Dialog>
  );
}

const PASSWORD_DIGITS = 7;

/** What the server cannot accept about the password that was asked for first. */
const faultsOfProof: readonly unknown[] = ['old_password_incorrect', 'payment_password_incorrect'];

function Steps({ isChange, next }: Pick<PaymentPasswordDialogProps, 'isChange' | 'next'>) {
  const t = useT();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { status } = useStart();
  const [step, setStep] = useState(0);
  const [current, setCurrent] = useState('');
  const [secret, setSecret] = useState('');
  const [again, setAgain] = useState('');
  const [isTried, setTried] = useState(false);
  const rule = { ...status.register.paymentPassword, enabled: true, required: true };
  const form = useRef<HTMLFormElement>(null);
  const saving = useMutation({
    mutationFn: () =>
      call(setPaymentPassword, {
        currentPassword: current,
        newPaymentPassword: secret,
        confirmPaymentPassword: again,
      }),
    onSuccess: () => {
      setStep(2);
      setCurrent('');
      setSecret('');
      setAgain('');
      return queries.invalidateQueries({ queryKey: [getWithdrawRules.id] });
    },
    onError: (error) => {
      if (error instanceof CallError && faultsOfProof.includes(error.code)) setStep(0);
    },
  });
  /* The field that was typed in is gone with its step. */
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, button[data-end]')?.focus();
  }, [step]);

  const range = rule.minLength === rule.maxLength ? String(rule.minLength) : `${rule.minLength} - ${rule.maxLength}`;
  const fault = fieldFault('paymentPassword', rule, secret, () => true);
  const isDifferent = again !== secret;
  const isNumeric = rule.patternId === PASSWORD_DIGITS;

  function go(): void {
    if (step === 2) {
      next.go();
      return;
    }
    setTried(true);
    if (step === 0 ? current === '' : fault !== undefined || isDifferent) return;
    if (step === 0) {
      setTried(false);
      setStep(1);
    } else if (!saving.isPending) saving.mutate();
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <Stepper
        label={t('wallet.secret.steps')}
        steps={[t('wallet.secret.verify'), t('wallet.secret.new'), t('wallet.secret.done')]}
        current={step}
      />
      {saving.isError ? (
        <Callout tone="danger" isLive>
          {errorText(saving.error)}
        </Callout>
      ) : null}
      {step === 0 ? (
        <SecretField
          label={t(isChange ? 'wallet.secret.old' : 'wallet.secret.login')}
          hint={t(isChange ? 'wallet.secret.coolDown' : 'wallet.secret.loginHint')}
          autoComplete={isChange ? 'off' : 'current-password'}
          isNumeric={isChange && isNumeric}
          value={current}
          onValueChange={setCurrent}
          error={isTried && current === '' ? t('error.field_required') : undefined}
        />
      ) : null}
      {step === 1 ? (
        <>
          <SecretField
            label={t('wallet.secret.newOne')}
            hint={t(`account.pattern.${rule.patternId}` as WordKey, { range })}
            autoComplete="off"
            isNumeric={isNumeric}
            value={secret}
            onValueChange={setSecret}
            error={isTried && fault !== undefined ? errorText(fault.code) : undefined}
          />
          <SecretField
            label={t('wallet.secret.again')}
            autoComplete="off"
            isNumeric={isNumeric}
            value={again}
            onValueChange={setAgain}
            error={isTried && isDifferent ? t('error.confirmation_input') : undefined}
          />
        </>
      ) : null}
      {step === 2 ? (
        <Callout tone="success" isLive title={t('wallet.secret.isSet')}>
          {t(isChange ? 'wallet.secret.coolDown' : 'wallet.secret.keep')}
        </Callout>
      ) : null}
      <div className="flex gap-2">
        {step === 1 ? (
          <Button size="l" disabled={saving.isPending} onClick={() => setStep(0)}>
            {t('wallet.back')}
          </Button>
        ) : null}
        <Button
          type="submit"
          tone="felt"
          size="l"
          className="flex-1"
          isLoading={saving.isPending}
          {...(step === 2 ? { 'data-end': true } : {})}
        >
          {step === 0 ? t('wallet.continue') : step === 1 ? t('wallet.secret.save') : next.label}
        </Button>
      </div>
    </form>
  );
}
