import { closeSeed, listRounds } from '@baize/contract';
import {
  brandHosts,
  openVendor,
  registerMember,
  startPlatform,
  startSupplier,
  type TestMember,
  type TestPlatform,
  type TestSupplier,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const PATH = '/operator/game/reveal';
let site: TestPlatform;
let supplier: TestSupplier;
let member: TestMember;
let id: string;
let round: unknown;

beforeAll(async () => {
  [site, supplier] = await Promise.all([startPlatform(), startSupplier()]);
  const vendor = await openVendor(site, { supplierUrl: supplier.url });
  supplier.operatorKey = vendor.operatorKey;
  member = await registerMember(site);
  const bet = vendor.bet(await vendor.player({ memberId: member.memberId }), { amount: 200_000 });
  await vendor.call('/transaction/bet', bet);
  round = bet['round'];
  const { answer } = await site.call(listRounds, { pageNum: 1, pageSize: 20 }, { token: member.token });
  id = answer.value?.page.content[0]?.id ?? '';
});
afterAll(async () => {
  await site.close();
  await supplier.close();
});

const seeds = { serverSeedHash: 'ab', serverSeed: 'ef', clientSeed: 'cd', nonce: '7' };
const details = () => ({
  ...{ round, url: `${supplier.url}/replay/1`, verifyUrl: `${supplier.url}/verify/1`, proof: seeds },
});

describe('works', () => {
  it('sends the vendor a signed call and returns the proof with the seed', async () => {
    supplier.answers.set(PATH, details());
    const { answer } = await site.call(closeSeed, { id, language: 'CN' }, { token: member.token });
    expect(answer.value).toEqual({ proof: { ...seeds, verifyUrl: `${supplier.url}/verify/1` } });
    expect(supplier.requests.findLast(({ path }) => path === PATH)).toMatchObject({
      isSigned: true,
      body: { operator_id: 'baize', round, user: `baize-${member.memberId}`, lang: 'zh' },
    });
  });
});

describe('refuses', () => {
  it('while a round drawn from the seed is open, without the vendor’s answer, and for unknown rounds', async () => {
    const said = async (answered: unknown) => {
      supplier.answers.set(PATH, answered);
      return (await site.call(closeSeed, { id }, { token: member.token })).answer.code;
    };
    expect(await said(409)).toBe('seed_in_use');
    for (const answered of [500, 404, '{', { ...details(), round: 'another' }, { ...details(), proof: undefined }]) {
      expect(await said(answered), JSON.stringify(answered)).toBe('vendor_unavailable');
    }
    expect(await said({ ...details(), verifyUrl: 'https://evil.example/x' })).toBe('vendor_unavailable');
    const unknown = await site.call(closeSeed, { id: '999999' }, { token: member.token });
    expect([unknown.status, unknown.answer.code]).toEqual([404, 'round_not_found']);
  });
});

describe('forbids', () => {
  it('guests, other members and sessions of another brand, without calling the vendor', async () => {
    supplier.answers.set(PATH, details());
    const before = supplier.requests.filter(({ path }) => path === PATH).length;
    expect((await site.call(closeSeed, { id })).status).toBe(401);
    const other = await registerMember(site);
    expect((await site.call(closeSeed, { id }, { token: other.token })).answer.code).toBe('round_not_found');
    const { token } = await registerMember(site, undefined, { host: brandHosts.second });
    expect((await site.call(closeSeed, { id }, { token })).status).toBe(401);
    expect(supplier.requests.filter(({ path }) => path === PATH)).toHaveLength(before);
  });
});
