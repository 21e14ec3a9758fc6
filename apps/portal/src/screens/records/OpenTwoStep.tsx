import { createSecondStep } from '@baize/contract/identity/createSecondStep';
import { verifySecondStep } from '@baize/contract/identity/verifySecondStep';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Copyable } from '@baize/ui/Copyable';
import { QrCode } from '@baize/ui/QrCode';
import { Stepper } from '@baize/ui/Stepper';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { call } from '../../call.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { SecretField } from '../../components/withdraw/SecretField.tsx';
import { useT } from '../../i18n/useT.ts';
import { AppCodeField } from './AppCodeField.tsx';

/** Turns two-step login on: the password, the app with its first code, and the recovery codes to keep. */
export function OpenTwoStep({ onDone }: { onDone: () => void }) {
  const t = useT();
  const errorText = useErrorText();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const making = useMutation({
    mutationFn: () => call(createSecondStep, { password }),
    onSuccess: () => {
      setPassword('');
      setTried(false);
    },
  });
  const proving = useMutation({ mutationFn: () => call(verifySecondStep, { code }), onError: () => setCode('') });
  const step = proving.data !== undefined ? 2 : making.data !== undefined ? 1 : 0;
  const failure = step === 0 ? making.error : proving.error;
  const typed = step === 0 ? password : code;
  const fault = isTried && typed.trim() === '' ? t('error.field_required') : undefined;
  const labels = { copy: t('records.copyValue', { what: t('member.twoStep.title') }), copied: t('records.copied') };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (step === 2) {
      onDone();
      return;
    }
    setTried(true);
    if (typed.trim() === '') return;
    if (step === 0) making.mutate();
    else proving.mutate();
  };

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Stepper
        label={t('wallet.secret.steps')}
        steps={[t('wallet.secret.verify'), t('member.twoStep.app'), t('wallet.secret.done')]}
        current={step}
      />
      {failure === null ? null : (
        <Callout tone="danger" isLive>
          {errorText(failure)}
        </Callout>
      )}
      {step === 0 ? (
        <SecretField
          label={t('wallet.secret.login')}
          autoComplete="current-password"
          value={password}
          onValueChange={setPassword}
          error={fault}
        />
      ) : null}
      {step === 1 && making.data !== undefined ? (
        <>
          <p className="text-body text-text-2">{t('member.twoStep.scan')}</p>
          <div className="flex flex-col items-center gap-3">
            <QrCode value={making.data.uri} label={t('member.twoStep.qr')} />
            <Copyable value={making.data.secret} isMono labels={labels} />
          </div>
          <AppCodeField label={t('member.twoStep.code')} value={code} onValueChange={setCode} error={fault} />
        </>
      ) : null}
      {proving.data === undefined ? null : (
        <>
          <Callout tone="success" isLive title={t('member.twoStep.isOn')}>
            {t('member.twoStep.keep')}
          </Callout>
          <ul className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-control bg-bg-2 p-4 font-mono text-body text-text-1">
            {proving.data.recoveryCodes.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
          <Copyable
            value={proving.data.recoveryCodes.join('\n')}
            display={t('member.twoStep.copyAll')}
            labels={labels}
          />
        </>
      )}
      <Button type="submit" tone="felt" size="l" isBlock isLoading={making.isPending || proving.isPending}>
        {step === 2 ? t('wallet.done') : t('wallet.continue')}
      </Button>
    </form>
  );
}
