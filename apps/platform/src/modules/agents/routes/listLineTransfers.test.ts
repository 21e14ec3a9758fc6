import { createTransfer, listLineTransfers, setPaymentPassword, type InputOf } from '@baize/contract';
import {
  brandHosts,
  goodPaymentPassword,
  openOperator,
  openTeam,
  startPlatform,
  type TestMember,
  type TestPlatform,
  type TestTeam,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setAccountState } from '#modules/wallet/index.ts';

let site: TestPlatform;
let team: TestTeam;
beforeAll(async () => {
  site = await startPlatform();
  team = await openTeam(site, { balance: 100_00000n });
  for (const { token, password: currentPassword } of [team.top, team.middle]) {
    const passwords = { newPaymentPassword: goodPaymentPassword, confirmPaymentPassword: goodPaymentPassword };
    await site.call(setPaymentPassword, { currentPassword, ...passwords }, { token });
  }
});
afterAll(() => site.close());

const page = { pageNum: 1, pageSize: 20 };
const list = async ({ token }: TestMember, input: Partial<InputOf<typeof listLineTransfers>> = {}) =>
  (await site.call(listLineTransfers, { ...page, ...input }, { token })).answer.value;
const send = (amount: bigint, to?: TestMember, note?: string) =>
  site.call(
    createTransfer,
    {
      ...{ requestId: randomUUID(), amount, paymentPassword: goodPaymentPassword },
      ...(note === undefined ? {} : { note }),
      ...(to === undefined
        ? { direction: 'upline' as const }
        : { direction: 'downline' as const, memberId: String(to.memberId) }),
    },
    { token: team.middle.token },
  );

describe('works', () => {
  it('[MEMBER-05] tells what was sent, to whom, and what became of it, newest first', async () => {
    await send(3_00000n);
    expect(await list(team.middle)).toMatchObject({
      totalRows: 1,
      content: [
        { direction: 'upline', account: team.top.account, amount: 3_00000n, currency: 'CNY', status: 'underWay' },
      ],
    });
    await site.platform.jobs.drain();
    await send(4_00000n, team.leaf, 'for the weekend');
    await site.platform.jobs.drain();
    expect(await list(team.middle)).toMatchObject({
      content: [
        {
          direction: 'downline',
          account: team.leaf.account,
          amount: 4_00000n,
          status: 'arrived',
          note: 'for the weekend',
        },
        { direction: 'upline', account: team.top.account, amount: 3_00000n, status: 'arrived', note: '' },
      ],
    });
    expect(await list(team.middle, { direction: 'upline' })).toMatchObject({
      totalRows: 1,
      content: [{ amount: 3_00000n }],
    });
    expect(await list(team.middle, { pageSize: 1, pageNum: 2 })).toMatchObject({
      totalPages: 2,
      content: [{ amount: 3_00000n }],
    });
  });

  it('[I-36] says that money came back which could not arrive', async () => {
    await send(5_00000n);
    await setAccountState(site.platform.pool, { brandId: 1, memberId: team.top.memberId, state: 'closed' });
    await site.platform.jobs.drain();
    expect((await list(team.middle))?.content[0]).toMatchObject({ amount: 5_00000n, status: 'returned' });
    await setAccountState(site.platform.pool, { brandId: 1, memberId: team.top.memberId, state: 'open' });
  });
});

describe('refuses', () => {
  it('pages and directions that are none', async () => {
    const headers = { authorization: `Bearer ${team.middle.token}` };
    for (const query of ['?pageNum=0', '?pageSize=101', '?direction=sideways', '?memberId=1']) {
      expect((await site.send('GET', listLineTransfers.path + query, { headers })).status, query).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('guests, operators, trial accounts and other brands, and shows nobody else’s transfers', async () => {
    expect((await site.call(listLineTransfers, page)).status).toBe(401);
    expect((await site.call(listLineTransfers, page, { token: (await openOperator(site)).token })).status).toBe(401);
    const { token } = team.middle;
    expect((await site.call(listLineTransfers, page, { token, host: brandHosts.second })).status).toBe(401);
    expect(await list(team.leaf)).toMatchObject({ totalRows: 0, content: [] });
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [team.direct.memberId]);
    const trial = await site.call(listLineTransfers, page, { token: team.direct.token });
    expect(trial.answer.code).toBe('in_need_true_account');
  });
});
