import { getBotChallenge, type InputOf } from '@baize/contract';
import { createHash } from 'node:crypto';
import type { TestPlatform } from './startPlatform.ts';

/** Requests a bot challenge and solves it as a browser does, without the library that created it. */
export async function solveBot(
  site: Pick<TestPlatform, 'call'>,
  action: InputOf<typeof getBotChallenge>['action'],
  { host }: { host?: string } = {},
): Promise<string> {
  const { answer } = await site.call(getBotChallenge, { action }, host === undefined ? {} : { host });
  if (!answer.value) throw new Error(`There was no bot check: ${answer.code}`);
  const { algorithm, challenge, maxnumber, salt, signature } = answer.value;
  for (let number = 0; number <= maxnumber; number += 1) {
    if (createHash('sha256').update(`${salt}${number}`).digest('hex') !== challenge) continue;
    const payload = { algorithm, challenge, number, salt, signature };
    return Buffer.from(JSON.stringify(payload)).toString('base64');
  }
  throw new Error('The bot check has no solution.');
}
