import { closeSecondStep } from '@baize/contract/identity/closeSecondStep';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { toast } from '@baize/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { SecretField } from '../../components/withdraw/SecretField.tsx';
import { useT } from '../../i18n/useT.ts';
import { AppCodeField } from './AppCodeField.tsx';

/** Turns two-step login off, by the password and a code of the app or a recovery code. */
export function CloseTwoStep({ onDone }: { onDone: () => void }) {
  const t = useT();
  const errorText = useErrorText();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const closing = useMutation({
    mutationFn: () => call(closeSecondStep, { password, code }),
    onSuccess: () => {
      toast.success(t('member.twoStep.isOff'));
      onDone();
    },
  });
  const required = (text: string): string | undefined =>
    isTried && text.trim() === '' ? t('error.field_required') : undefined;

  return (
    <form
      method="post"
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (password !== '' && code.trim() !== '' && !closing.isPending) closing.mutate();
      }}
    >
      {closing.error === null ? null : (
        <Callout tone="danger" isLive>
          {errorText(closing.error)}
        </Callout>
      )}
      <SecretField
        label={t('wallet.secret.login')}
        autoComplete="current-password"
        value={password}
        onValueChange={setPassword}
        error={required(password)}
      />
      <AppCodeField label={t('member.twoStep.anyCode')} value={code} onValueChange={setCode} error={required(code)} />
      <Button type="submit" tone="felt" size="l" isBlock isLoading={closing.isPending}>
        {t('member.twoStep.turnOff')}
      </Button>
    </form>
  );
}
