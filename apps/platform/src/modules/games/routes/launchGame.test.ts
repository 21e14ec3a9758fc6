import { getFreePlay, launchGame, updateGame } from '@baize/contract';
import {
  brandHosts,
  changeSettings,
  openOperator,
  openVendor,
  registerMember,
  startPlatform,
  startSupplier,
  type TestMember,
  type TestPlatform,
  type TestSupplier,
  type TestVendor,
  said,
} from '@baize/testkit';
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setAccountState } from '#modules/wallet/index.ts';

let site: TestPlatform;
let supplier: TestSupplier;
let vendor: TestVendor;
let member: TestMember;
let now = Date.now();
const input = { vassalage: 'studio', gameCode: 'dragon-eight', device: 'mobile', language: 'CN' } as const;

beforeAll(async () => {
  [site, supplier] = await Promise.all([startPlatform({ clock: () => now }), startSupplier()]);
  vendor = await openVendor(site, { supplierUrl: supplier.url });
  now += 2_000;
  supplier.operatorKey = vendor.operatorKey;
  supplier.answers.set('/operator/game/url', { url: `${supplier.url}/games/dragon-eight/#session=1` });
  member = await registerMember(site);
});
afterAll(async () => {
  await site.close();
  await supplier.close();
});

async function sessions(): Promise<number> {
  const { rows } = await site.owner.query<{ n: number }>('select count(*)::integer as n from vendors_sessions');
  return rows[0]?.n ?? -1;
}

/* Game lists may be requested in between. */
const lastOpening = () => supplier.requests.findLast(({ path }) => path === '/operator/game/url');

describe('works', () => {
  it('[CALL-34] gives the vendor a token of its own, valid for bets on this game, and never the session’s', async () => {
    const { answer } = await site.call(launchGame, input, { token: member.token });
    expect(answer.value).toMatchObject({
      url: `${supplier.url}/games/dragon-eight/#session=1`,
      game: { gameCode: 'dragon-eight', vassalage: 'studio' },
    });
    const asked = lastOpening();
    expect(asked).toMatchObject({
      isSigned: true,
      body: {
        ...{
          operator_id: 'baize',
          user: `baize-${member.memberId}`,
          sub_partner_id: 'baize',
          game_code: 'dragon-eight',
        },
        ...{ currency: 'CNY', lang: 'zh', platform: 'GPL_MOBILE', lobby_url: 'http://localhost:8080/rng' },
      },
    });
    const token = String(asked?.body['token']);
    expect(token).not.toBe(member.token);
    const { rows } = await site.owner.query('select member_id from vendors_sessions where token_hash = $1', [
      createHash('sha256').update(token).digest(),
    ]);
    expect(rows).toEqual([{ member_id: member.memberId }]);
    const player = { memberId: member.memberId, brandId: 1, user: `baize-${member.memberId}`, token };
    expect((await vendor.call('/transaction/bet', vendor.bet(player, { amount: 0 }))).status).toBe(said.done);
  });

  it("passes the page's language to the vendor", async () => {
    for (const [language, lang] of [
      ['EN', 'en'],
      ['MS', 'ms'],
    ] as const) {
      await site.call(launchGame, { ...input, language }, { token: member.token });
      expect(lastOpening()?.body).toMatchObject({ lang });
    }
  });
});

describe('where it is opened', () => {
  const setVendor = async (set: string): Promise<void> => {
    await site.owner.query(`update vendors_vendors set ${set} where id = $1`, [vendor.id]);
    now += 2_000;
  };
  const open = async (device: 'desktop' | 'mobile') =>
    (await site.call(launchGame, { ...input, device }, { token: member.token })).answer.value;

  it('[SITE-08] [A126] is a game host of the brand if that serves the page, and the vendor’s own otherwise', async () => {
    const own = `${supplier.url}/games/dragon-eight/#session=1`;
    await changeSettings(site, { launchGameCDNs: ['g1.play.example', 'g2.play.example'] });
    now += 2_000;
    try {
      expect([(await open('desktop'))?.url, (await open('mobile'))?.url]).toEqual([own, own]);
      await setVendor('mirrored_origins = launch_origins');
      expect((await open('desktop'))?.url).toBe('https://g1.play.example/games/dragon-eight/#session=1');
      expect((await open('mobile'))?.url).toMatch(/^https:\/\/g[12]\.play\.example\/games\/dragon-eight\/#session=1$/);
    } finally {
      await setVendor("mirrored_origins = '{}'");
      await changeSettings(site, { launchGameCDNs: [] });
      now += 2_000;
    }
  });

  it('is a frame of the page, or a tab if the vendor lets nobody frame its pages', async () => {
    expect((await open('desktop'))?.opensIn).toBe('frame');
    await setVendor('is_frameable = false');
    expect((await open('desktop'))?.opensIn).toBe('tab');
    await setVendor('is_frameable = true');
  });

  it('is where the brand opens this game, whatever holds for the vendor’s others, and elsewhere the vendor’s word', async () => {
    const { rows } = await site.owner.query<{ id: number }>('select id from games_games where vendor_id = $1', [
      vendor.id,
    ]);
    const operator = await openOperator(site);
    const decide = async (version: number, opensIn: 'frame' | 'tab' | null) => {
      const plain = {
        isEnabled: true,
        position: null,
        badge: null,
        subCategory: '',
        minBet: null,
        maxBet: null,
      } as const;
      const change = { gameId: String(rows[0]?.id), version, decision: { ...plain, opensIn }, reason: 'its headers' };
      const { answer } = await site.call(updateGame, change, { token: operator.token });
      expect(answer.value).toMatchObject({ vendorOpensIn: 'frame', decision: { opensIn } });
      now += 2_000;
    };
    await decide(0, 'tab');
    expect([(await open('desktop'))?.opensIn, (await open('mobile'))?.opensIn]).toEqual(['tab', 'tab']);
    expect((await site.call(getFreePlay, input)).answer.value?.opensIn).toBe('tab');
    const elsewhere = await registerMember(site, undefined, { host: brandHosts.second });
    const there = { token: elsewhere.token, host: brandHosts.second };
    expect((await site.call(launchGame, input, there)).answer.value?.opensIn).toBe('frame');
    await decide(1, 'frame');
    await setVendor('is_frameable = false');
    expect((await open('desktop'))?.opensIn).toBe('frame');
    await setVendor('is_frameable = true');
    await decide(2, null);
    await setVendor('is_frameable = false');
    expect((await open('desktop'))?.opensIn).toBe('tab');
    await setVendor('is_frameable = true');
  });
});

describe('refuses', () => {
  it('[A117] codes that are not exactly in the brand’s catalogue', async () => {
    const before = await sessions();
    for (const change of [
      { gameCode: 'DRAGON-EIGHT' },
      { gameCode: '../dragon-eight' },
      { gameCode: 'http://evil.example/' },
      { gameCode: 'dragon-eight ' },
      { vassalage: 'Studio' },
      { vassalage: '__proto__' },
    ]) {
      const { status, answer } = await site.call(launchGame, { ...input, ...change }, { token: member.token });
      expect([status, answer.code], JSON.stringify(change)).toEqual([404, 'game_not_found']);
    }
    expect(await sessions()).toBe(before);
  });

  it('disabled games, and members who cannot spend', async () => {
    await site.owner.query('update games_games set is_enabled = false');
    now += 2_000;
    expect((await site.call(launchGame, input, { token: member.token })).answer.code).toBe('game_unavailable');
    await site.owner.query('update games_games set is_enabled = true');
    now += 2_000;
    const closed = await registerMember(site);
    await setAccountState(site.owner, { brandId: 1, memberId: closed.memberId, state: 'closed' });
    expect((await site.call(launchGame, input, { token: closed.token })).answer.code).toBe('account_closed');
  });

  it('[A126] URLs outside the vendor’s origins, and invalid vendor responses', async () => {
    const answers = [
      ...['https://evil.example/', 'javascript:alert(1)', `${supplier.url}@evil.example/`, '//evil.example'].map(
        (url) => ({ url }),
      ),
      ...[500, 302, '{"url":', { address: 'x' }],
    ];
    for (const answered of answers) {
      supplier.answers.set('/operator/game/url', answered);
      const { status, answer } = await site.call(launchGame, input, { token: member.token });
      expect([status, answer.code, answer.value], JSON.stringify(answered)).toEqual([200, 'vendor_unavailable', null]);
    }
    expect(supplier.requests.some(({ path }) => path === '/elsewhere')).toBe(false);
    supplier.answers.set('/operator/game/url', { url: `${supplier.url}/games/dragon-eight/` });
  });
});

describe('rate limits', () => {
  it('apply to the launches of one member per minute, also under concurrency, and to nobody else’s', async () => {
    const [eager, other] = [await registerMember(site), await registerMember(site)];
    const answers = await Promise.all([...Array(40)].map(() => site.call(launchGame, input, { token: eager.token })));
    expect(answers.filter(({ answer }) => answer.success).length).toBe(30);
    expect(answers.filter(({ status }) => status === 429).length).toBe(10);
    expect((await site.call(launchGame, input, { token: other.token })).answer.success).toBe(true);
    const { rows } = await site.owner.query<{ n: number }>(
      'select count(*)::integer as n from vendors_sessions where member_id = $1',
      [eager.memberId],
    );
    expect(rows).toEqual([{ n: 30 }]);
  });
});

describe('forbids', () => {
  it('[ROLE-04] guests, forged tokens and sessions of another brand', async () => {
    const before = await sessions();
    expect((await site.call(launchGame, input)).status).toBe(401);
    expect((await site.call(launchGame, input, { token: randomUUID() })).status).toBe(401);
    expect((await site.call(launchGame, input, { token: member.token, host: brandHosts.second })).status).toBe(401);
    expect(await sessions()).toBe(before);
  });
});
