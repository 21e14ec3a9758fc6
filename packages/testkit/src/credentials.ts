import type { InputOf, login } from '@baize/contract';
import { goodPassword } from './registerMember.ts';
import { solveBot } from './solveBot.ts';
import type { TestPlatform } from './startPlatform.ts';

type ByName = Extract<InputOf<typeof login>, { type: 'username' }>;

/** What the login form sends, with the bot check solved; `changes` are overrides. */
export async function credentials(
  site: Pick<TestPlatform, 'call'>,
  username: string,
  changes: Partial<ByName> = {},
  options: { host?: string } = {},
): Promise<ByName> {
  return {
    type: 'username',
    username,
    password: goodPassword,
    side: 'player',
    remember: false,
    botCheck: changes.botCheck ?? (await solveBot(site, 'login', options)),
    ...changes,
  };
}
