import { updateLimit } from '@baize/contract/limits/updateLimit';
import type { InputOf } from '@baize/contract';
import { formatAmount, parseAmount } from '@baize/maths';
import { AmountInput } from '@baize/ui/AmountInput';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Dialog } from '@baize/ui/Dialog';
import { Field } from '@baize/ui/Field';
import { toast } from '@baize/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { useT } from '../../i18n/useT.ts';
import { currencySymbol } from '../../useBrand.ts';
import { useErrorText } from '../useErrorText.ts';
import type { Limits } from './Limits.ts';
import { useLimitsAnswer } from './useLimitsAnswer.ts';

interface LimitDialogProps {
  row: Limits['limits'][number];
  currency: string;
  hours: number;
  onClose: () => void;
}

const NOTHING = BigInt(0);

/** One limit in money, typed freely; it says before it is saved whether it counts at once. */
export function LimitDialog({ row, currency, hours, onClose }: LimitDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const answer = useLimitsAnswer();
  const { measure, period, allowed } = row;
  const [typed, setTyped] = useState(allowed === null ? '' : formatAmount(allowed));
  const [isTried, setTried] = useState(false);
  const saving = useMutation({
    mutationFn: (wanted: bigint | null) =>
      call(updateLimit, { measure, period, allowed: wanted } as InputOf<typeof updateLimit>),
    onSuccess: (limits) => {
      answer(limits);
      toast.success(t('safer.saved'));
      onClose();
    },
  });
  const units = parseAmount(typed);
  const wanted = units !== undefined && units > NOTHING ? units : undefined;
  const isLaxer = wanted !== undefined && allowed !== null && wanted > allowed;
  const name = t(`safer.period.${period}`);

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="s"
      isSheetOnMobile={false}
      title={t(`safer.${measure}.of`, { name })}
      labels={{ close: t('safer.close') }}
      footer={
        <>
          {allowed === null ? null : (
            <Button tone="ghost" className="mr-auto" disabled={saving.isPending} onClick={() => saving.mutate(null)}>
              {t('safer.remove')}
            </Button>
          )}
          <Button type="submit" form="safer-limit" tone="felt" isLoading={saving.isPending}>
            {t('safer.save')}
          </Button>
        </>
      }
    >
      <form
        id="safer-limit"
        method="post"
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (wanted !== undefined && !saving.isPending) saving.mutate(wanted);
        }}
      >
        <p className="text-body text-text-2">{t(`safer.${measure}.text`)}</p>
        <Field
          label={t('safer.amount')}
          isRequired
          error={isTried && wanted === undefined ? t('error.amount_invalid') : undefined}
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
        <p className="text-cap text-text-3" aria-live="polite">
          {isLaxer ? t('safer.laxer', { hours }) : t('safer.atOnce')}
          {allowed === null ? null : ` ${t('safer.removeHint', { hours })}`}
        </p>
        {saving.isError ? (
          <Callout tone="danger" isLive>
            {errorText(saving.error)}
          </Callout>
        ) : null}
      </form>
    </Dialog>
  );
}
