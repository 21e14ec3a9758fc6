import { getDrawProof } from '@baize/contract';
import {
  brandHosts,
  openLottery,
  registerPayee,
  startPlatform,
  type TestLottery,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let lottery: TestLottery;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  lottery = await openLottery(site);
});
afterAll(() => site.close());

const proof = async (
  drawNo: string,
  { gameCode = lottery.code, host = brandHosts.first as string, digest = '' } = {},
) => (await site.call(getDrawProof, { gameCode, drawNo, ...(digest === '' ? {} : { digest }) }, { host })).answer;

describe('works', () => {
  it("returns the commitment before the draw, and an order's Merkle path after its close", async () => {
    const own = await openLottery(site, { source: 'own' });
    const drawNo = await own.current();
    const order = await own.bet(await registerPayee(site, 1_000_000n), [{}], { drawNo });
    const { digest } = order.value!;
    const open = (await proof(drawNo, { gameCode: own.code, digest })).value;
    expect(open).toMatchObject({ state: 'open', source: 'own', seed: null, ordersHash: null, path: null });
    expect(open?.commitment).toMatch(/^[0-9a-f]{64}$/);
    await own.close(drawNo);
    await own.turn();
    expect((await proof(drawNo, { gameCode: own.code, digest })).value).toMatchObject({ ordersHash: digest, path: [] });
    expect((await proof(drawNo, { gameCode: own.code, digest: 'a'.repeat(64) })).value?.path).toBeNull();
  });

  it('has no seed for an official draw', async () => {
    expect((await proof(await lottery.current())).value).toMatchObject({ source: 'official', commitment: null });
  });
});

describe('refuses', () => {
  it('an unknown draw or lottery', async () => {
    expect((await proof('20200101-0001')).code).toBe('draw_not_found');
    expect((await proof(await lottery.current(), { gameCode: 'nothing' })).code).toBe('lottery_not_found');
    expect((await site.send('GET', `${getDrawProof.path}?gameCode=${lottery.code}&drawNo=1`)).status).toBe(400);
  });
});

describe('forbids', () => {
  it('draws of another brand', async () => {
    expect((await proof(await lottery.current(), { host: brandHosts.second })).code).toBe('lottery_not_found');
  });
});
