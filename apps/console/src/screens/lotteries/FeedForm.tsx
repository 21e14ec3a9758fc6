import { createFeed, type OutputOf } from '@baize/contract';
import { Field } from '@baize/ui/Field';
import { TextInput } from '@baize/ui/TextInput';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { ReasonField } from '../../components/ReasonField.tsx';
import { useReason } from '../../components/useReason.ts';
import { useT } from '../../i18n/useT.ts';
import { FeedLotteries } from './FeedLotteries.tsx';
import type { FedLottery } from './OperatorFeed.ts';

interface FeedFormProps {
  lotteries: readonly FedLottery[];
  onClose: () => void;
  onMade: (made: OutputOf<typeof createFeed>) => void;
}

/** Sets a feed up; it is heard once a second person agrees. */
export function FeedForm({ lotteries, onClose, onMade }: FeedFormProps) {
  const t = useT();
  const queries = useQueryClient();
  const [code, setCode] = useState('');
  const [name, setName] = useState('');
  const reason = useReason();
  const [gameCodes, setGameCodes] = useState<string[]>([]);
  const [isTried, setTried] = useState(false);
  const faults = {
    code: !/^[a-z0-9-]{2,32}$/.test(code.trim()),
    name: name.trim().length < 2,
    reason: reason.isShort,
  };
  const acting = useMutation({
    mutationFn: () => call(createFeed, { code: code.trim(), name: name.trim(), gameCodes, reason: reason.text }),
    onSuccess: onMade,
    onSettled: () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'site' }),
  });
  return (
    <FormDialog
      title={t('lotteries.feed.add')}
      description={t('lotteries.feed.addNote')}
      button={t('lotteries.feed.add')}
      acting={acting}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (!Object.values(faults).includes(true) && !acting.isPending) acting.mutate();
      }}
    >
      <Field
        label={t('lotteries.feed.code')}
        hint={t('lotteries.feed.codeHint')}
        error={isTried && faults.code ? t('error.field_invalid') : undefined}
        isRequired
      >
        {(control) => (
          <TextInput
            {...control}
            data-autofocus
            autoComplete="off"
            maxLength={32}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </Field>
      <Field
        label={t('lotteries.feed.name')}
        error={isTried && faults.name ? t('error.field_invalid') : undefined}
        isRequired
      >
        {(control) => (
          <TextInput {...control} maxLength={60} value={name} onChange={(event) => setName(event.target.value)} />
        )}
      </Field>
      <FeedLotteries lotteries={lotteries} chosen={gameCodes} onChosen={setGameCodes} />
      <ReasonField {...reason.field} isTried={isTried} />
    </FormDialog>
  );
}
