import { CallError } from '@baize/client/CallError';
import { bindContact } from '@baize/contract/identity/bindContact';
import { listContacts } from '@baize/contract/identity/listContacts';
import { matchesPattern } from '@baize/contract/identity/patterns';
import { sendBindingCode } from '@baize/contract/identity/sendBindingCode';
import { listCountries } from '@baize/contract/site/listCountries';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Dialog } from '@baize/ui/Dialog';
import { Field } from '@baize/ui/Field';
import { Select } from '@baize/ui/Select';
import { TextInput } from '@baize/ui/TextInput';
import { toast } from '@baize/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type FormEvent } from 'react';
import { call, query } from '../../call.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { SecretField } from '../../components/withdraw/SecretField.tsx';
import { useT } from '../../i18n/useT.ts';
import { readBrand } from '../../useBrand.ts';

type Kind = 'mobile' | 'email';

interface BindContactDialogProps {
  /** What is to be bound; nothing while the dialog is closed. */
  kind: Kind | undefined;
  onClose: () => void;
}

/** Binds a number or address: where it is, the code that was sent there, and the login password. */
export function BindContactDialog({ kind, onClose }: BindContactDialogProps) {
  const t = useT();
  return (
    <Dialog
      isOpen={kind !== undefined}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      size="s"
      title={t(kind === 'email' ? 'member.contact.bindEmail' : 'member.contact.bindMobile')}
      labels={{ close: t('records.close') }}
    >
      {kind === undefined ? null : <BindForm kind={kind} onDone={onClose} />}
    </Dialog>
  );
}

const EMAIL_PATTERN = 4;
const MINUTE_MS = 60_000;

/** Seconds until the next code may be asked for. */
function useWait(): [number, (minutes: number) => void] {
  const [endsAtMs, setEndsAtMs] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const tick = (): void => setLeft(Math.max(0, Math.ceil((endsAtMs - performance.now()) / 1_000)));
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [endsAtMs]);
  return [left, (minutes) => setEndsAtMs(performance.now() + minutes * MINUTE_MS)];
}

function BindForm({ kind, onDone }: { kind: Kind; onDone: () => void }) {
  const t = useT();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { data: countries = [] } = useQuery({ ...query(listCountries, {}), staleTime: Infinity });
  const here = readBrand()?.location.country ?? '';
  const [chosen, setChosen] = useState('');
  const country =
    countries.find(({ countryCode }) => countryCode === chosen) ??
    countries.find(({ countryCode }) => countryCode === here) ??
    countries[0];
  const [typed, setTyped] = useState('');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState<'send' | 'bind'>();
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [secondsLeft, startWait] = useWait();
  const isFit =
    kind === 'email' ? matchesPattern(EMAIL_PATTERN, typed.trim()) : typed.replaceAll(/\D/g, '').length >= 4;
  const contact =
    kind === 'email'
      ? { kind, email: typed.trim() }
      : { kind, mobileNum: typed.trim(), countryDialingCode: country?.countryDialingCode ?? '' };
  const required = (text: string): string | undefined =>
    isTried && text.trim() === '' ? t('error.field_required') : undefined;

  async function run(what: 'send' | 'bind', work: () => Promise<void>): Promise<void> {
    setBusy(what);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(errorText(error));
    } finally {
      setBusy(undefined);
    }
  }
  const send = (): Promise<void> =>
    run('send', async () => startWait((await call(sendBindingCode, contact)).expiredMinutes));
  const bind = (): Promise<void> =>
    run('bind', async () => {
      const contacts = await call(bindContact, { ...contact, code: code.trim(), password });
      queries.setQueryData(query(listContacts, {}).queryKey, contacts);
      toast.success(t('member.contact.bound'));
      onDone();
    });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (isFit && code.trim() !== '' && password !== '' && busy === undefined) void bind();
  };

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      {failure === undefined ? null : (
        <Callout tone="danger" isLive>
          {failure}
        </Callout>
      )}
      {kind === 'mobile' && countries.length > 1 ? (
        <Field label={t('member.contact.country')}>
          {(control) => (
            <Select
              {...control}
              value={country?.countryCode ?? ''}
              onValueChange={setChosen}
              options={countries.map(({ countryCode, countryDialingCode, name }) => ({
                value: countryCode,
                label: `${name} ${countryDialingCode}`,
              }))}
            />
          )}
        </Field>
      ) : null}
      <Field
        label={t(`member.contact.${kind}`)}
        error={isTried && !isFit ? t(kind === 'email' ? 'error.email_invalid' : 'error.mobile_invalid') : undefined}
        isRequired
      >
        {(control) => (
          <TextInput
            {...control}
            type={kind === 'email' ? 'email' : 'tel'}
            autoComplete={kind === 'email' ? 'email' : 'tel-national'}
            maxLength={kind === 'email' ? 254 : 32}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
      </Field>
      <Field label={t('account.code')} error={required(code)} isRequired>
        {(control) => (
          <span className="flex gap-2">
            <TextInput
              {...control}
              className="flex-1"
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={16}
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
            <Button
              tone="outline"
              className="min-w-28"
              isLoading={busy === 'send'}
              disabled={!isFit || secondsLeft > 0 || busy !== undefined}
              onClick={() => void send()}
            >
              {secondsLeft > 0 ? t('account.codeWait', { seconds: secondsLeft }) : t('account.codeSend')}
            </Button>
          </span>
        )}
      </Field>
      <SecretField
        label={t('wallet.secret.login')}
        autoComplete="current-password"
        value={password}
        onValueChange={setPassword}
        error={required(password)}
      />
      <Button type="submit" tone="felt" size="l" isBlock isLoading={busy === 'bind'}>
        {t('member.contact.bind')}
      </Button>
    </form>
  );
}
