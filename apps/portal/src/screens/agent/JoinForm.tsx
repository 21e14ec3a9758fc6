import { candidateChannels, createCandidate } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Checkbox } from '@baize/ui/Checkbox';
import { Field } from '@baize/ui/Field';
import { Select } from '@baize/ui/Select';
import { TextArea } from '@baize/ui/TextArea';
import { TextInput } from '@baize/ui/TextInput';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { words } from '../../i18n/words.ts';
import { useBrand } from '../../useBrand.ts';
import { solveBotCheck } from '../../components/solveBotCheck.ts';

type Channel = (typeof candidateChannels)[number];

const SHORTEST_ABOUT = 20;
const LONGEST_ABOUT = 1_000;

/** Asks to become an agent; somebody of the house writes back. What was typed stays until it has arrived. */
export function JoinForm() {
  const t = useT();
  const errorText = useErrorText();
  const { minimumAge } = useBrand();
  const [name, setName] = useState('');
  const [channel, setChannel] = useState<Channel>('phone');
  const [contact, setContact] = useState('');
  const [about, setAbout] = useState('');
  const [isAdult, setAdult] = useState(false);
  const [isTried, setTried] = useState(false);
  const sending = useMutation({
    mutationFn: async () =>
      call(createCandidate, {
        ...{ name: name.trim(), channel, contact: contact.trim(), about: about.trim(), isAdult: true },
        ...{ language: words().language(), botCheck: await solveBotCheck('apply') },
      }),
  });
  const count = [...about.trim()].length;
  const faults = {
    name: name.trim().length < 2 ? t('agent.apply.nameNeeded') : undefined,
    contact: contact.trim().length < 3 ? t('agent.apply.contactNeeded') : undefined,
    about: count < SHORTEST_ABOUT ? t('agent.apply.aboutNeeded', { min: SHORTEST_ABOUT }) : undefined,
    adult: isAdult ? undefined : t('agent.apply.adultNeeded'),
  };
  const faultOf = (field: keyof typeof faults) => (isTried ? faults[field] : undefined);

  if (sending.isSuccess) {
    return (
      <Callout tone="success" isLive title={t('agent.apply.sent')}>
        {t('agent.apply.sentText')}
      </Callout>
    );
  }
  return (
    <form
      noValidate
      className="grid gap-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!sending.isPending && Object.values(faults).every((fault) => fault === undefined)) sending.mutate();
      }}
    >
      {sending.isError ? (
        <Callout tone="danger" isLive className="sm:col-span-2">
          {errorText(sending.error)}
        </Callout>
      ) : null}
      <Field label={t('agent.apply.name')} isRequired error={faultOf('name')} className="sm:col-span-2">
        {(control) => (
          <TextInput
            {...control}
            autoComplete="name"
            maxLength={64}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        )}
      </Field>
      <Field label={t('agent.apply.channel')} isRequired>
        {(control) => (
          <Select
            {...control}
            value={channel}
            onValueChange={(value) => setChannel(candidateChannels.find((one) => one === value) ?? 'phone')}
            options={candidateChannels.map((value) => ({ value, label: t(`agent.apply.by.${value}`) }))}
          />
        )}
      </Field>
      <Field label={t('agent.apply.contact')} isRequired error={faultOf('contact')}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={100}
            value={contact}
            onChange={(event) => setContact(event.currentTarget.value)}
          />
        )}
      </Field>
      <Field
        label={t('agent.apply.about')}
        isRequired
        hint={t('agent.apply.aboutHint', { min: SHORTEST_ABOUT, max: LONGEST_ABOUT })}
        error={faultOf('about')}
        className="sm:col-span-2"
      >
        {(control) => (
          <TextArea
            {...control}
            rows={5}
            maxLength={LONGEST_ABOUT}
            value={about}
            onChange={(event) => setAbout(event.currentTarget.value)}
          />
        )}
      </Field>
      <div className="sm:col-span-2">
        <Checkbox
          checked={isAdult}
          aria-invalid={faultOf('adult') !== undefined}
          aria-describedby={faultOf('adult') === undefined ? undefined : 'apply-adult'}
          onChange={(event) => setAdult(event.currentTarget.checked)}
        >
          {t('agent.apply.adult', { age: minimumAge })}
        </Checkbox>
        {faultOf('adult') === undefined ? null : (
          <p id="apply-adult" className="mt-1 text-cap text-cinnabar-text">
            {faultOf('adult')}
          </p>
        )}
      </div>
      <Button type="submit" tone="felt" size="l" isLoading={sending.isPending} className="sm:col-span-2">
        {t('agent.apply.send')}
      </Button>
    </form>
  );
}
