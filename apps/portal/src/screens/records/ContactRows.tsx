import { listContacts } from '@baize/contract/identity/listContacts';
import { Button } from '@baize/ui/Button';
import { ErrorState } from '@baize/ui/ErrorState';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../call.ts';
import { SecurityRow } from '../../components/security/SecurityRow.tsx';
import { useErrorText } from '../../components/useErrorText.ts';
import { useRealAction } from '../../components/useRealAction.ts';
import { useT } from '../../i18n/useT.ts';
import { BindContactDialog } from './BindContactDialog.tsx';

const kinds = [
  { kind: 'mobile', icon: 'bell' },
  { kind: 'email', icon: 'mail' },
] as const;

/** The mobile number and the e-mail address of the account, as two rows of a checklist. */
export function ContactRows() {
  const t = useT();
  const errorText = useErrorText();
  const realAction = useRealAction();
  const { data, error, isLoadingError, refetch } = useQuery(query(listContacts, {}));
  const [open, setOpen] = useState<'mobile' | 'email'>();
  if (isLoadingError) {
    return (
      <li className="py-4">
        <ErrorState
          title={t('member.contact.failed')}
          hint={errorText(error)}
          retryLabel={t('records.retry')}
          onRetry={() => void refetch()}
        />
      </li>
    );
  }
  return (
    <>
      {kinds.map(({ kind, icon }) => {
        const own = data?.find((contact) => contact.kind === kind);
        return (
          <SecurityRow
            key={kind}
            icon={icon}
            title={t(`member.contact.${kind}`)}
            text={
              own === undefined ? (
                t(`member.contact.${kind}Text`)
              ) : (
                <span className="tabular-nums">
                  {own.masked}
                  {own.isVerified ? null : ` · ${t('member.contact.unproved')}`}
                </span>
              )
            }
            isDone={data && own?.isVerified === true}
            action={
              <Button size="s" disabled={data === undefined} onClick={() => realAction(() => setOpen(kind))}>
                {t(own === undefined ? 'member.contact.bind' : 'member.security.change')}
                <span className="sr-only">: {t(`member.contact.${kind}`)}</span>
              </Button>
            }
          />
        );
      })}
      <BindContactDialog kind={open} onClose={() => setOpen(undefined)} />
    </>
  );
}
