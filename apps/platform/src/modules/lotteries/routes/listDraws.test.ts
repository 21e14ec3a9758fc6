import { listDraws } from '@baize/contract';
import {
  brandHosts,
  openLottery,
  openOperator,
  registerMember,
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

const list = async (token: string, view: 'waiting' | 'open' | 'past', host: string = brandHosts.first) =>
  (await site.call(listDraws, { view, pageNum: 1, pageSize: 100 }, { token, host })).answer;

describe('works', () => {
  it('lists draws that wait for a result, as late after ten minutes, and past ones', async () => {
    const { token } = await openOperator(site, { role: 'auditor' });
    const no = await lottery.current();
    await lottery.bet(await registerPayee(site, 1_000_000n), [{}], { drawNo: no });
    expect((await list(token, 'open')).value?.page.content[0]).toMatchObject({ no, state: 'open', stake: 200_000n });
    await lottery.close(no);
    await lottery.turn();
    expect((await list(token, 'waiting')).value?.page.content).toMatchObject([
      { no, state: 'awaiting', isLate: false },
    ]);
    expect((await list(token, 'past')).value?.late).toBe(0);
    await site.owner.query(
      `update lotteries_draws set opens_at = opens_at - interval '1 day', close_at = close_at - interval '11 minutes',
              draw_at = draw_at - interval '11 minutes' where no = $1`,
      [no],
    );
    await lottery.turn();
    expect((await list(token, 'waiting')).value?.page.content).toMatchObject([{ no, isLate: true }]);
    expect((await list(token, 'past')).value?.late).toBe(1);
    expect((await lottery.drawOf(no))['alerted_at']).toBeInstanceOf(Date);
    await lottery.say(no, [1, 2, 3, 4, 5]);
    await lottery.turn();
    expect((await list(token, 'past')).value?.page.content).toMatchObject([
      { no, state: 'settled', payout: 17_000_000_000n, numbers: [1, 2, 3, 4, 5] },
    ]);
  });
});

describe('refuses', () => {
  it('an invalid view', async () => {
    const headers = { authorization: `Bearer ${(await openOperator(site)).token}` };
    expect((await site.send('GET', `${listDraws.path}?view=all`, { headers })).status).toBe(400);
  });
});

describe('forbids', () => {
  it('guests, members, and draws of another brand', async () => {
    expect((await list('', 'open')).code).toBe('not_logged_in');
    expect((await list((await registerMember(site)).token, 'open')).code).toBe('not_logged_in');
    const foreign = await openOperator(site, { host: brandHosts.second });
    expect((await list(foreign.token, 'open', brandHosts.second)).value?.page.totalRows).toBe(0);
  });
});
