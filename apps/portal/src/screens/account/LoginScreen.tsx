import { Link, useRouter, useSearch } from '@tanstack/react-router';
import { enterSession } from '../../enterSession.ts';
import { useT } from '../../i18n/useT.ts';
import { EntryCard } from './EntryCard.tsx';
import { LoginForm } from './LoginForm.tsx';
import { safeRedirect } from './safeRedirect.ts';

export function LoginScreen() {
  const t = useT();
  const router = useRouter();
  const { redirect } = useSearch({ from: '/login' });
  return (
    <EntryCard screen="account.Login" title={t('account.loginTitle')} picture="login" headline={t('account.art.login')}>
      <LoginForm
        onSession={async (session) => {
          await enterSession(session);
          router.history.push(safeRedirect(redirect, location.origin));
        }}
        aside={
          <p>
            {t('account.newHere')}{' '}
            <Link
              to="/register"
              search={{ redirect }}
              className="touch-target rounded-tag font-bold text-felt-text underline-offset-4 hover:underline"
            >
              {t('account.join')}
            </Link>
          </p>
        }
      />
    </EntryCard>
  );
}
