import { createReward, listRewardCatalogue, listRewards, uploadImage, type InputOf } from '@baize/contract';
import { openMall, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

type Draft = InputOf<typeof createReward>;
const gift: Draft = {
  ...{ kind: 'gift', category: 'lifestyle', image: '', points: 1_500, amount: 0n, pays: 0n, needsAddress: true },
  ...{ name: { CN: '扑克牌', EN: 'Cards' }, about: { CN: '五十四张。' }, stock: 20, memberCap: 2 },
  ...{ opensAt: null, closesAt: null, isListed: true, position: 10 },
};
const images = join(import.meta.dirname, '../../../../../../brands/baize/images');
const create = async (token: string, changes: Partial<Draft> = {}) =>
  (await site.call(createReward, { ...gift, ...changes }, { token })).answer;

describe('works', () => {
  it('adds a reward, with an audit row', async () => {
    const operator = await openOperator(site);
    const { value } = await create(operator.token, { closesAt: '2030-01-01T00:00:00.000Z' });
    expect(value).toMatchObject({
      ...{ version: 1, taken: 0, updatedBy: operator.username },
      draft: { ...gift, closesAt: '2030-01-01T00:00:00.000Z' },
    });
    const page = await site.call(listRewardCatalogue, { pageNum: 1, pageSize: 5 }, { token: operator.token });
    expect(page.answer.value?.page.content).toEqual([value]);
    const { rows } = await site.owner.query<{ action: string; actor: string; after: string }>(
      `select action, actor, after::text from audit_trail where object_type = 'reward'`,
    );
    expect(rows).toMatchObject([{ action: 'points.createReward', actor: operator.username }]);
    expect(rows[0]?.after).toContain('lifestyle');
  });
});

describe("a reward's category", () => {
  it('is “other” where none is given, and never one that is not known', async () => {
    const { token } = await openOperator(site);
    const headers = { authorization: `Bearer ${token}` };
    const { category: _, ...draft } = gift;
    const send = (change: Record<string, unknown>) =>
      site.send('POST', createReward.path, {
        headers,
        body: JSON.stringify({ ...draft, amount: '0', pays: '0', ...change }),
      });
    const added = await send({});
    const { value } = added.json() as { value: { id: string; draft: Draft } };
    expect(value.draft.category).toBe('other');
    const refused = await send({ category: 'cars' });
    expect(refused.status).toBe(400);
    expect(refused.json()).toMatchObject({ code: 'invalid_input', value: { field: 'category' } });
    await expect(
      site.owner.query(`update points_rewards set category = 'cars' where id = $1`, [value.id]),
    ).rejects.toThrow(/category/);
    await site.owner.query('delete from points_rewards where id = $1', [value.id]);
  });
});

describe("a reward's picture", () => {
  it("is uploaded like a banner's, and served to members", async () => {
    const mall = await openMall(site);
    const { token } = await openOperator(site);
    const data = readFileSync(join(images, 'hero/welcome-720.webp')).toString('base64');
    const { path } = (await site.call(uploadImage, { data }, { token })).answer.value ?? { path: '' };
    const reward = await mall.addReward({ image: path });
    const member = await registerMember(site);
    const listed = await site.call(
      listRewards,
      { sort: 'position', pageNum: 1, pageSize: 20 },
      { token: member.token },
    );
    const found = listed.answer.value?.page.content.find(({ id }) => id === reward.id);
    expect(found?.image).toBe(path);
    const { status, headers } = await site.send('GET', path);
    expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
    await site.owner.query('delete from points_rewards where id = $1', [reward.id]);
  });
});

describe('refuses', () => {
  it('incomplete and inconsistent rewards', async () => {
    const { token } = await openOperator(site);
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    for (const [change, code] of [
      [{ name: { EN: 'Cards' } }, 'reward_invalid'],
      [{ name: { CN: '  ' } }, 'reward_invalid'],
      [{ pays: 100_000n }, 'reward_invalid'],
      [{ kind: 'credit' as const, needsAddress: false }, 'reward_invalid'],
      [{ kind: 'credit' as const, pays: 100_000n }, 'reward_invalid'],
      [{ opensAt: at(2), closesAt: at(1) }, 'reward_invalid'],
      [{ amount: 100_001n }, 'amount_invalid'],
      [{ amount: 1_000_000_000_000_000n }, 'amount_invalid'],
    ] as const) {
      expect((await create(token, change)).code, JSON.stringify(Object.keys(change))).toBe(code);
    }
    const wire = { ...gift, amount: '0', pays: '0' };
    const headers = { authorization: `Bearer ${token}` };
    for (const change of [
      { points: 0 },
      { stock: -1 },
      { memberCap: 0 },
      { image: 'https://elsewhere.example/x.png' },
      { image: '/brand/uploads/../../ops/x.png' },
      { image: '/brand/uploads//elsewhere.example/x.png' },
      { amount: '-1' },
      { taken: 0 },
    ]) {
      const body = JSON.stringify({ ...wire, ...change });
      const { status } = await site.send('POST', createReward.path, { headers, body });
      expect(status, Object.keys(change).join()).toBe(400);
    }
    const { rows } = await site.owner.query<{ count: number }>('select count(*)::int as count from points_rewards');
    expect(rows[0]?.count).toBe(1);
  });
});

describe('forbids', () => {
  it('guests, members and auditors', async () => {
    expect((await create('')).code).toBe('not_logged_in');
    expect((await create((await registerMember(site)).token)).code).toBe('not_logged_in');
    expect((await create((await openOperator(site, { role: 'auditor' })).token)).code).toBe('not_allowed');
  });
});
