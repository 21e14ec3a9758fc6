import { listCatalogue, type InputOf } from '@baize/contract';
import { openOperator, openVendor, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let token: string;
let now = Date.now();
beforeAll(async () => {
  site = await startPlatform({ clock: () => now });
  await openVendor(site, {
    games: [
      { gameCode: 'table-one', classify: 'LIVE', names: ['Table One', '一号桌'] },
      { gameCode: 'lucky-scratch', classify: 'RNG', names: ['Lucky Scratch', '刮刮乐'] },
    ],
  });
  await site.owner.query(
    `insert into games_decisions (brand_id, game_id, is_enabled, position, badge, sub_category, currency, updated_by)
     select 1, id, false, 1, 'NEW', 'SC', 'CNY', 'test' from games_games where game_code = 'lucky-scratch'`,
  );
  now += 2_000;
  token = (await openOperator(site, { role: 'auditor' })).token;
});
afterAll(() => site.close());

type Query = Partial<InputOf<typeof listCatalogue>>;
const codes = async (query: Query = {}) => {
  const { answer } = await site.call(listCatalogue, { pageNum: 1, pageSize: 20, ...query }, { token });
  return answer.value?.page.content.map(({ gameCode }) => gameCode);
};

describe('works', () => {
  it('lists every game in lobby order, disabled ones included, by category, type, vendor, state and search', async () => {
    expect(await codes()).toEqual(['lucky-scratch', 'dragon-eight', 'table-one']);
    expect(await codes({ gameClassify: 'LIVE' })).toEqual(['table-one']);
    expect(await codes({ subCategory: 'SC' })).toEqual(['lucky-scratch']);
    expect(await codes({ state: 'on' })).toEqual(['dragon-eight', 'table-one']);
    expect(await codes({ search: '一号' })).toEqual(['table-one']);
    expect(await codes({ search: 'SCRATCH' })).toEqual(['lucky-scratch']);
    expect(await codes({ vassalage: 'nobody' })).toEqual([]);
    expect(await codes({ pageNum: 2, pageSize: 2 })).toEqual(['table-one']);
    const { answer } = await site.call(listCatalogue, { pageNum: 1, pageSize: 1 }, { token });
    expect(answer.value?.page.content[0]).toMatchObject({
      ...{ version: 1, isAvailable: false },
      decision: { isEnabled: false, position: 1, badge: 'NEW', subCategory: 'SC', minBet: null, maxBet: null },
    });
  });
});

describe('refuses', () => {
  it('[A122] invalid pages and categories', async () => {
    const headers = { authorization: `Bearer ${token}` };
    for (const query of ['pageNum=0', 'pageNum=-1', 'pageSize=1000000', 'gameClassify=X', 'subCategory=slots']) {
      expect((await site.send('GET', `${listCatalogue.path}?${query}`, { headers })).status, query).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('[A257] members and guests', async () => {
    const input = { pageNum: 1, pageSize: 20 };
    expect((await site.call(listCatalogue, input)).status).toBe(401);
    expect((await site.call(listCatalogue, input, { token: (await registerMember(site)).token })).status).toBe(401);
  });
});
