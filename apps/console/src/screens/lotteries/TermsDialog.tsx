import { updateLottery } from '@baize/contract';
import { Field } from '@baize/ui/Field';
import { Switch } from '@baize/ui/Switch';
import { TextInput } from '@baize/ui/TextInput';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { ReasonField } from '../../components/ReasonField.tsx';
import { useReason } from '../../components/useReason.ts';
import { localText } from '@baize/contract/localText';
import { useT } from '../../i18n/useT.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import type { OperatorLottery } from './OperatorDraw.ts';
import { readTerms, termFields, typedTerms } from './readTerms.ts';

interface TermsDialogProps {
  lottery: OperatorLottery;
  onClose: () => void;
}

/** The terms of a lottery, for bets and draws from now on. */
export function TermsDialog({ lottery, onClose }: TermsDialogProps) {
  const t = useT();
  const queries = useQueryClient();
  const language = useLanguage();
  const [typed, setTyped] = useState(() => typedTerms(lottery.terms));
  const reason = useReason();
  const [isTried, setTried] = useState(false);
  const read = readTerms(typed);
  const name = localText(lottery.name, language);
  const acting = useMutation({
    mutationFn: (terms: OperatorLottery['terms']) =>
      call(updateLottery, { lotteryId: lottery.id, version: lottery.version, terms, reason: reason.text }),
    onSuccess: () => {
      toast.success(t('lotteries.saved', { name }));
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'site' }),
  });
  return (
    <FormDialog
      title={name}
      description={t('lotteries.termsNote')}
      button={t('lotteries.save')}
      acting={acting}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if ('terms' in read && !reason.isShort && !acting.isPending) acting.mutate(read.terms);
      }}
    >
      <Switch checked={typed.isOpen} onChange={(event) => setTyped({ ...typed, isOpen: event.target.checked })}>
        {t('lotteries.isOpen')}
      </Switch>
      <div className="grid gap-4 sm:grid-cols-2">
        {termFields.map((field) => (
          <Field
            key={field}
            label={t(`lotteries.field.${field}`, { currency: lottery.currency })}
            error={isTried && 'fault' in read && read.fault === field ? t('error.field_invalid') : undefined}
          >
            {(control) => (
              <TextInput
                {...control}
                inputMode={field === 'holidays' ? 'text' : 'decimal'}
                maxLength={field === 'holidays' ? 1_200 : 20}
                value={typed[field]}
                onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <ReasonField {...reason.field} isTried={isTried} />
    </FormDialog>
  );
}
