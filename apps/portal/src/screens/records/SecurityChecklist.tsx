import { getWithdrawRules } from '@baize/contract/cashier/getWithdrawRules';
import { listAccounts } from '@baize/contract/cashier/listAccounts';
import { listContacts } from '@baize/contract/identity/listContacts';
import { Button } from '@baize/ui/Button';
import { ErrorState } from '@baize/ui/ErrorState';
import { Meter } from '@baize/ui/Meter';
import { Panel } from '@baize/ui/Panel';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { SecurityRow } from '../../components/security/SecurityRow.tsx';
import { useErrorText } from '../../components/useErrorText.ts';
import { useRealAction } from '../../components/useRealAction.ts';
import { AccountSafety } from '../../components/withdraw/AccountSafety.tsx';
import { useT } from '../../i18n/useT.ts';
import { openChangePassword } from '../../layer.ts';
import { useSession } from '../../session.ts';
import { ContactRows } from './ContactRows.tsx';
import { TwoStepRow } from './TwoStepRow.tsx';

/** What keeps the money its owner's, how much of it is done, and the way to do the rest. */
export function SecurityChecklist() {
  const t = useT();
  const errorText = useErrorText();
  const realAction = useRealAction();
  const { isTrial } = useSession();
  const enabled = isTrial === false;
  const rules = useQuery({ ...query(getWithdrawRules, {}), enabled, staleTime: 0 });
  const accounts = useQuery({ ...query(listAccounts, {}), enabled });
  const contacts = useQuery({ ...query(listContacts, {}), enabled });
  const isBound = (kind: string) => contacts.data?.some((one) => one.kind === kind && one.isVerified);
  const failure = rules.error ?? accounts.error;
  const states = [
    true,
    rules.data?.hasPaymentPassword,
    accounts.data && accounts.data.length > 0,
    isBound('mobile'),
    isBound('email'),
  ];
  const done = states.filter((state) => state === true).length;
  const isKnown = states.every((state) => state !== undefined);
  const score = t('member.security.score', { done, total: states.length });

  return (
    <Panel
      title={t('member.security.title')}
      aside={isKnown ? <span className="text-label text-text-2">{score}</span> : null}
    >
      {isKnown ? (
        <Meter
          isLabelHidden
          label={`${t('member.security.title')}: ${score}`}
          value={done / states.length}
          tone={done === states.length ? 'felt' : 'amber'}
          className="mb-5"
        />
      ) : null}
      <ul className="divide-y divide-line-1">
        <SecurityRow
          icon="lock"
          title={t('account.security.password')}
          text={t('account.security.passwordText')}
          isDone
          action={
            <Button size="s" onClick={() => realAction(openChangePassword)}>
              {t('account.change.title')}
            </Button>
          }
        />
        {failure === null ? (
          <AccountSafety rules={rules.data} accounts={accounts.data} />
        ) : (
          <li className="py-4">
            <ErrorState
              title={t('member.security.failed')}
              hint={errorText(failure)}
              retryLabel={t('records.retry')}
              onRetry={() => void Promise.all([rules.refetch(), accounts.refetch()])}
            />
          </li>
        )}
        {isTrial === true ? null : <ContactRows />}
        {isTrial === true ? null : <TwoStepRow />}
      </ul>
    </Panel>
  );
}
