import type { LocalTexts } from '@baize/contract/localText';
import { inEveryLanguage, languageCodes, languages, type Language } from '@baize/contract/languages';
import { createChannel, listChannels, listGateways, updateChannel, type InputOf } from '@baize/contract';
import { formatAmount, parseAmount } from '@baize/maths';
import { AmountInput } from '@baize/ui/AmountInput';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Drawer } from '@baize/ui/Drawer';
import { Field } from '@baize/ui/Field';
import { Select } from '@baize/ui/Select';
import { Switch } from '@baize/ui/Switch';
import { TextInput } from '@baize/ui/TextInput';
import { toast } from '@baize/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, query } from '../../call.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import type { Channel } from './Channel.ts';

type Draft = InputOf<typeof createChannel>['draft'];
type Kind = Channel['kind'];

const kinds = ['bankTransfer', 'qr', 'gateway', 'crypto'] as const;
const networks = ['TRON', 'ETHEREUM', 'BITCOIN'] as const;

/** Which of the lines about the account a kind has. */
const linesOf: Record<Kind, readonly ('bank' | 'accountName' | 'accountNumber' | 'qrText')[]> = {
  bankTransfer: ['bank', 'accountName', 'accountNumber'],
  qr: ['bank', 'accountName', 'qrText'],
  crypto: ['bank', 'accountName', 'accountNumber'],
  gateway: [],
};

type NameField = `name${Language}`;
type LineField = 'name' | NameField | (typeof linesOf)[Kind][number];

/** One way to pay in: where to, within which limits, and whether it is offered. */
export function ChannelDrawer({ channel, onClose }: { channel: Channel | undefined; onClose: () => void }) {
  const t = useT();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { may } = useOperator();
  const isLocked = !may('cashier.write');
  const [kind, setKind] = useState<Kind>(channel?.kind ?? 'bankTransfer');
  const [network, setNetwork] = useState<string>('TRON');
  const [gateway, setGateway] = useState('');
  const [isOpen, setIsOpen] = useState(channel?.isOpen ?? true);
  const [text, setText] = useState({
    name: channel?.name ?? '',
    ...typedNames(channel?.names),
    bank: channel?.bank ?? '',
    accountName: channel?.accountName ?? '',
    accountNumber: channel?.accountNumber ?? '',
    qrText: channel?.qrText ?? '',
    minutes: String(channel?.minutesToExpire ?? 60),
    minimum: channel === undefined ? '' : formatAmount(channel.minimum),
    maximum: channel === undefined ? '' : formatAmount(channel.maximum),
    fee: channel === undefined ? '0' : formatAmount(channel.fee),
  });
  const [isTried, setIsTried] = useState(false);
  const gateways = useQuery({ ...query(listGateways, {}), enabled: kind === 'gateway' && channel === undefined });
  const gatewayId = gateways.data?.find(({ id }) => id === gateway)?.id ?? gateways.data?.[0]?.id ?? null;
  const draft = draftOf(text, isOpen);
  const saving = useMutation({
    mutationFn: (ready: Draft) =>
      channel === undefined
        ? call(createChannel, {
            kind,
            network: kind === 'crypto' ? (networks.find((one) => one === network) ?? 'TRON') : '',
            gatewayId: kind === 'gateway' ? gatewayId : null,
            draft: ready,
          })
        : call(updateChannel, { channelId: channel.id, version: channel.version, draft: ready }),
    onSuccess: ({ name }) => {
      toast.success(t('channels.saved', { name }));
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [listChannels.id] }),
  });
  const put = (field: keyof typeof text) => (value: string) => setText((now) => ({ ...now, [field]: value }));
  const missing = (field: keyof typeof text) =>
    isTried && text[field].trim() === '' ? t('error.field_required') : undefined;
  const amountField = (field: 'minimum' | 'maximum' | 'fee') => (
    <Field label={t(`channels.${field}`)} error={missing(field)} isRequired>
      {(control) => <AmountInput {...control} disabled={isLocked} value={text[field]} onValueChange={put(field)} />}
    </Field>
  );
  const labelOf = (field: LineField): string => {
    const language = languageCodes.find((one) => field === `name${one}`);
    if (language !== undefined) return t('channels.nameIn', { language: languages[language].name });
    if (field === 'accountNumber' && kind === 'crypto') return t('channels.address');
    return t(`channels.${field as Exclude<LineField, NameField>}`);
  };
  const lineField = (field: LineField, isRequired: boolean, most: number) => (
    <Field key={field} label={labelOf(field)} error={isRequired ? missing(field) : undefined} isRequired={isRequired}>
      {(control) => (
        <TextInput
          {...control}
          disabled={isLocked}
          maxLength={most}
          value={text[field]}
          onChange={(event) => put(field)(event.target.value)}
        />
      )}
    </Field>
  );
  const submit = (): void => {
    setIsTried(true);
    if (draft !== undefined && !saving.isPending) saving.mutate(draft);
  };
  return (
    <Drawer
      isOpen
      onOpenChange={(isShown) => !isShown && onClose()}
      title={channel?.name ?? t('channels.add')}
      labels={{ close: t('shell.close') }}
      footer={
        isLocked ? undefined : (
          <div className="flex gap-2">
            <Button tone="ghost" onClick={onClose} disabled={saving.isPending}>
              {t('shell.cancel')}
            </Button>
            <Button tone="felt" className="flex-1" isLoading={saving.isPending} onClick={submit}>
              {t('channels.save')}
            </Button>
          </div>
        )
      }
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {saving.isError ? (
          <Callout tone="danger" isLive>
            {errorText(saving.error)}
          </Callout>
        ) : null}
        {channel === undefined ? (
          <Field label={t('channels.kind')} hint={t('channels.kindHint')}>
            {(control) => (
              <Select
                {...control}
                value={kind}
                onValueChange={(next) => setKind(kinds.find((one) => one === next) ?? 'bankTransfer')}
                options={kinds.map((value) => ({ value, label: t(`channels.kind.${value}`) }))}
              />
            )}
          </Field>
        ) : null}
        {channel === undefined && kind === 'crypto' ? (
          <Field label={t('channels.network')}>
            {(control) => (
              <Select
                {...control}
                value={network}
                onValueChange={setNetwork}
                options={networks.map((value) => ({ value, label: value }))}
              />
            )}
          </Field>
        ) : null}
        {channel === undefined && kind === 'gateway' ? (
          <Field
            label={t('cashier.gateway')}
            error={
              gateways.isLoadingError
                ? errorText(gateways.error)
                : gateways.data?.length === 0
                  ? t('statement.noneHint')
                  : undefined
            }
          >
            {(control) => (
              <Select
                {...control}
                value={gatewayId ?? ''}
                onValueChange={setGateway}
                options={(gateways.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              />
            )}
          </Field>
        ) : null}
        {lineField('name', true, 64)}
        <div className="grid gap-4 sm:grid-cols-3">
          {languageCodes.map((language) => lineField(`name${language}`, false, 64))}
        </div>
        {linesOf[kind].map((field) => lineField(field, field !== 'accountName', field === 'qrText' ? 512 : 128))}
        <div className="grid gap-4 sm:grid-cols-2">
          {amountField('minimum')}
          {amountField('maximum')}
          {amountField('fee')}
          <Field label={t('channels.minutes')} error={missing('minutes')} isRequired>
            {(control) => (
              <TextInput
                {...control}
                disabled={isLocked}
                inputMode="numeric"
                maxLength={5}
                value={text.minutes}
                onChange={(event) => put('minutes')(event.target.value.replace(/\D/g, ''))}
              />
            )}
          </Field>
        </div>
        <Switch checked={isOpen} disabled={isLocked} onChange={(event) => setIsOpen(event.target.checked)}>
          {t('channels.isOpen')}
        </Switch>
        {isTried && draft === undefined ? <Callout tone="danger">{t('channels.incomplete')}</Callout> : null}
      </form>
    </Drawer>
  );
}

type Typed = Record<
  'name' | NameField | 'bank' | 'accountName' | 'accountNumber' | 'qrText' | 'minutes' | 'minimum' | 'maximum' | 'fee',
  string
>;

/** The words of each language, as fields of their own. */
const typedNames = (names: LocalTexts = {}): Record<NameField, string> =>
  Object.fromEntries(languageCodes.map((language) => [`name${language}`, names[language] ?? ''])) as Record<
    NameField,
    string
  >;

/** What was typed as it is sent; undefined while a number is none. */
function draftOf({ minutes, minimum, maximum, fee, ...lines }: Typed, isOpen: boolean): Draft | undefined {
  const [least, most, kept] = [minimum, maximum, fee].map((typed) => parseAmount(typed.replace(/\.$/, '')));
  const minutesToExpire = Number(minutes);
  if (least === undefined || most === undefined || kept === undefined || lines.name.trim() === '') return undefined;
  if (minutesToExpire < 5 || minutesToExpire > 10_080) return undefined;
  const { name, bank, accountName, accountNumber, qrText } = lines;
  const names = inEveryLanguage((language) => lines[`name${language}`]);
  return {
    ...{ name, bank, accountName, accountNumber, qrText },
    names,
    minimum: least,
    maximum: most,
    fee: kept,
    minutesToExpire,
    isOpen,
  };
}
