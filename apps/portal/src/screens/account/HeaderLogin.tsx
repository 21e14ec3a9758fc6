import { Button } from '@baize/ui/Button';
import { TextInput } from '@baize/ui/TextInput';
import { useState, type FormEvent } from 'react';
import { showAlert } from '../../alert.ts';
import { useT } from '../../i18n/useT.ts';
import { openForgot, openLogin } from '../../layer.ts';
import { Link } from '../../router/Link.tsx';
import { isPlainClick } from '../../router/isPlainClick.ts';
import { useArrive } from './useArrive.ts';

/** How to log in is fetched by whoever is about to. */
const loadLogin = () => import('./loginByPassword.ts');

/**
 * The login in the header of wide screens: name, password, and nothing else. Whatever needs more room, such as a captcha,
 * goes on in the popup with what was typed.
 */
export function HeaderLogin() {
  const t = useT();
  const arrive = useArrive({ home: '/' });
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const username = String(form.get('username') ?? '').trim();
    const password = String(form.get('password') ?? '');
    const field = event.currentTarget.elements.namedItem(username === '' ? 'username' : 'password');
    const focus = field instanceof HTMLElement ? field : undefined;
    if (username === '' || password.trim() === '') {
      showAlert({ fault: 'in_incorrect_password', focus });
      return;
    }
    if (isBusy) return;
    setBusy(true);
    try {
      await enter(username, password, focus);
    } catch {
      /* Its code did not arrive; whatever a login is refused with has been said. */
      showAlert({ fault: 'network', focus });
    } finally {
      setBusy(false);
    }
  }

  async function enter(username: string, password: string, focus: HTMLElement | undefined): Promise<void> {
    const { loginByPassword, needsCaptcha, verificationOf } = await loadLogin();
    try {
      const session = await loginByPassword({
        username,
        password,
        captcha: undefined,
        side: 'player',
        remember: false,
      });
      await arrive(session, password);
    } catch (fault) {
      const verification = verificationOf(fault);
      if (verification !== undefined) openLogin(undefined, { username, password, verification });
      else {
        if (needsCaptcha(fault)) openLogin(undefined, { username, password, needsCaptcha: true });
        showAlert({ fault, focus: needsCaptcha(fault) ? undefined : focus });
      }
    }
  }

  return (
    <form
      method="post"
      noValidate
      aria-label={t('account.loginTitle')}
      onFocus={() => void loadLogin().catch(() => undefined)}
      onSubmit={(event) => void submit(event)}
      className="flex items-center gap-2"
    >
      <TextInput
        name="username"
        aria-label={t('account.username')}
        placeholder={t('account.username')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={64}
        className="h-9! w-32 px-2.5! text-dense!"
      />
      <TextInput
        name="password"
        type="password"
        aria-label={t('account.password')}
        placeholder={t('account.password')}
        autoComplete="current-password"
        maxLength={128}
        className="h-9! w-36 px-2.5! text-dense!"
        suffix={
          <Link
            to="/forgetPassword"
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              openForgot();
            }}
            className="rounded-tag text-cap text-text-2 underline-offset-4 hover:text-text-1 hover:underline"
          >
            {t('account.forgotShort')}
          </Link>
        }
      />
      <Button type="submit" tone="outline" size="s" isLoading={isBusy}>
        {t('account.login')}
      </Button>
    </form>
  );
}
