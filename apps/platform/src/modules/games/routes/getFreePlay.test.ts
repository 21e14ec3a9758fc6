import { getFreePlay } from '@baize/contract';
import {
  brandHosts,
  openVendor,
  startPlatform,
  startSupplier,
  type TestPlatform,
  type TestSupplier,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let supplier: TestSupplier;
let now = Date.now();
const input = { vassalage: 'studio', gameCode: 'dragon-eight', device: 'desktop', language: 'EN' } as const;

beforeAll(async () => {
  [site, supplier] = await Promise.all([startPlatform({ clock: () => now }), startSupplier()]);
  const vendor = await openVendor(site, { supplierUrl: supplier.url });
  now += 2_000;
  supplier.operatorKey = vendor.operatorKey;
  supplier.answers.set('/operator/game/url', { url: `${supplier.url}/games/dragon-eight/` });
});
afterAll(async () => {
  await site.close();
  await supplier.close();
});

/* Game lists may be requested in between. */
const lastOpening = () => supplier.requests.findLast(({ path }) => path === '/operator/game/url');

describe('works', () => {
  it('opens a game for a guest without user, token or ledger', async () => {
    const { answer } = await site.call(getFreePlay, input);
    expect(answer.value?.url).toBe(`${supplier.url}/games/dragon-eight/`);
    const { body, isSigned } = lastOpening() ?? { body: {}, isSigned: false };
    expect(isSigned).toBe(true);
    expect(body).toMatchObject({ game_code: 'dragon-eight', platform: 'GPL_DESKTOP', lang: 'en' });
    expect(Object.keys(body)).not.toContain('user');
    expect(Object.keys(body)).not.toContain('token');
    await site.call(getFreePlay, { ...input, language: 'MS' });
    expect(lastOpening()?.body).toMatchObject({ lang: 'ms' });
    const { rows } = await site.owner.query('select 1 from vendors_sessions union all select 1 from wallet_accounts');
    expect(rows).toEqual([]);
  });
});

describe('refuses', () => {
  it('unknown games, games without free play, and a vendor that does not respond', async () => {
    expect((await site.call(getFreePlay, { ...input, gameCode: 'x' })).answer.code).toBe('game_not_found');
    await site.owner.query('update games_games set has_free_play = false');
    now += 2_000;
    expect((await site.call(getFreePlay, input)).answer.code).toBe('no_free_play');
    await site.owner.query('update games_games set has_free_play = true');
    now += 2_000;
    supplier.answers.set('/operator/game/url', 503);
    expect((await site.call(getFreePlay, input)).answer.code).toBe('vendor_unavailable');
    supplier.answers.set('/operator/game/url', { url: `${supplier.url}/games/dragon-eight/` });
  });
});

describe('forbids', () => {
  it('[A120] launches above the rate limit, and games that the brand does not offer', async () => {
    const answers = [];
    for (let turn = 0; turn < 40; turn += 1) answers.push((await site.call(getFreePlay, input)).status);
    expect(answers.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
    await site.owner.query('delete from vendors_brand_vendors where brand_id = 2');
    now += 2_000;
    const elsewhere = await site.call(getFreePlay, input, { host: brandHosts.second });
    expect(elsewhere.answer.code).toBe('game_not_found');
  });
});
