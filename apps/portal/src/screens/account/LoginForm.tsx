import { Tabs } from '@baize/ui/Tabs';
import { useState, type ReactNode } from 'react';
import { openService } from '../../components/openService.ts';
import { useT } from '../../i18n/useT.ts';
import type { LoginStart, Verification } from '../../layer.ts';
import { Link } from '../../router/Link.tsx';
import { isPlainClick } from '../../router/isPlainClick.ts';
import { useBrand } from '../../useBrand.ts';
import { FreePlayButton } from './FreePlayButton.tsx';
import { PasswordLogin } from './PasswordLogin.tsx';
import { RememberedUser } from './RememberedUser.tsx';
import { SmsLogin } from './SmsLogin.tsx';
import { SocialButtons } from './SocialButtons.tsx';
import { useArrive } from './useArrive.ts';
import { VerifyLogin } from './VerifyLogin.tsx';

interface LoginFormProps {
  /** The agents' own page takes agents only, remembers nobody and leads to their home. */
  variant?: 'player' | 'agent';
  /** Where to after the login. */
  home: string;
  start?: LoginStart | undefined;
  leave?: (() => void) | undefined;
  resume?: (() => void) | undefined;
  /** Opens the popup for a new password; without it a link leads to its page. */
  onForgot?: (() => void) | undefined;
  /** Under the button: the way to registration. */
  aside?: ReactNode;
}

/** All ways in: a password, a code by SMS where the brand has it, accounts elsewhere, and a look without an account. */
export function LoginForm({ variant = 'player', home, start, leave, resume, onForgot, aside }: LoginFormProps) {
  const t = useT();
  const { modules } = useBrand();
  const [tab, setTab] = useState('username');
  const [verification, setVerification] = useState<Verification | undefined>(start?.verification);
  const [typed, setTyped] = useState<string>();
  const arrive = useArrive({ home, leave, resume });
  const arriveHome = useArrive({ home: '/', leave });
  /* With the password that was typed, if one was: it says later whether it was a weak one. */
  const verify = (needed: Verification, password?: string): void => {
    setTyped(password);
    setVerification(needed);
  };
  const forgot = (
    <Link
      to="/forgetPassword"
      onClick={(event) => {
        if (onForgot === undefined || !isPlainClick(event)) return;
        event.preventDefault();
        onForgot();
      }}
      className="touch-target rounded-tag text-dense text-text-2 underline-offset-4 hover:text-text-1 hover:underline"
    >
      {t('account.forgotLink')}
    </Link>
  );

  if (verification !== undefined) {
    return (
      <VerifyLogin
        verification={verification}
        onSession={(session) => arrive(session, typed ?? start?.password)}
        onGiveUp={() => setVerification(undefined)}
      />
    );
  }
  const byPassword = (
    <PasswordLogin side={variant} start={start} onSession={arrive} onVerification={verify} forgot={forgot} />
  );
  const isBySms = modules.includes('MOBILEVERCODELOGIN3');
  return (
    <div className="flex flex-col gap-4">
      {variant === 'player' && start === undefined ? <RememberedUser onSession={arrive} /> : null}
      {isBySms ? (
        <Tabs
          label={t('account.loginWays')}
          look="pill"
          value={tab}
          onValueChange={setTab}
          items={[
            { value: 'username', label: t('account.tabUsername'), content: byPassword },
            {
              value: 'sms',
              label: t('account.tabSms'),
              content: <SmsLogin side={variant} onSession={arrive} onVerification={verify} />,
            },
          ]}
        />
      ) : (
        byPassword
      )}
      {variant === 'player' ? <SocialButtons side={variant} onSession={arrive} onVerification={verify} /> : null}
      <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 text-body text-text-2">
        {variant === 'player' ? (
          <>
            {aside}
            <FreePlayButton onSession={arriveHome} />
          </>
        ) : null}
        {/* Who cannot get in has nobody else to ask. */}
        <button
          type="button"
          onClick={openService}
          className="touch-target rounded-tag text-dense text-text-2 underline-offset-4 hover:text-text-1 hover:underline"
        >
          {t('shell.service')}
        </button>
      </div>
    </div>
  );
}
