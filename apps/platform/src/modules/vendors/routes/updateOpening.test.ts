import { launchGame, listBrandVendors, listTrail, updateOpening, type InputOf } from '@baize/contract';
import {
  changeSettings,
  openOperator,
  openVendor,
  registerMember,
  startPlatform,
  startSupplier,
  type TestPlatform,
  type TestSupplier,
  type TestVendor,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let supplier: TestSupplier;
let studio: TestVendor;
let token: string;
let now = Date.now();
beforeAll(async () => {
  [site, supplier] = await Promise.all([startPlatform({ clock: () => now }), startSupplier()]);
  studio = await openVendor(site, { supplierUrl: supplier.url });
  supplier.operatorKey = studio.operatorKey;
  supplier.answers.set('/operator/game/url', { url: `${supplier.url}/games/dragon-eight/` });
  await changeSettings(site, { launchGameCDNs: ['g1.play.example'] });
  now += 2_000;
  token = (await openOperator(site)).token;
});
afterAll(async () => {
  await site.close();
  await supplier.close();
});

type Change = Partial<InputOf<typeof updateOpening>>;
const update = async (change: Change, as: { token?: string } = { token }) => {
  const opening = { isFrameable: true, mirroredOrigins: [] };
  const input = { vendorId: studio.id, version: 1, opening, reason: 'they forbid frames', ...change };
  const { answer } = await site.call(updateOpening, input, as);
  now += 2_000;
  return answer;
};
const openingNow = async () => {
  const { answer } = await site.call(listBrandVendors, {}, { token });
  const { version, opening } = answer.value?.vendors.find(({ vendorId }) => vendorId === studio.id) ?? {};
  return { version, opening };
};

const parsed = (text: string): unknown => (text.startsWith('{') ? JSON.parse(text) : text);

describe('works', () => {
  it('decides where the brand opens games, for its launches only, and hands it back to the vendor', async () => {
    const member = await registerMember(site);
    const input = { vassalage: 'studio', gameCode: 'dragon-eight', device: 'desktop', language: 'EN' } as const;
    const launch = async () => (await site.call(launchGame, input, { token: member.token })).answer.value;
    const known = { isFrameable: true, mirroredOrigins: [] };
    expect(await openingNow()).toEqual({
      ...{ version: 1, opening: { launchOrigins: [supplier.url], vendor: known, brand: null } },
    });
    const own = { isFrameable: false, mirroredOrigins: [supplier.url] };
    expect((await update({ opening: own })).value).toMatchObject({
      version: 2,
      opening: { vendor: known, brand: own },
    });
    expect(await launch()).toMatchObject({ url: 'https://g1.play.example/games/dragon-eight/', opensIn: 'tab' });
    const { rows } = await site.owner.query<{ n: number }>(
      'select count(*)::integer as n from vendors_brand_vendors where brand_id <> 1 and is_frameable is not null',
    );
    expect(rows[0]?.n).toBe(0);
    expect((await update({ version: 2, opening: null, reason: 'as it was' })).value?.opening.brand).toBeNull();
    expect(await launch()).toMatchObject({ url: `${supplier.url}/games/dragon-eight/`, opensIn: 'frame' });
    const page = { action: 'vendors.updateOpening', objectId: 'studio', pageNum: 1, pageSize: 20 };
    const trail = (await site.call(listTrail, page, { token })).answer.value?.page.content;
    const facts = trail?.map(({ reason, before, after }) =>
      [reason, before, after].map((text) => text && parsed(text)),
    );
    const recorded = { isFrameable: false, mirroredOrigins: supplier.url };
    expect(facts).toEqual([
      ['as it was', recorded, {}],
      ['they forbid frames', {}, recorded],
    ]);
  });

  it('mirrors no origin that the vendor has no more', async () => {
    const { version = 0 } = await openingNow();
    await update({ version, opening: { isFrameable: true, mirroredOrigins: [supplier.url] } });
    await site.owner.query(`update vendors_vendors set launch_origins = '{https://new.example}' where id = $1`, [
      studio.id,
    ]);
    now += 2_000;
    const known = await site.platform.vendors.directory.byId(studio.id);
    expect(known?.standingAt(1)?.opening).toEqual({ isFrameable: true, mirroredOrigins: [] });
    await site.owner.query(`update vendors_vendors set launch_origins = $2 where id = $1`, [studio.id, [supplier.url]]);
    now += 2_000;
  });
});

describe('refuses', () => {
  it('what is no origin, is named twice or is another’s, and concurrent changes; nothing changes then', async () => {
    const before = await openingNow();
    const version = before.version ?? 0;
    const codeOf = async (mirroredOrigins: string[]) =>
      (await update({ version, opening: { isFrameable: true, mirroredOrigins } })).code;
    const none = [
      ...['games.example', '//games.example', 'ftp://games.example', `${supplier.url}/`, `${supplier.url}/games`, ''],
      ...[
        'https://games.example:443',
        'https://GAMES.example',
        'https://a@games.example',
        'https://games.example:99999',
      ],
      ...['javascript:alert(1)', `https://${'x'.repeat(300)}.example`, 'null', ' https://games.example'],
    ];
    const host = { headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } };
    for (const origin of none) {
      const opening = { isFrameable: true, mirroredOrigins: [origin] };
      const body = JSON.stringify({ vendorId: studio.id, version, opening, reason: 'because' });
      const { status, text } = await site.send('POST', updateOpening.path, { ...host, body });
      expect({ status, code: (JSON.parse(text) as { code: string }).code }, origin).toEqual({
        ...{ status: 400, code: 'origin_invalid' },
      });
    }
    expect(await codeOf(['https://games.example:8443'])).toBe('origin_foreign');
    expect(await codeOf([supplier.url.replace(/\d+$/, '1')])).toBe('origin_foreign');
    expect((await update({ version: 99 })).code).toBe('version_conflict');
    expect((await update({ vendorId: 999 })).code).toBe('vendor_not_found');
    for (const change of [
      { opening: { isFrameable: true, mirroredOrigins: [supplier.url, supplier.url] } },
      ...[{ opening: { isFrameable: 'no', mirroredOrigins: [] } }, { opening: { isFrameable: true } }, { opening: [] }],
      ...[{ reason: '' }, { opening: null, launchOrigins: [] }],
    ]) {
      const body = JSON.stringify({ vendorId: studio.id, version, opening: null, reason: 'because', ...change });
      expect((await site.send('POST', updateOpening.path, { ...host, body })).status, body).toBe(400);
    }
    expect(await openingNow()).toEqual(before);
  });
});

describe('forbids', () => {
  it('[A257] auditors, members and guests', async () => {
    expect((await update({}, await openOperator(site, { role: 'auditor' }))).code).toBe('not_allowed');
    expect((await update({}, { token: (await registerMember(site)).token })).code).toBe('not_logged_in');
    expect((await update({}, {})).code).toBe('not_logged_in');
  });
});
