import type { Auth } from '@firebase/auth';
import { readBrand } from '../../useBrand.ts';

export type SocialProvider = 'google' | 'facebook';

/** What a number's owner does with the code that was sent: the answer is a token that our server checks. */
type Confirmation = { confirm(code: string): Promise<string> };

let service: Auth | undefined;

/** The outside service that knows people by their accounts elsewhere or by their phone. Its code arrives with the first use. */
async function open() {
  const config = readBrand()?.info.firebase;
  if (config === undefined || config === null) throw new Error('This brand has no identity service.');
  const [{ initializeApp }, auth] = await Promise.all([import('@firebase/app'), import('@firebase/auth')]);
  /* Nothing is kept: who is signed in is said by our own session. */
  service ??= auth.initializeAuth(initializeApp(config), {
    persistence: auth.inMemoryPersistence,
    popupRedirectResolver: auth.browserPopupRedirectResolver,
  });
  return { auth, service };
}

export const identityService = {
  /** Asks for the account in a window of the provider. Throws what the service says, also when the window is closed. */
  async signIn(provider: SocialProvider): Promise<string> {
    const { auth, service } = await open();
    const { user } = await auth.signInWithPopup(
      service,
      provider === 'google' ? new auth.GoogleAuthProvider() : new auth.FacebookAuthProvider(),
    );
    return user.getIdToken();
  },
  /** Has a code sent to a number, written with its country: `+8613800000000`. */
  async sendCode(number: string, captchaPlace: HTMLElement): Promise<Confirmation> {
    const { auth, service } = await open();
    const captcha = new auth.RecaptchaVerifier(service, captchaPlace, { size: 'invisible' });
    try {
      const sent = await auth.signInWithPhoneNumber(service, number, captcha);
      return { confirm: async (code) => (await sent.confirm(code)).user.getIdToken() };
    } finally {
      captcha.clear();
    }
  },
};
