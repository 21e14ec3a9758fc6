import { openLottery, startPlatform, type TestLottery, type TestPlatform } from '@baize/testkit';
import { resultFault } from '@baize/maths/lottery/resultFault';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSecretBox } from '#kit/createSecretBox.ts';
import { createLogger } from '@baize/server/logger';
import { familyOf } from '../familyOf.ts';
import { sayResults } from './sayResults.ts';
import { seedSandboxFeed } from './seedSandboxFeed.ts';

let site: TestPlatform;
let lottery: TestLottery;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  lottery = await openLottery(site, { family: 'vnSouth', area: 'VN', prize_mode: 'LOTT' });
  const secretFile = join(site.dataDir, 'keys', 'results-first.key');
  writeFileSync(secretFile, 's'.repeat(64));
  await seedSandboxFeed(site.owner, { brandId: 1, code: 'first', secretFile });
});
afterAll(() => site.close());

const turn = () =>
  sayResults({
    ...{ pool: site.platform.pool, log: createLogger('silent', 'test'), ownUrl: site.url },
    secrets: createSecretBox(join(site.dataDir, 'keys', 'lotteries.key')),
  });
/** Makes all pending reports due, some of them twice. */
const hurry = (toSay: number) =>
  site.owner.query('update lotteries_sandbox_results set say_at = clock_timestamp(), to_say = $1', [toSay]);
const waiting = async (): Promise<string> => {
  const no = await lottery.current();
  await lottery.close(no);
  await lottery.turn();
  return no;
};
const said = async () =>
  (
    await site.owner.query<{ numbers: number[]; said: number }>(
      'select numbers, said from lotteries_sandbox_results order by draw_id desc limit 1',
    )
  ).rows[0]!;

describe('the results sandbox', () => {
  it("[A172] gives the demo's official draws random results, as a feed that may be late and repeats itself", async () => {
    const no = await waiting();
    await Promise.all([turn(), turn(), turn()]);
    const { numbers } = await said();
    expect(resultFault(familyOf('vnSouth', new Date()).shape, numbers)).toBeUndefined();
    await hurry(2);
    await turn();
    expect(await lottery.drawOf(no)).toMatchObject({ state: 'drawn', result: numbers, result_no: 1 });
    await hurry(2);
    await turn();
    await hurry(2);
    await turn();
    expect(await said()).toEqual({ numbers, said: 2 });
    await lottery.turn();
    expect(await lottery.drawOf(no)).toMatchObject({ state: 'settled', result: numbers, result_no: 1 });
    const { rows } = await site.owner.query(`select answer, count(*)::int from lotteries_feed_calls group by answer`);
    expect(rows).toEqual([{ answer: 'accepted', count: 2 }]);
  });

  it('[A172] reports nothing for a draw with a result, nor for a lottery without a feed', async () => {
    const before = await said();
    await turn();
    expect(await said()).toEqual(before);
    await site.owner.query('update lotteries_lotteries set feed_id = null where code = $1', [lottery.code]);
    const no = await waiting();
    await turn();
    expect(await said()).toEqual(before);
    expect((await lottery.drawOf(no))['result']).toBeNull();
    /* The next start does not undo operators' decisions. */
    await seedSandboxFeed(site.owner, { brandId: 1, code: 'first', secretFile: '/elsewhere' });
    await turn();
    expect(await said()).toEqual(before);
  });

  it('[A172] is ignored outside the demo', async () => {
    const real = await startPlatform({ beside: site, env: { ROLE: 'web', BAIZE_DEMO: '0' } });
    try {
      const answer = await real.send('POST', '/vendor/results/sandbox-first', {
        ...{ headers: { 'content-type': 'application/json' }, body: '{}' },
      });
      expect(answer.status).toBe(404);
    } finally {
      await real.close();
    }
  });
});
