import { CallError } from '@baize/client';
import { createRestrictions, listDraws, type InputOf } from '@baize/contract';
import { MOST_NUMBERS } from '@baize/contract/lotteries/createRestrictions';
import { localText } from '@baize/contract/localText';
import { parseAmount } from '@baize/maths';
import { Field } from '@baize/ui/Field';
import { Segmented } from '@baize/ui/Segmented';
import { Select } from '@baize/ui/Select';
import { TextArea } from '@baize/ui/TextArea';
import { TextInput } from '@baize/ui/TextInput';
import { toast } from '@baize/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, query } from '../../call.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { ReasonField } from '../../components/ReasonField.tsx';
import { useReason } from '../../components/useReason.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import type { OperatorLottery } from './OperatorDraw.ts';
import { usePlays } from './usePlays.ts';

interface RestrictDialogProps {
  lottery: OperatorLottery;
  onClose: () => void;
}

const kinds = ['closed', 'limited'] as const;
const EVERY = 'every';

/** Closes numbers of a play or limits what stands on them, in every draw or in a coming one. */
export function RestrictDialog({ lottery, onClose }: RestrictDialogProps) {
  const t = useT();
  const queries = useQueryClient();
  const language = useLanguage();
  const plays = usePlays(lottery.family);
  const coming = useQuery(query(listDraws, { view: 'open', gameCode: lottery.gameCode, pageNum: 1, pageSize: 20 }));
  const [play, setPlay] = useState<string>();
  const [typed, setTyped] = useState('');
  const [drawNo, setDrawNo] = useState(EVERY);
  const [kind, setKind] = useState<(typeof kinds)[number]>('closed');
  const [amount, setAmount] = useState('');
  const reason = useReason();
  const [isTried, setTried] = useState(false);
  const chosen = plays.data?.find(({ id }) => id === play) ?? plays.data?.[0];
  const numbers = typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const units = parseAmount(amount.trim());
  const isLimit = kind === 'limited';
  const hasCeiling = units !== undefined && units > BigInt(0);
  const hasNumbers = numbers.length > 0 && numbers.length <= MOST_NUMBERS;
  const acting = useMutation({
    mutationFn: (asked: InputOf<typeof createRestrictions>) => call(createRestrictions, asked),
    onSuccess: (_, asked) => {
      toast.success(t('lotteries.numbers.restricted', { count: asked.numbers.length }));
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'site' }),
  });
  const wrong = wrongNumber(acting.error, acting.variables?.numbers);
  return (
    <FormDialog
      title={t('lotteries.numbers.restrict')}
      description={t('lotteries.numbers.note', { name: localText(lottery.name, language) })}
      button={t('lotteries.numbers.restrict')}
      acting={acting}
      isReady={chosen !== undefined}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (chosen === undefined || !hasNumbers || (isLimit && !hasCeiling) || reason.isShort) return;
        if (acting.isPending) return;
        acting.mutate({
          ...{ lotteryId: lottery.id, play: chosen.id, numbers, drawNo: drawNo === EVERY ? null : drawNo },
          ...{ ceiling: isLimit && units !== undefined ? units : null, reason: reason.text },
        });
      }}
    >
      <Field label={t('lotteries.numbers.play')} error={plays.isError ? t('error.unknown_error') : undefined}>
        {(control) => (
          <Select
            {...control}
            value={chosen?.id ?? ''}
            onValueChange={setPlay}
            options={(plays.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </Field>
      <Field
        label={t('lotteries.numbers.numbers')}
        hint={t('lotteries.numbers.numbersHint', { example: chosen?.example ?? '' })}
        error={
          wrong === undefined
            ? isTried && !hasNumbers
              ? t('lotteries.numbers.numbersMissing', { most: MOST_NUMBERS })
              : undefined
            : t('lotteries.numbers.wrong', { number: wrong })
        }
        isRequired
      >
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            maxLength={11_000}
            className="font-mono"
            value={typed}
            onChange={({ target }) => {
              if (acting.isError) acting.reset();
              setTyped(target.value);
            }}
          />
        )}
      </Field>
      <Field label={t('lotteries.draw')}>
        {(control) => (
          <Select
            {...control}
            value={drawNo}
            onValueChange={setDrawNo}
            options={[
              { value: EVERY, label: t('lotteries.numbers.everyDraw') },
              ...(coming.data?.page.content ?? []).map(({ no }) => ({ value: no, label: `#${no}` })),
            ]}
          />
        )}
      </Field>
      <Segmented
        label={t('wallets.state')}
        value={kind}
        onValueChange={setKind}
        options={kinds.map((value) => ({ value, label: t(`lotteries.numbers.${value}`) }))}
      />
      {isLimit ? (
        <Field
          label={t('lotteries.numbers.ceilingIn', { currency: lottery.currency })}
          hint={t('lotteries.numbers.ceilingHint')}
          error={isTried && !hasCeiling ? t('error.field_invalid') : undefined}
          isRequired
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="decimal"
              maxLength={20}
              value={amount}
              onChange={({ target }) => setAmount(target.value)}
            />
          )}
        </Field>
      ) : null}
      <ReasonField {...reason.field} isTried={isTried} />
    </FormDialog>
  );
}

/** The number that the server could not take, as it was typed. */
function wrongNumber(error: unknown, asked: readonly string[] | undefined): string | undefined {
  if (!(error instanceof CallError) || error.code !== 'selection_invalid') return undefined;
  return asked?.[(error.value as { item?: number } | null)?.item ?? 0];
}
