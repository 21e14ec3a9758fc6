import { createTransfer, TRANSFER_NOTE_MAX } from '@baize/contract/agents/createTransfer';
import { getUpline } from '@baize/contract/agents/getUpline';
import { listLineTransfers } from '@baize/contract/agents/listLineTransfers';
import { getBalance } from '@baize/contract/wallet/getBalance';
import { formatAmount, parseAmount } from '@baize/maths';
import { AmountInput } from '@baize/ui/AmountInput';
import { Button } from '@baize/ui/Button';
import { EmptyState } from '@baize/ui/EmptyState';
import { ErrorState } from '@baize/ui/ErrorState';
import { Field } from '@baize/ui/Field';
import { Skeleton } from '@baize/ui/Skeleton';
import { TextInput } from '@baize/ui/TextInput';
import { toast } from '@baize/ui/toast';
import { buttonClass } from '@baize/ui/buttonClass';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call, query } from '../../call.ts';
import { useT } from '../../i18n/useT.ts';
import { Link } from '../../router/Link.tsx';
import { currencySymbol } from '../../useBrand.ts';
import { moneyText } from '../moneyText.ts';
import { MoneyFault } from '../MoneyFault.tsx';
import { useErrorText } from '../useErrorText.ts';
import { SecretField } from '../withdraw/SecretField.tsx';
import { useOnce } from '@baize/ui/useOnce';
import { SumLine } from '../SumLine.tsx';
import { maskedAccount } from './maskedAccount.ts';

interface TransferFormProps {
  /** To whom, if it is a downline; without one it goes to the upline. */
  downline?: { memberId: string; account: string } | undefined;
  onSent?: () => void;
}

const NOTHING = BigInt(0);

/** Money along the line: to whom, how much, and the payment password. */
export function TransferForm({ downline, onSent }: TransferFormProps) {
  const t = useT();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const once = useOnce();
  const own = useQuery({ ...query(getUpline, {}), staleTime: 0 });
  /* A downline is chosen from the team's list by its whole name; an upline is only recognised. */
  const nameOf = (account: string): string => (downline === undefined ? maskedAccount(account) : account);
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [secret, setSecret] = useState('');
  const [isTried, setTried] = useState(false);
  /** What is about to be sent, while it is repeated once more. */
  const [asked, setAsked] = useState<bigint>();
  const heading = useRef<HTMLHeadingElement>(null);
  /* The question takes the place of the form, and with it the focus. */
  useEffect(() => heading.current?.focus(), [asked]);
  const sending = useMutation({
    mutationFn: (amount: bigint) =>
      once([downline?.memberId ?? '', formatAmount(amount), note.trim()], (requestId) =>
        call(createTransfer, {
          requestId,
          ...(downline === undefined
            ? { direction: 'upline' as const }
            : { direction: 'downline' as const, memberId: downline.memberId }),
          amount,
          ...(note.trim() === '' ? {} : { note: note.trim() }),
          paymentPassword: secret,
        }),
      ),
    onSuccess: ({ amount, currency, account }) => {
      toast.success(t('team.transfer.sent', { amount: moneyText(amount, currency), account: nameOf(account) }));
      setTyped('');
      setNote('');
      setTried(false);
      void queries.invalidateQueries({ queryKey: [getBalance.id] });
      onSent?.();
    },
    onSettled: () => {
      setSecret('');
      setAsked(undefined);
      for (const { id } of [getUpline, listLineTransfers]) void queries.invalidateQueries({ queryKey: [id] });
    },
  });

  if (own.isPending) return <Skeleton className="h-64 w-full rounded-panel" />;
  if (own.isLoadingError) {
    return (
      <ErrorState
        title={t('team.failed')}
        hint={errorText(own.error)}
        retryLabel={t('team.retry')}
        onRetry={() => void own.refetch()}
      />
    );
  }
  const { upline, currency, balance, leftToday, hasPaymentPassword } = own.data;
  const receiver = downline ?? upline;
  if (receiver === null) return <EmptyState title={t('team.transfer.none')} hint={t('team.transfer.noneHint')} />;
  if (!hasPaymentPassword) {
    return (
      <EmptyState
        title={t('team.transfer.noPassword')}
        action={
          <Link to="/member" search={{ page: 'securityCenter' }} className={buttonClass({ tone: 'felt' })}>
            {t('team.transfer.setPassword')}
          </Link>
        }
      />
    );
  }
  const units = parseAmount(typed);
  const most = balance < leftToday ? balance : leftToday;
  const amount = units !== undefined && units > NOTHING && units <= most ? units : undefined;

  const name = nameOf(receiver.account);

  function ask(): void {
    setTried(true);
    if (amount !== undefined && secret !== '') setAsked(amount);
  }

  if (asked !== undefined) {
    return (
      <section aria-labelledby="transfer-question" className="flex flex-col gap-5">
        <h2 ref={heading} id="transfer-question" tabIndex={-1} className="text-h4 text-text-1 outline-none">
          {t('team.transfer.question')}
        </h2>
        <dl className="flex flex-col gap-2 rounded-panel bg-bg-2 p-4 shadow-cushion">
          <SumLine label={t('team.transfer.to')} value={name} />
          <SumLine label={t('team.transfer.amount')} value={moneyText(asked, currency)} />
          {note.trim() === '' ? null : <SumLine label={t('team.transfer.note')} value={note.trim()} />}
        </dl>
        <p className="text-center text-cap text-text-3">{t('team.transfer.final')}</p>
        <Button tone="brass" size="l" isBlock isLoading={sending.isPending} onClick={() => sending.mutate(asked)}>
          {t('team.transfer.send')}
        </Button>
        <Button tone="outline" size="l" isBlock disabled={sending.isPending} onClick={() => setAsked(undefined)}>
          {t('team.transfer.back')}
        </Button>
      </section>
    );
  }

  return (
    <form
      method="post"
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <dl className="flex flex-col gap-2 rounded-panel bg-bg-2 p-4 shadow-cushion">
        <SumLine label={t('team.transfer.to')} value={name} />
        <SumLine label={t('team.balanceOf')} value={moneyText(balance, currency)} />
      </dl>
      <Field
        label={t('team.transfer.amount')}
        isRequired
        error={isTried && amount === undefined ? t('team.transfer.fault') : undefined}
      >
        {(control) => (
          <AmountInput
            {...control}
            value={typed}
            onValueChange={setTyped}
            symbol={currencySymbol(currency)}
            currency={currency}
            range={t('team.transfer.left', { left: moneyText(leftToday, currency) })}
          />
        )}
      </Field>
      <Field label={t('team.transfer.note')} optionalLabel={t('team.optional')}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={TRANSFER_NOTE_MAX}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        )}
      </Field>
      <SecretField
        label={t('team.transfer.password')}
        autoComplete="off"
        value={secret}
        onValueChange={setSecret}
        error={isTried && secret === '' ? t('error.field_required') : undefined}
      />
      {sending.isError ? <MoneyFault error={sending.error} /> : null}
      <div className="flex flex-col gap-2">
        <Button type="submit" tone="brass" size="l" isBlock>
          {t('team.transfer.next')}
        </Button>
        <p className="text-center text-cap text-text-3">{t('team.transfer.final')}</p>
      </div>
    </form>
  );
}
