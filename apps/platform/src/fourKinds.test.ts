import {
  createLink,
  getBalance,
  getUpline,
  listDownlines,
  listGames,
  operations,
  register,
  type Operation,
} from '@baize/contract';
import {
  brandHosts,
  openInTree,
  openVendor,
  registerMember,
  registration,
  startPlatform,
  type TestMember,
  type TestPlatform,
  type TestVendor,
  said,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let vendor: TestVendor;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  vendor = await openVendor(site);
});
afterAll(() => site.close());

const all: readonly Operation[] = Object.values(operations);
const forMembers = all.filter(({ audience }) => audience === 'member');

/** The error code of a call without input: authorisation is checked before the input. */
async function codeOf({ method, path }: Operation, token?: string): Promise<string> {
  const { text } = await site.send(method, path, {
    headers: {
      host: `${brandHosts.first}:${new URL(site.url).port}`,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(method === 'GET' || method === 'DELETE' ? {} : { body: '{}' }),
  });
  return (JSON.parse(text) as { code: string }).code;
}

const codesOf = async (asked: readonly Operation[], token?: string): Promise<Record<string, string>> =>
  Object.fromEntries(await Promise.all(asked.map(async (one) => [one.id, await codeOf(one, token)] as const)));
const eachSays = (asked: readonly Operation[], code: string): Record<string, string> =>
  Object.fromEntries(asked.map(({ id }) => [id, code]));

const balance = async ({ token }: TestMember) => (await site.call(getBalance, {}, { token })).answer.value?.balance;

describe('the four kinds of user', () => {
  it('[PROD-01] a guest sees the games, and no member calls are open', async () => {
    const { answer } = await site.call(listGames, { gameClassify: 'RNG', pageNum: 1, pageSize: 20 });
    expect(answer.value).toMatchObject({ content: [expect.objectContaining({ gameCode: 'dragon-eight' })] });
    expect(forMembers.length).toBeGreaterThan(100);
    expect(await codesOf(forMembers)).toEqual(eachSays(forMembers, 'not_logged_in'));
  });

  it('[PROD-01] a member plays with real money, and has no agent centre', async () => {
    const member = await registerMember(site);
    const player = await vendor.player({ memberId: member.memberId, balance: 100_00000n });
    const bet = vendor.bet(player);
    expect(await vendor.call('/transaction/bet', bet)).toMatchObject({ status: said.done });
    expect(await vendor.call('/transaction/win', vendor.win(bet, { amount: 3_00000 }))).toMatchObject({
      status: said.done,
    });
    expect(await balance(member)).toBe(102_00000n);
    expect((await site.call(listDownlines, { pageNum: 1, pageSize: 20 }, { token: member.token })).answer.code).toBe(
      'not_allowed',
    );
  });

  it('[PROD-01] a trial account is refused at every real-money call, and at no other', async () => {
    const trial = await registerMember(site);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [trial.memberId]);
    const [real, free] = [
      forMembers.filter(({ isRealMoney }) => isRealMoney === true),
      forMembers.filter(({ isRealMoney }) => isRealMoney !== true),
    ];
    expect(real.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'cashier.createWithdrawal',
        'agents.createTransfer',
        'points.redeem',
        'promotions.claimRaffle',
      ]),
    );
    expect(await codesOf(real, trial.token)).toEqual(eachSays(real, 'in_need_true_account'));
    expect(await balance(trial)).toBeDefined();
    // The last one ends the session.
    const open = free.filter(({ id }) => id !== 'identity.logout');
    const codes = Object.values(await codesOf(open, trial.token));
    expect(codes.filter((code) => code === 'not_logged_in')).toEqual([]);
    expect(codes.filter((code) => code === 'ok').length).toBeGreaterThan(10);
  });

  it('[PROD-01] an agent has an upline, downlines, and affiliates by its links', async () => {
    const top = await openInTree(site, { type: 1, terms: { rebateBps: 500, prizeGroup: 1900 } });
    const agent = await openInTree(site, { type: 2, invitedBy: top, terms: { rebateBps: 400, prizeGroup: 1850 } });
    const player = await openInTree(site, { type: 0, invitedBy: agent });
    const { token } = agent;
    expect((await site.call(getUpline, {}, { token })).answer.value?.upline).toEqual({ account: top.account });
    const link = {
      requestId: randomUUID(),
      type: 0 as const,
      rebateBps: 100,
      prizeGroup: 1750,
      days: 7,
      uses: 5,
      note: '',
    };
    const referralCode = (await site.call(createLink, link, { token })).answer.value?.code;
    const came = await site.call(register, await registration(site, 'affiliated1', { referralCode }));
    expect(came.answer.code).toBe('ok');
    const team = await site.call(listDownlines, { pageNum: 1, pageSize: 20 }, { token });
    expect(team.answer.value?.page.content.map(({ account }) => account).toSorted()).toEqual(
      [player.account, 'affiliated1'].toSorted(),
    );
  });
});
