import { cancelChase, placeChase, type InputOf } from '@baize/contract';
import {
  openLottery,
  openOperator,
  registerPayee,
  startPlatform,
  type TestLottery,
  type TestPlatform,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balancesOf } from '#modules/wallet/index.ts';

let site: TestPlatform;
let lottery: TestLottery;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  lottery = await openLottery(site);
});
afterAll(() => site.close());

type Asked = Partial<InputOf<typeof placeChase>>;
const line = {
  play: 'ssc.star5.direct',
  selection: '1,2,3,4,5',
  unit: 'yuan' as const,
  multiple: 1,
  prizeGroup: 1_700,
};
const start = async ({ token }: { token: string }, change: Asked = {}) => {
  const asked = {
    ...{ requestId: randomUUID(), gameCode: lottery.code, drawNo: change.drawNo ?? (await lottery.current()) },
    ...{ draws: 3, rule: { mode: 'doubling' as const, multiple: 1 }, stopsOnWin: true, items: [line], ...change },
  };
  return (await site.call(placeChase, asked, { token })).answer;
};
const balance = async (member: { memberId: bigint }): Promise<bigint> => {
  const rows = await balancesOf(site.platform.pool, { brandId: 1, memberId: member.memberId });
  return rows.find(({ name }) => name === 'main')?.balance ?? 0n;
};
const cancel = async ({ token }: { token: string }, chaseId: string) =>
  (await site.call(cancelChase, { chaseId }, { token })).answer;

describe('works', () => {
  it('refunds what has not closed, once under concurrency', async () => {
    const member = await registerPayee(site, 10_000_000n);
    const drawNo = await lottery.current();
    const { value } = await start(member, { drawNo });
    await lottery.close(drawNo);
    await lottery.turn();
    const answers = await Promise.all([1, 2, 3].map(() => cancel(member, value!.id)));
    expect(answers.map(({ code }) => code)).toEqual(['ok', 'ok', 'ok']);
    expect((await cancel(member, value!.id)).value).toMatchObject({ state: 'cancelled', returned: 1_200_000n });
    expect(await balance(member)).toBe(10_000_000n - 200_000n);
  });
});

describe('refuses', () => {
  it('an unknown chase', async () => {
    expect((await cancel(await registerPayee(site), '999999')).code).toBe('chase_not_found');
  });
});

describe('forbids', () => {
  it("guests, operators, and another member's chase", async () => {
    const { value } = await start(await registerPayee(site, 10_000_000n));
    expect((await cancel(await registerPayee(site), value!.id)).code).toBe('chase_not_found');
    expect((await cancel({ token: '' }, value!.id)).code).toBe('not_logged_in');
    expect((await cancel(await openOperator(site), value!.id)).code).toBe('not_logged_in');
  });
});
