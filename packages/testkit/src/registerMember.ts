import { register, type InputOf } from '@baize/contract';
import { randomBytes } from 'node:crypto';
import type { TestPlatform } from './startPlatform.ts';

export type TestMember = { token: string; memberId: bigint; account: string; password: string };

/** A password that every rule accepts. */
export const goodPassword = 'mud brick 7 harbour';

/** What the form of the portal sends, for one name; `changes` are what a test is about. */
export function registration(
  username: string,
  changes: Partial<InputOf<typeof register>> = {},
): InputOf<typeof register> {
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
    ...changes,
  };
}

/** Registers a member the way a person does and leaves it signed in. */
export async function registerMember(
  site: TestPlatform,
  username = `p${randomBytes(6).toString('hex')}`,
  { host }: { host?: string } = {},
): Promise<TestMember> {
  const { answer } = await site.call(register, registration(username), host === undefined ? {} : { host });
  if (!answer.success || !answer.value) throw new Error(`${username} was not registered: ${answer.code}`);
  const { token, userInfo } = answer.value;
  return { token, memberId: BigInt(userInfo.id), account: userInfo.account, password: goodPassword };
}
