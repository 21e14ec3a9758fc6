import { CallError } from '@baize/client/CallError';
import { login } from '@baize/contract/identity/login';
import { Button } from '@baize/ui/Button';
import { useState } from 'react';
import { showAlert } from '../../alert.ts';
import { call } from '../../call.ts';
import { words } from '../../i18n/words.ts';
import { useT } from '../../i18n/useT.ts';
import type { Verification } from '../../layer.ts';
import { useBrand } from '../../useBrand.ts';
import { Consents } from './Consents.tsx';
import { identityService, type SocialProvider } from './identityService.ts';
import { verificationOf } from './loginByPassword.ts';
import type { Opened } from './Opened.ts';
import { phoneAuthFault } from './phoneAuthFault.ts';

interface SocialButtonsProps {
  side: 'player' | 'agent';
  onSession: (session: Opened) => Promise<void>;
  onVerification: (verification: Verification) => void;
}

type Given = { isAdult: boolean; hasAcceptedTerms: boolean };

const NOTHING: Given = { isAdult: false, hasAcceptedTerms: false };

/** Ways in by an account elsewhere: those that the brand has switched on, and none without an identity service. */
export function SocialButtons({ side, onSession, onVerification }: SocialButtonsProps) {
  const t = useT();
  const { social, firebase } = useBrand();
  const [busy, setBusy] = useState<SocialProvider>();
  /* The first sign-in opens an account, which asks for the same consents as any other registration. */
  const [newcomer, setNewcomer] = useState<SocialProvider>();
  const [given, setGiven] = useState(NOTHING);
  const offered = (['google', 'facebook'] as const).filter((provider) => firebase !== null && social[provider]);
  if (offered.length === 0) return null;

  async function enter(provider: SocialProvider): Promise<void> {
    setBusy(provider);
    try {
      const firebaseIdToken = await identityService.signIn(provider);
      const language = words().language();
      await onSession(
        await call(login, { type: 'firebase', side, remember: false, language, firebaseIdToken, ...given }),
      );
    } catch (fault) {
      const verification = verificationOf(fault);
      if (verification !== undefined) onVerification(verification);
      else if (fault instanceof CallError) {
        if (fault.code === 'age_required' || fault.code === 'terms_required') setNewcomer(provider);
        showAlert({ fault });
      } else {
        const { key, hasService } = phoneAuthFault(fault);
        showAlert({ text: t(key), hasService });
      }
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <div className="flex flex-col gap-2">
      <p className="text-center text-cap text-text-3">{t('account.orWith')}</p>
      {newcomer === undefined ? null : (
        <Consents
          adult={{
            input: {
              checked: given.isAdult,
              onChange: ({ target }) => setGiven({ ...given, isAdult: target.checked }),
            },
          }}
          terms={{
            input: {
              checked: given.hasAcceptedTerms,
              onChange: ({ target }) => setGiven({ ...given, hasAcceptedTerms: target.checked }),
            },
          }}
        />
      )}
      <div className="flex gap-2">
        {offered.map((provider) => (
          <Button
            key={provider}
            tone="outline"
            className="flex-1"
            isLoading={busy === provider}
            disabled={busy !== undefined}
            onClick={() => void enter(provider)}
          >
            {provider === 'google' ? 'Google' : 'Facebook'}
          </Button>
        ))}
      </div>
    </div>
  );
}
