import type { OutputOf } from '@baize/contract';
import { createDownlines } from '@baize/contract/agents/createDownlines';
import { MOST_USERNAMES } from '@baize/contract/agents/downline';
import { getRegisterTerms } from '@baize/contract/agents/getRegisterTerms';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Copyable } from '@baize/ui/Copyable';
import { Field } from '@baize/ui/Field';
import { TextArea } from '@baize/ui/TextArea';
import { TextInput } from '@baize/ui/TextInput';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { drawPassword } from './drawPassword.ts';
import { KindChoice, type Kind } from './KindChoice.tsx';
import { readPercent } from './readPercent.ts';
import { TermsFields } from './TermsFields.tsx';

type Opened = OutputOf<typeof createDownlines> & { password: string };

/** Accounts by hand: one or many names with one first password, which is shown once to be handed on. */
export function HandForm({ terms }: { terms: OutputOf<typeof getRegisterTerms> }) {
  const t = useT();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [kind, setKind] = useState<Kind>(0);
  const [names, setNames] = useState('');
  const [password, setPassword] = useState('');
  const [typed, setTyped] = useState({ rebate: '0', prize: String(terms.least.prizeGroup) });
  const [isTried, setTried] = useState(false);
  const [opened, setOpened] = useState<Opened>();
  const usernames = names.split(/[\s,;，；]+/).filter((name) => name !== '');
  const opening = useMutation({
    mutationFn: () =>
      call(createDownlines, {
        type: kind,
        usernames,
        password,
        rebateBps: readPercent(typed.rebate) ?? 0,
        prizeGroup: Number(typed.prize),
      }),
    onSuccess: (answer) => {
      setOpened({ ...answer, password });
      setNames(answer.refused.map(({ username }) => username).join('\n'));
      setPassword('');
      setTried(false);
      void queries.invalidateQueries({ queryKey: [getRegisterTerms.id] });
    },
  });
  const namesFault = (): string | undefined => {
    if (usernames.length === 0) return t('error.field_required');
    if (usernames.length <= MOST_USERNAMES) return undefined;
    return t('team.usernamesMany', { count: usernames.length, most: MOST_USERNAMES });
  };
  const isWhole =
    namesFault() === undefined &&
    password !== '' &&
    readPercent(typed.rebate) !== undefined &&
    /^\d{4}$/.test(typed.prize);

  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
      <form
        method="post"
        noValidate
        className="flex flex-col gap-5 rounded-panel bg-bg-1 p-4 shadow-panel sm:p-5"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (isWhole && !opening.isPending) opening.mutate();
        }}
      >
        <KindChoice value={kind} onValueChange={setKind} />
        <Field
          label={t('team.usernames')}
          hint={t('team.usernamesHint')}
          isRequired
          error={isTried ? namesFault() : undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              autoComplete="off"
              spellCheck={false}
              value={names}
              onChange={(event) => setNames(event.currentTarget.value)}
            />
          )}
        </Field>
        <Field
          label={t('team.password')}
          hint={t('team.passwordHint')}
          isRequired
          error={isTried && password === '' ? t('error.field_required') : undefined}
          aside={
            <button
              type="button"
              className="touch-target rounded-tag text-label text-brass-text"
              onClick={() => setPassword(drawPassword())}
            >
              {t('team.draw')}
            </button>
          }
        >
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={128}
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
          )}
        </Field>
        <TermsFields terms={terms} typed={typed} onTyped={setTyped} />
        {opening.isError ? (
          <Callout tone="danger" isLive>
            {errorText(opening.error)}
          </Callout>
        ) : null}
        <Button type="submit" tone="felt" size="l" isBlock isLoading={opening.isPending}>
          {t('team.openAccounts')}
        </Button>
      </form>
      {opened === undefined ? null : <OpenedCard opened={opened} />}
    </div>
  );
}

/** What came of it: the accounts with their first password, and the names that were refused with the reason. */
function OpenedCard({ opened }: { opened: Opened }) {
  const t = useT();
  const errorText = useErrorText();
  const labels = { copy: t('team.copy'), copied: t('team.copied') };
  return (
    <section aria-live="polite" className="flex flex-col gap-3 rounded-panel bg-bg-1 p-4 shadow-panel">
      {opened.opened.length === 0 ? null : (
        <>
          <h2 className="text-h4 text-text-1">{t('team.opened')}</h2>
          <p className="text-cap text-text-3">{t('team.cardHint')}</p>
          <ul className="flex flex-col gap-1">
            {opened.opened.map(({ memberId, account }) => (
              <li key={memberId}>
                <Copyable isMono value={`${account} / ${opened.password}`} labels={labels} />
              </li>
            ))}
          </ul>
        </>
      )}
      {opened.refused.length === 0 ? null : (
        <>
          <h2 className="text-h4 text-text-1">{t('team.refused')}</h2>
          <ul className="flex flex-col gap-1 text-body text-text-2">
            {opened.refused.map(({ username, code }) => (
              <li key={username}>
                <span className="text-label text-text-1">{username}</span>: {errorText(code)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
