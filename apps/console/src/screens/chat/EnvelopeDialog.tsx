import { inEveryLanguage, languageCodes } from '@baize/contract/languages';
import { localText } from '@baize/contract/localText';
import { createEnvelope, listEnvelopes } from '@baize/contract';
import { parseAmount } from '@baize/maths';
import { isCuttable } from '@baize/maths/fairness/cutPot';
import { AmountInput } from '@baize/ui/AmountInput';
import { Field } from '@baize/ui/Field';
import { Select } from '@baize/ui/Select';
import { TextInput } from '@baize/ui/TextInput';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { useSite } from '../../useSite.ts';
import type { ModeratedRoom } from './Moderation.ts';

const NOTHING = BigInt(0);

/** What is put into a room: how much, in how many shares, for how long. */
export function EnvelopeDialog({ rooms, onClose }: { rooms: readonly ModeratedRoom[]; onClose: () => void }) {
  const t = useT();
  const language = useLanguage();
  const { currency } = useSite();
  const queryClient = useQueryClient();
  const [roomId, setRoom] = useState(rooms[0]?.id ?? '');
  const [greeting, setGreeting] = useState(inEveryLanguage(() => ''));
  const [amount, setAmount] = useState('');
  const [shares, setShares] = useState('20');
  const [minutes, setMinutes] = useState('10');
  const [perNetwork, setPerNetwork] = useState('5');
  /* One id for one envelope: sent again after a broken line it stays the same one. */
  const [requestId] = useState(() => crypto.randomUUID());
  const pot = parseAmount(amount.replace(/\.$/, '')) ?? NOTHING;
  const isWhole = (text: string, most: number): boolean => /^[1-9]\d{0,3}$/.test(text) && Number(text) <= most;
  const isCut = isWhole(shares, 500) && isCuttable(pot, Number(shares));
  const isReady = roomId !== '' && isCut && isWhole(minutes, 1_440) && isWhole(perNetwork, 1_000);
  const filling = useMutation({
    mutationFn: () =>
      call(createEnvelope, {
        requestId,
        envelope: {
          ...{ roomId, greeting, amount: pot, shares: Number(shares) },
          ...{ minutes: Number(minutes), perNetwork: Number(perNetwork) },
        },
      }),
    onSuccess: () => {
      toast.success(t('chat.envelopeFilled'));
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [listEnvelopes.id] }),
  });
  const numbers = [
    { name: 'shares', value: shares, set: setShares },
    { name: 'minutes', value: minutes, set: setMinutes },
    { name: 'perNetwork', value: perNetwork, set: setPerNetwork },
  ] as const;
  return (
    <FormDialog
      title={t('chat.newEnvelope')}
      description={t('chat.envelopeHint')}
      button={t('chat.fill')}
      acting={filling}
      isReady={isReady}
      onClose={onClose}
      onSubmit={() => isReady && filling.mutate()}
    >
      <Field label={t('chat.room')}>
        {(control) => (
          <Select
            {...control}
            value={roomId}
            options={rooms.map(({ id, name }) => ({ value: id, label: localText(name, language) }))}
            onValueChange={setRoom}
          />
        )}
      </Field>
      <Field label={t('chat.pot')} isRequired>
        {(control) => <AmountInput {...control} currency={currency} value={amount} onValueChange={setAmount} />}
      </Field>
      {numbers.map(({ name, value, set }) => (
        <Field key={name} label={t(`chat.envelope.${name}`)} hint={t(`chat.envelope.${name}Hint`)} isRequired>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              maxLength={4}
              value={value}
              onChange={({ currentTarget }) => set(currentTarget.value)}
            />
          )}
        </Field>
      ))}
      {languageCodes.map((name) => (
        <Field key={name} label={t('chat.greetingIn', { language: name })}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={60}
              value={greeting[name]}
              onChange={({ currentTarget }) => setGreeting({ ...greeting, [name]: currentTarget.value })}
            />
          )}
        </Field>
      ))}
    </FormDialog>
  );
}
