import { useState } from 'react';
import { enterSession } from '../../enterSession.ts';
import { useT } from '../../i18n/useT.ts';
import { Link } from '../../router/Link.tsx';
import { useNavigate } from '../../router/useNavigate.ts';
import { useRouter } from '../../router/useRouter.ts';
import { useSearch } from '../../router/useSearch.ts';
import { EntryCard } from './EntryCard.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { safeRedirect } from './safeRedirect.ts';
import { Welcome } from './Welcome.tsx';

export function RegisterScreen() {
  const t = useT();
  const router = useRouter();
  const navigate = useNavigate();
  const { redirect } = useSearch('/register');
  const [account, setAccount] = useState<string>();
  return (
    <EntryCard
      screen="account.Register"
      title={account === undefined ? t('account.registerTitle') : t('account.welcome.heading')}
      picture="register"
      headline={t('account.art.register')}
    >
      {account === undefined ? (
        <RegisterForm
          onSession={async (session) => {
            await enterSession(session);
            setAccount(session.userInfo.account);
          }}
          aside={
            <p>
              {t('account.haveAccount')}{' '}
              <Link
                to="/login"
                search={{ redirect }}
                className="touch-target rounded-tag font-bold text-felt-text underline-offset-4 hover:underline"
              >
                {t('account.login')}
              </Link>
            </p>
          }
        />
      ) : (
        <Welcome
          account={account}
          onDeposit={() => void navigate({ to: '/member', search: { page: 'depositv2' } })}
          onContinue={() => void router.go(safeRedirect(redirect, location.origin))}
        />
      )}
    </EntryCard>
  );
}
