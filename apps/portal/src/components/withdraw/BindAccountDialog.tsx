import { bindAccount } from '@baize/contract/cashier/bindAccount';
import { getWithdrawRules } from '@baize/contract/cashier/getWithdrawRules';
import { listAccounts } from '@baize/contract/cashier/listAccounts';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Dialog } from '@baize/ui/Dialog';
import { Field } from '@baize/ui/Field';
import { Segmented } from '@baize/ui/Segmented';
import { TextInput } from '@baize/ui/TextInput';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { useT } from '../../i18n/useT.ts';
import { useErrorText } from '../useErrorText.ts';
import { SecretField } from './SecretField.tsx';
import { useOnce } from '@baize/ui/useOnce';

interface BindAccountDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Whom the profile says withdrawals are paid to; empty before the first account. */
  payeeName: string;
}

/** An account to be paid to, typed once and kept for good. */
export function BindAccountDialog({ isOpen, onOpenChange, payeeName }: BindAccountDialogProps) {
  const t = useT();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="s"
      title={t('wallet.bind.title')}
      labels={{ close: t('wallet.close') }}
    >
      <BindForm payeeName={payeeName} onBound={() => onOpenChange(false)} />
    </Dialog>
  );
}

type Kind = 'bank' | 'wallet';
type Typed = Record<'bank' | 'branch' | 'holderName' | 'number', string>;

const alike = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

function BindForm({ payeeName, onBound }: { payeeName: string; onBound: () => void }) {
  const t = useT();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const once = useOnce();
  const [kind, setKind] = useState<Kind>('bank');
  const [typed, setTyped] = useState<Typed>({ bank: '', branch: '', holderName: payeeName, number: '' });
  const [secret, setSecret] = useState('');
  const [isTried, setTried] = useState(false);
  const binding = useMutation({
    mutationFn: async () => {
      const branch = typed.branch.trim();
      const account = {
        kind,
        bank: typed.bank.trim(),
        holderName: typed.holderName.trim(),
        number: typed.number.trim(),
        ...(kind === 'bank' && branch !== '' ? { branch } : {}),
      };
      return once(Object.values(account), (requestId) =>
        call(bindAccount, { requestId, ...account, paymentPassword: secret }),
      );
    },
    onSuccess: async () => {
      toast.success(t('wallet.bind.bound'));
      await Promise.all(
        [listAccounts.id, getWithdrawRules.id].map((id) => queries.invalidateQueries({ queryKey: [id] })),
      );
      onBound();
    },
  });

  const faultOf = (name: keyof Typed): string | undefined => {
    if (!isTried || name === 'branch') return undefined;
    if (typed[name].trim() === '') return t('error.field_required');
    const isOther = name === 'holderName' && payeeName !== '' && alike(typed.holderName) !== alike(payeeName);
    return isOther ? t('error.payee_name_differs') : undefined;
  };
  const text = (
    name: keyof Typed,
    label: string,
    { hint, ...input }: { hint?: string; maxLength: number; inputMode?: 'numeric' | 'text' },
  ) => (
    <Field
      label={label}
      hint={hint}
      error={faultOf(name)}
      {...(name === 'branch' ? { optionalLabel: t('account.optional') } : { isRequired: true })}
    >
      {(control) => (
        <TextInput
          {...control}
          {...input}
          autoComplete="off"
          value={typed[name]}
          onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, [name]: value }))}
        />
      )}
    </Field>
  );

  function send(): void {
    setTried(true);
    const isWhole = [typed.bank, typed.holderName, typed.number, secret].every((one) => one.trim() !== '');
    const isOwn = payeeName === '' || alike(typed.holderName) === alike(payeeName);
    if (isWhole && isOwn && !binding.isPending) binding.mutate();
  }

  return (
    <form
      method="post"
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Segmented
        isBlock
        label={t('wallet.bind.kind')}
        value={kind}
        onValueChange={setKind}
        options={[
          { value: 'bank', label: t('wallet.bind.bankKind') },
          { value: 'wallet', label: t('wallet.bind.walletKind') },
        ]}
      />
      {text('bank', t(kind === 'bank' ? 'wallet.bind.bank' : 'wallet.bind.wallet'), { maxLength: 64 })}
      {kind === 'bank' ? text('branch', t('wallet.bind.branch'), { maxLength: 64 }) : null}
      {text('holderName', t('wallet.bind.holder'), {
        maxLength: 64,
        hint: payeeName === '' ? t('wallet.bind.holderFirst') : t('wallet.bind.holderHint', { name: payeeName }),
      })}
      {text('number', t(kind === 'bank' ? 'wallet.bind.number' : 'wallet.bind.address'), {
        maxLength: 128,
        inputMode: kind === 'bank' ? 'numeric' : 'text',
      })}
      <SecretField
        label={t('account.field.paymentPassword')}
        autoComplete="off"
        value={secret}
        onValueChange={setSecret}
        error={isTried && secret === '' ? t('error.field_required') : undefined}
      />
      {binding.isError ? (
        <Callout tone="danger" isLive>
          {errorText(binding.error)}
        </Callout>
      ) : null}
      <p className="text-cap text-text-3">{t('wallet.bind.forGood')}</p>
      <Button type="submit" tone="felt" size="l" isBlock isLoading={binding.isPending}>
        {t('wallet.bind.submit')}
      </Button>
    </form>
  );
}
