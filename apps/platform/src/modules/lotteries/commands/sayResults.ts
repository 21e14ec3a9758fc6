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

/** Maximum delay of a result, and the delay of its repetition. */
const LATEST_SECONDS = 90;
const ANSWER_WITHIN_MS = 5_000;

/**
 * A run of the sandbox: the demo has no publisher of official results, so it draws some by the machine's random source,
 * with rejection sampling, once per waiting draw, and reports them like any feed: sooner or later, one in three twice,
 * signed and over HTTP. Only the shape of the result goes in, and no setting chooses one.
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
      /* It stays queued and is retried. */
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

/** Numbers as printed, with leading zeros. */
function printed(family: string, numbers: readonly number[]): string[] {
  const digits = resultRows(family)?.flatMap(([, length, count]) => Array.from({ length: count }, () => length));
  return numbers.map((number, at) => String(number).padStart(digits?.[at] ?? 1, '0'));
}
