import { listTrail, listWinCaps, removeWinCap, updateWinCap, type InputOf } from '@baize/contract';
import {
  brandHosts,
  openOperator,
  openVendor,
  registerMember,
  startPlatform,
  type TestPlatform,
  type TestVendor,
} from '@baize/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let site: TestPlatform;
let studio: TestVendor;
let operator: { token: string };
beforeAll(async () => {
  site = await startPlatform();
  studio = await openVendor(site);
  operator = await openOperator(site);
});
beforeEach(async () => {
  await site.owner.query('delete from vendors_win_caps');
  for (const [gameCode, multiple] of [
    ['', 10],
    ['dragon-eight', 20],
  ] as const) {
    const cap = { vendorId: studio.id, gameCode, multiple, amount: 100_000n, version: 0, reason: 'for a start' };
    await site.call(updateWinCap, cap, operator);
  }
});
afterAll(() => site.close());

const remove = async (
  change: Partial<InputOf<typeof removeWinCap>> = {},
  as: { token?: string; host?: string } = operator,
) => {
  const input = { vendorId: studio.id, gameCode: 'dragon-eight', version: 1, reason: 'no longer needed' };
  return (await site.call(removeWinCap, { ...input, ...change }, as)).answer;
};
const caps = async () => (await site.call(listWinCaps, { vendorId: studio.id }, operator)).answer.value?.caps;

describe('works', () => {
  it('a game falls back to its vendor’s bounds, and the vendor to the default ones', async () => {
    const { value } = await remove();
    expect(value?.caps).toMatchObject([{ gameCode: '', multiple: 10 }]);
    expect(value?.otherGames).toMatchObject([{ gameCode: 'dragon-eight' }]);
    expect((await remove({ gameCode: '' })).value?.caps).toMatchObject([
      { gameCode: '', multiple: 20_000, multipleFrom: 'default', amountFrom: 'default', version: 0, setAt: null },
    ]);
    const page = { action: 'vendors.removeWinCap', objectId: 'studio', pageNum: 1, pageSize: 20 };
    const trail = (await site.call(listTrail, page, operator)).answer.value?.page.content;
    expect(trail).toHaveLength(2);
    const before = JSON.stringify({ game: 'dragon-eight', multiple: 20, amount: '1' });
    expect(trail?.[1]).toMatchObject({ before, reason: 'no longer needed' });
  });
});

describe('refuses', () => {
  it('bounds that are not set or changed meanwhile, unknown vendors, and a missing reason', async () => {
    const before = await caps();
    expect((await remove({ gameCode: 'no-such-game' })).code).toBe('version_conflict');
    expect((await remove({ version: 2 })).code).toBe('version_conflict');
    expect((await remove({ vendorId: 999_999 })).code).toBe('vendor_not_found');
    const body = JSON.stringify({ vendorId: studio.id, gameCode: '', version: 1, reason: '' });
    const headers = { authorization: `Bearer ${operator.token}`, 'content-type': 'application/json' };
    expect((await site.send('POST', removeWinCap.path, { headers, body })).json()).toMatchObject({
      code: 'reason_required',
    });
    expect(await caps()).toEqual(before);
  });
});

describe('forbids', () => {
  it('[A257] auditors, members and guests; [A258] other brands', async () => {
    const before = await caps();
    expect((await remove({}, await openOperator(site, { role: 'auditor' }))).code).toBe('not_allowed');
    expect((await remove({}, { token: (await registerMember(site)).token })).code).toBe('not_logged_in');
    expect((await remove({}, {})).code).toBe('not_logged_in');
    expect((await remove({}, await openOperator(site, { host: brandHosts.second }))).code).toBe('version_conflict');
    expect(await caps()).toEqual(before);
  });
});
