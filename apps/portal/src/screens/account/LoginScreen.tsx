import { Callout } from '@baize/ui/Callout';
import { useT } from '../../i18n/useT.ts';
import { Link } from '../../router/Link.tsx';
import { useSearch } from '../../router/useSearch.ts';
import { EntryCard } from './EntryCard.tsx';
import { LoginForm } from './LoginForm.tsx';
import { safeRedirect } from '../../safeRedirect.ts';

export function LoginScreen() {
  const t = useT();
  const { redirect } = useSearch('/login');
  const home = typeof location === 'undefined' ? '/' : safeRedirect(redirect, location.origin);
  return (
    <EntryCard
      screen="account.Login"
      title={t('account.loginTitle')}
      groups={['w_login', 'w_reg']}
      picture="login"
      headline={t('account.art.login')}
    >
      {redirect === undefined ? null : (
        <Callout tone="info" className="mb-4">
          {t('error.not_logged_in')}
        </Callout>
      )}
      <LoginForm
        home={home}
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
