import { listChases, placeChase, type InputOf } from '@baize/contract';
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
const list = async ({ token }: { token: string }, gameCode?: string) => {
  const query = { pageNum: 1, pageSize: 5, ...(gameCode === undefined ? {} : { gameCode }) };
  return (await site.call(listChases, query, { token })).answer;
};

describe('works', () => {
  it('lists own chases, latest first, of one lottery or of all', async () => {
    const member = await registerPayee(site, 10_000_000n);
    const first = await start(member);
    const second = await start(member, { rule: { mode: 'same', multiple: 1 } });
    expect((await list(member)).value?.content.map(({ id }) => id)).toEqual([second.value?.id, first.value?.id]);
    expect((await list(member, lottery.code)).value?.totalRows).toBe(2);
    expect((await list(member, 'nothing')).value?.totalRows).toBe(0);
  });
});

describe('refuses', () => {
  it('unknown parameters', async () => {
    const { token } = await registerPayee(site);
    const headers = { authorization: `Bearer ${token}` };
    expect((await site.send('GET', `${listChases.path}?memberId=1`, { headers })).status).toBe(400);
  });
});

describe('forbids', () => {
  it('guests and operators, and shows only own chases', async () => {
    await start(await registerPayee(site, 10_000_000n));
    expect((await list(await registerPayee(site))).value?.totalRows).toBe(0);
    expect((await list({ token: '' })).code).toBe('not_logged_in');
    expect((await list(await openOperator(site))).code).toBe('not_logged_in');
  });
});
