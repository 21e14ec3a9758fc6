import { listRewards, redeem, type InputOf } from '@baize/contract';
import {
  brandHosts,
  goodPaymentPassword,
  openMall,
  openOperator,
  registerMember,
  registerPayee,
  startPlatform,
  type TestMall,
  type TestPlatform,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let site: TestPlatform;
let mall: TestMall;
beforeAll(async () => {
  site = await startPlatform();
  mall = await openMall(site);
});
afterAll(() => site.close());
beforeEach(() => site.owner.query('update points_rewards set is_listed = false'));

type Wanted = Partial<InputOf<typeof listRewards>>;
const list = async (token: string, wanted: Wanted = {}) => {
  const input = { sort: 'position' as const, ...wanted, pageNum: 1, pageSize: 20 };
  return (await site.call(listRewards, input, { token })).answer;
};

describe('works', () => {
  it('[CALL-68] returns available rewards, their price and remaining stock', async () => {
    const member = await registerPayee(site);
    await mall.give(member, 1_000);
    const { id, version } = await mall.addReward({ stock: 10, memberCap: 3 });
    const input = { requestId: randomUUID(), rewardId: id, version, quantity: 2 };
    const empty = { recipient: '', address: '', mobile: '' };
    const { token } = member;
    await site.call(redeem, { ...input, ...empty, paymentPassword: goodPaymentPassword }, { token });
    const { value } = await list(token);
    expect(value).toMatchObject({ currency: 'CNY', page: { totalRows: 1 } });
    expect(value?.page.content).toMatchObject([
      { id, version, kind: 'credit', points: 100, amount: 0n, pays: 200_000n, left: 8, memberCap: 3, taken: 2 },
    ]);
    expect((await list((await registerMember(site)).token)).value?.page.content).toMatchObject([{ left: 8, taken: 0 }]);
    expect(JSON.stringify(Object.keys(value?.page.content[0] ?? {}))).not.toMatch(/updatedBy|stock|isListed/);
  });

  it('leaves out hidden, future and ended ones, and applies the requested order', async () => {
    const { token } = await registerMember(site);
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    await mall.addReward({ isListed: false });
    await mall.addReward({ opensAt: at(1) });
    await mall.addReward({ opensAt: at(-2), closesAt: at(-1) });
    const dear = await mall.addReward({ points: 500, position: 1, opensAt: at(-1), closesAt: at(1) });
    const cheap = await mall.addReward({ points: 50, position: 2, kind: 'gift', pays: 0n, needsAddress: true });
    const ids = async (wanted: Wanted) => (await list(token, wanted)).value?.page.content.map(({ id }) => id);
    expect(await ids({})).toEqual([dear.id, cheap.id]);
    expect(await ids({ sort: 'pointsUp' })).toEqual([cheap.id, dear.id]);
    expect(await ids({ sort: 'pointsDown' })).toEqual([dear.id, cheap.id]);
    expect(await ids({ kind: 'gift' })).toEqual([cheap.id]);
    expect(await ids({ upTo: 499 })).toEqual([cheap.id]);
  });

  it('returns the category of each reward, and those of one category', async () => {
    const { token } = await registerMember(site);
    const radio = await mall.addReward({ category: 'electronics', points: 80, position: 1 });
    const lamp = await mall.addReward({ category: 'electronics', points: 900, position: 2 });
    const money = await mall.addReward({ position: 3 });
    const found = async (wanted: Wanted) => {
      const { value } = await list(token, wanted);
      return { total: value?.page.totalRows, rows: value?.page.content.map(({ id, category }) => [id, category]) };
    };
    const [first, second] = [
      [radio.id, 'electronics'],
      [lamp.id, 'electronics'],
    ];
    expect(await found({})).toEqual({ total: 3, rows: [first, second, [money.id, 'money']] });
    expect(await found({ category: 'electronics' })).toEqual({ total: 2, rows: [first, second] });
    expect(await found({ category: 'electronics', upTo: 100 })).toEqual({ total: 1, rows: [first] });
    expect(await found({ category: 'electronics', kind: 'gift' })).toEqual({ total: 0, rows: [] });
    expect(await found({ category: 'luxury' })).toEqual({ total: 0, rows: [] });
  });
});

describe('refuses', () => {
  it('invalid filters and pages', async () => {
    const { token } = await registerMember(site);
    const headers = { authorization: `Bearer ${token}` };
    for (const query of ['?kind=car', '?category=car', '?upTo=-1', '?sort=name', '?pageNum=0', '?isListed=false']) {
      expect((await site.send('GET', listRewards.path + query, { headers })).status, query).toBe(400);
    }
    const unknown = await site.send('GET', `${listRewards.path}?category=car`, { headers });
    expect(unknown.json()).toMatchObject({ code: 'invalid_input', value: { field: 'category' } });
  });
});

describe('forbids', () => {
  it('guests and operators, and shows only the own brand’s rewards', async () => {
    const input = { sort: 'position' as const, pageNum: 1, pageSize: 20 };
    expect((await site.call(listRewards, input)).status).toBe(401);
    expect((await site.call(listRewards, input, { token: (await openOperator(site)).token })).status).toBe(401);
    const other = await openMall(site, { host: brandHosts.second });
    await other.addReward();
    expect((await list((await registerMember(site)).token)).value?.page.content).toEqual([]);
  });
});
