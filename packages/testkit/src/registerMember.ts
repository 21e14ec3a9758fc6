import { register, type InputOf } from '@baize/contract';
import { randomBytes } from 'node:crypto';
import { solveBot } from './solveBot.ts';
import type { TestPlatform } from './startPlatform.ts';

export type TestMember = { token: string; memberId: bigint; account: string; password: string };

/** A password that passes every rule. */
export const goodPassword = 'mud brick 7 harbour';

/** What the portal's form sends for a name, with the bot check solved; `changes` are overrides. */
export async function registration(
  site: Pick<TestPlatform, 'call'>,
  username: string,
  changes: Partial<InputOf<typeof register>> = {},
  options: { host?: string } = {},
): Promise<InputOf<typeof register>> {
  return {
    username,
    password: goodPassword,
    confirmPassword: goodPassword,
    isAdult: true,
    hasAcceptedTerms: true,
    login: true,
    registerMethod: 'WEB',
    registerUrl: 'http://localhost/register',
    domain: 'localhost',
    botCheck: changes.botCheck ?? (await solveBot(site, 'register', options)),
    ...changes,
  };
}

/** Registers a member through the API and keeps the session. */
export async function registerMember(
  site: TestPlatform,
  username = `p${randomBytes(6).toString('hex')}`,
  options: { host?: string } = {},
): Promise<TestMember> {
  const { answer } = await site.call(register, await registration(site, username, {}, options), options);
  if (!answer.value?.session) throw new Error(`${username} was not registered: ${answer.code}`);
  const { token, userInfo } = answer.value.session;
  return { token, memberId: BigInt(userInfo.id), account: userInfo.account, password: goodPassword };
}
