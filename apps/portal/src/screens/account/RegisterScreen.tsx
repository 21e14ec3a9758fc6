import { useT } from '../../i18n/useT.ts';
import { openLogin } from '../../layer.ts';
import { Link } from '../../router/Link.tsx';
import { useNavigate } from '../../router/useNavigate.ts';
import { useSearch } from '../../router/useSearch.ts';
import { EntryCard } from './EntryCard.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { safeRedirect } from '../../safeRedirect.ts';

export function RegisterScreen() {
  const t = useT();
  const navigate = useNavigate();
  const { redirect } = useSearch('/register');
  return (
    <EntryCard
      screen="account.Register"
      title={t('account.registerTitle')}
      groups={['w_reg', 'w_register']}
      picture="register"
      headline={t('account.art.register')}
    >
      <RegisterForm
        home={typeof location === 'undefined' ? '/' : safeRedirect(redirect, location.origin)}
        onOpened={(account) =>
          void navigate({ to: '/' }).then(() => openLogin(undefined, { username: account, isRegistered: true }))
        }
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
    </EntryCard>
  );
}
