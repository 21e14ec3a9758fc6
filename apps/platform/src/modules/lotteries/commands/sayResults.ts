import { createDraw } from '@baize/maths/fairness/createDraw';
import { drawResult } from '@baize/maths/lottery/drawResult';
import { resultRows } from '@baize/maths/lottery/resultRows';
import { randomBytes, randomInt } from 'node:crypto';
import { signCall } from '#kit/signCall.ts';
import { familyOf } from '../familyOf.ts';
import { feedKeyOf } from '../feedKeyOf.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import { claimSayings, insertSandboxResult, readUndrawn, writeSaid, type SandboxSaying } from '../store/sandbox.ts';

type Deps = Pick<LotteriesDeps, 'pool' | 'secrets' | 'ownUrl' | 'log'>;

/** So late a result may come, and so long after it the same is said again. */
const LATEST_SECONDS = 90;
const ANSWER_WITHIN_MS = 5_000;

/**
 * A turn of the sandbox: the demo has nobody who publishes official results, so it draws some from the random source of
 * the machine, by rejection sampling, once for each draw that waits, and says them as any feed does: later or sooner, one
 * in three twice, signed and over HTTP. Nothing but the shape of the result goes in, and no setting chooses one.
 */
export async function sayResults(deps: Deps): Promise<void> {
  const { pool, log } = deps;
  for (const { drawId, family, drawAt } of await readUndrawn(pool)) {
    const draw = createDraw(() => randomBytes(32));
    const numbers = drawResult(familyOf(family, drawAt).shape, draw);
    const after = randomInt(LATEST_SECONDS);
    await insertSandboxResult(pool, { drawId, numbers, toSay: randomInt(3) === 0 ? 2 : 1, afterSeconds: after });
  }
  for (const saying of await claimSayings(pool, LATEST_SECONDS)) {
    try {
      await say(deps, saying);
    } catch (error) {
      /* It stays to be said, and its time comes again. */
      log.warn({ err: error, draw: saying.drawNo }, 'the sandbox was not heard');
    }
  }
}

async function say({ pool, secrets, ownUrl }: Deps, saying: SandboxSaying): Promise<void> {
  const { code, gameCode, drawNo, family, numbers } = saying;
  const key = feedKeyOf(secrets, saying);
  if (key === undefined) throw new Error(`The feed ${code} has no key.`);
  const said = { eventId: `sandbox-${gameCode}-${drawNo}`, gameCode, drawNo, numbers: printed(family, numbers) };
  const body = Buffer.from(JSON.stringify(said));
  const path = `/vendor/results/${code}`;
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const answer = await fetch(new URL(path, ownUrl), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-feed-timestamp': timestamp,
      'x-feed-signature': signCall(key, { timestamp, path, body }).toString('hex'),
    },
    body,
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`The platform answered ${answer.status}.`);
  await writeSaid(pool, saying.drawId);
}

/** Numbers as they would be printed, with the zeros in front that their prizes have. */
function printed(family: string, numbers: readonly number[]): string[] {
  const digits = resultRows(family)?.flatMap(([, length, count]) => Array.from({ length: count }, () => length));
  return numbers.map((number, at) => String(number).padStart(digits?.[at] ?? 1, '0'));
}
