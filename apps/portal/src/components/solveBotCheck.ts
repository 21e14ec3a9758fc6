import { CallError } from '@baize/client/CallError';
import type { botActions, getBotChallenge as operation, OutputOf } from '@baize/contract';
import { getBotChallenge } from '@baize/contract/identity/getBotChallenge';
import { call } from '../call.ts';

type BotAction = (typeof botActions)[number];
type Challenge = OutputOf<typeof operation>;
type Report = { number: number | null } | { progress: number };

/**
 * Does the piece of work that the server asks of a visitor's device before this action, and answers its proof. The
 * numbers are tried in a worker. `onProgress` hears which part has been tried, from 0 to 1.
 */
export async function solveBotCheck(action: BotAction, onProgress?: (part: number) => void): Promise<string> {
  const challenge = await call(getBotChallenge, { action });
  const number = await findNumber(challenge, onProgress);
  const { algorithm, challenge: goal, salt, signature } = challenge;
  return btoa(JSON.stringify({ algorithm, challenge: goal, number, salt, signature }));
}

function findNumber(
  { challenge, salt, maxnumber }: Challenge,
  onProgress: ((part: number) => void) | undefined,
): Promise<number> {
  const worker = new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' });
  return new Promise<number>((resolve, reject) => {
    const fail = (): void => reject(new CallError('bot_check_failed', 0, 'The bot check could not be done.'));
    worker.addEventListener('error', fail);
    worker.addEventListener('message', ({ data }: MessageEvent<Report>) => {
      if ('progress' in data) onProgress?.(data.progress);
      else if (data.number === null) fail();
      else resolve(data.number);
    });
    worker.postMessage({ challenge, salt, maxnumber });
  }).finally(() => worker.terminate());
}
