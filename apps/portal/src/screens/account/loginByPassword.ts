import { CallError } from '@baize/client/CallError';
import { login } from '@baize/contract/identity/login';
import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { words } from '../../i18n/words.ts';
import type { Verification } from '../../layer.ts';
import { rememberLogin } from './rememberLogin.ts';
import { solveBotCheck } from '../../components/solveBotCheck.ts';
import type { Opened } from './Opened.ts';

type Attempt = {
  username: string;
  password: string;
  captcha: string | undefined;
  side: 'player' | 'agent';
  remember: boolean;
  onProgress?: (part: number) => void;
};

const verification = z.object({
  verificationId: z.string(),
  methods: z.array(
    z.object({ kind: z.enum(['sms', 'email', 'paymentPassword', 'totp', 'recoveryCode']), masked: z.string() }),
  ),
});

/** Logs in with what was typed: the bot check first, then the call. The name is remembered if that was wanted. */
export async function loginByPassword({
  username,
  password,
  captcha,
  side,
  remember,
  onProgress,
}: Attempt): Promise<Opened> {
  const botCheck = await solveBotCheck('login', onProgress);
  const language = words().language();
  const opened = await call(login, {
    type: 'username',
    username,
    password,
    captcha,
    side,
    remember,
    language,
    botCheck,
  });
  if (remember) rememberLogin.user(opened.userInfo.account);
  else rememberLogin.forgetUser();
  return opened;
}

/** Whether a refusal asks for a captcha with the next try. */
export function needsCaptcha(error: unknown): boolean {
  const { value } = error instanceof CallError ? error : { value: null };
  return typeof value === 'object' && value !== null && 'captcha' in value && value.captcha !== false;
}

/** What a login from a new place has to be verified with, if that is why it was refused. */
export function verificationOf(error: unknown): Verification | undefined {
  if (!(error instanceof CallError) || error.code !== 'verification_needed') return undefined;
  const read = verification.safeParse(error.value);
  return read.success ? read.data : undefined;
}
