import { useEffect, useEffectEvent } from 'react';
import { useT } from '../../i18n/useT.ts';
import { openLogin } from '../../layer.ts';
import type { Searches } from '../../paths.ts';
import { Link } from '../../router/Link.tsx';
import { useNavigate } from '../../router/useNavigate.ts';
import { useShown } from '../../router/useShown.ts';
import { useSession } from '../../session.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { EntryCard } from './EntryCard.tsx';
import { ForgotForm } from './ForgotForm.tsx';
import { RecoverByLink } from './RecoverByLink.tsx';

/** One page for a password that is forgotten, one that came by a mailed link, and one that has to be changed. */
export function ForgetPasswordScreen() {
  const t = useT();
  const navigate = useNavigate();
  const { path, search } = useShown().place;
  const asked = search as Searches['/forgetPassword'];
  const { type = path === '/changePassword' ? 'change' : 'forget', code } = asked;
  const { status } = useSession();
  const isLost = type === 'change' && status === 'guest';
  const sendAway = useEffectEvent(() => void navigate({ to: '/login', search: {}, replace: true }));
  useEffect(() => {
    if (isLost) sendAway();
  }, [isLost]);

  const toLogin = (account?: string): void => {
    void navigate({ to: '/' }).then(() =>
      openLogin(undefined, account === undefined ? undefined : { username: account }),
    );
  };
  const title = type === 'change' ? t('account.change.title') : t(`account.forgot.${code ? 'newTitle' : 'title'}`);
  return (
    <EntryCard
      screen="account.ForgetPassword"
      title={title}
      groups={['w_forget', 'w_login']}
      picture="login"
      headline={t('account.art.forgot')}
    >
      {type === 'change' ? (
        status === 'member' ? (
          <ChangePasswordForm onChanged={() => void navigate({ to: '/' })} />
        ) : null
      ) : code === undefined ? (
        <ForgotForm leave={() => undefined} onSent={() => void navigate({ to: '/login', search: {} })} />
      ) : (
        <RecoverByLink code={code} onDone={toLogin} />
      )}
      {type === 'forget' ? (
        <p className="text-center text-body text-text-2">
          {t('account.forgot.known')}{' '}
          <Link
            to="/login"
            className="touch-target rounded-tag font-bold text-felt-text underline-offset-4 hover:underline"
          >
            {t('account.login')}
          </Link>
        </p>
      ) : null}
    </EntryCard>
  );
}
