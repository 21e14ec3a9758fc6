import { Button } from '@baize/ui/Button';
import { useState } from 'react';
import { useT } from '../../i18n/useT.ts';
import { useSession } from '../../session.ts';
import { useRealAction } from '../useRealAction.ts';
import { SecurityRow } from '../security/SecurityRow.tsx';
import { AccountList } from './AccountList.tsx';
import { BindAccountDialog } from './BindAccountDialog.tsx';
import { PaymentPasswordDialog } from './PaymentPasswordDialog.tsx';
import type { WithdrawAccount, WithdrawRules } from './Withdrawal.ts';

interface AccountSafetyProps {
  /** Undefined while they are asked for, and for a trial account, which has neither. */
  rules: WithdrawRules | undefined;
  accounts: readonly WithdrawAccount[] | undefined;
}

/**
 * The payment password and the accounts to be paid to, as two rows of a checklist. An account needs the password: whoever
 * begins with the account sets the password first and goes on to it.
 */
export function AccountSafety({ rules, accounts }: AccountSafetyProps) {
  const t = useT();
  const realAction = useRealAction();
  const { isTrial } = useSession();
  const [open, setOpen] = useState<'secret' | 'account'>();
  /* The password dialog keeps what it began as, since setting the first one makes every further one a change. */
  const [secret, setSecret] = useState({ isChange: false, goesOn: false });
  const hasSecret = rules?.hasPaymentPassword;
  /* A trial account has nothing to wait for: it is told why not. */
  const isWaiting = rules === undefined && isTrial !== true;
  const isFull = rules !== undefined && accounts !== undefined && accounts.length >= rules.maxAccounts;
  const show = (what: 'secret' | 'account'): void =>
    realAction(() => {
      const isEarly = what === 'account' && hasSecret === false;
      setSecret({ isChange: hasSecret === true, goesOn: isEarly });
      setOpen(isEarly ? 'secret' : what);
    });

  return (
    <>
      <SecurityRow
        icon="key"
        title={t('member.security.payment')}
        text={t('member.security.paymentText')}
        isDone={hasSecret}
        action={
          <Button
            tone={hasSecret === false ? 'felt' : 'neutral'}
            size="s"
            disabled={isWaiting}
            onClick={() => show('secret')}
          >
            {t(hasSecret === true ? 'member.security.change' : 'member.security.set')}
            <span className="sr-only">: {t('member.security.payment')}</span>
          </Button>
        }
      />
      <SecurityRow
        icon="bank"
        title={t('member.security.account')}
        text={
          accounts === undefined || accounts.length === 0 ? (
            t('member.security.accountText')
          ) : (
            <AccountList accounts={accounts} />
          )
        }
        isDone={accounts && accounts.length > 0}
        action={
          isFull ? (
            <span className="text-cap text-text-3">{t('member.security.full', { count: rules.maxAccounts })}</span>
          ) : (
            <Button
              tone={hasSecret === true && accounts?.length === 0 ? 'felt' : 'neutral'}
              size="s"
              icon="plus"
              disabled={isWaiting}
              onClick={() => show('account')}
            >
              {t('member.security.addAccount')}
              <span className="sr-only">: {t('member.security.account')}</span>
            </Button>
          )
        }
      />
      {rules === undefined ? null : (
        <>
          <PaymentPasswordDialog
            isOpen={open === 'secret'}
            onOpenChange={(isOpen) => setOpen(isOpen ? 'secret' : undefined)}
            isChange={secret.isChange}
            next={{
              label: t(secret.goesOn ? 'wallet.secret.goOn' : 'wallet.done'),
              go: () => setOpen(secret.goesOn ? 'account' : undefined),
            }}
          />
          <BindAccountDialog
            isOpen={open === 'account'}
            onOpenChange={(isOpen) => setOpen(isOpen ? 'account' : undefined)}
            payeeName={rules.payeeName}
          />
        </>
      )}
    </>
  );
}
