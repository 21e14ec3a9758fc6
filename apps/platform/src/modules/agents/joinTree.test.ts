import { register } from '@baize/contract';
import { registerMember, registration, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { depthBelow, downlinesAt, isDirectDownline, readMember, teamOf, uplineOf, uplinesOf } from './index.ts';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

/** An account with an inviter. */
async function open(username: string, type: 0 | 1 | 2 | 41 | 42, invitedBy?: bigint): Promise<bigint> {
  const brand = { id: 1, currency: 'CNY', defaultLanguage: 'CN', mainDomain: 'localhost' };
  const { memberId } = await site.platform.identity.openAccount({ brand, username, password: 'x', type, invitedBy });
  return memberId;
}

describe('the agent tree', () => {
  it("puts an agent's invitees below the agent, and a member's invitees beside the member", async () => {
    const top = await open('treetop', 1);
    const middle = await open('treemiddle', 41, top);
    const leaf = await open('treeleaf', 0, middle);
    const friend = await open('treefriend', 0, leaf);
    const stranger = await open('treestranger', 0);
    const brandId = 1;
    const { owner } = site;
    expect(await uplineOf(owner, { brandId, memberId: leaf })).toBe(middle);
    expect(await uplineOf(owner, { brandId, memberId: friend })).toBe(middle);
    expect(await uplineOf(owner, { brandId, memberId: stranger })).toBeUndefined();
    expect((await uplinesOf(owner, { brandId, memberId: leaf })).map(({ memberId }) => memberId)).toEqual([
      middle,
      top,
    ]);
    expect(await teamOf(owner, { brandId, agentId: top })).toEqual([middle, leaf, friend]);
    expect(await teamOf(owner, { brandId, agentId: top, maxDepth: 1 })).toEqual([middle]);
    expect(await isDirectDownline(owner, { brandId, agentId: middle, memberId: leaf })).toBe(true);
    expect(await isDirectDownline(owner, { brandId, agentId: top, memberId: leaf })).toBe(false);
    expect(await depthBelow(owner, { brandId, agentId: top, memberId: leaf })).toBe(2);
    expect(await depthBelow(owner, { brandId, agentId: leaf, memberId: top })).toBeUndefined();
    expect(await downlinesAt(owner, { brandId, agentId: middle, at: new Date(Date.now() + 60_000) })).toEqual([
      leaf,
      friend,
    ]);
    expect(await downlinesAt(owner, { brandId, agentId: middle, at: new Date(0) })).toEqual([]);
    expect(await teamOf(owner, { brandId: 2, agentId: top })).toEqual([]);
    expect(await readMember(owner, { brandId: 2, memberId: top })).toBeUndefined();
  });

  it('puts a registration by an agent’s code into the agent’s team at once', async () => {
    const agent = await open('codeagent', 2);
    await site.platform.identity.addInvitation({ brandId: 1, code: 'TREECODE', ownerId: agent });
    const { answer } = await site.call(register, await registration(site, 'bycode', { referralCode: 'treecode' }));
    const memberId = BigInt(answer.value?.session?.userInfo.id ?? 0);
    expect(await uplineOf(site.owner, { brandId: 1, memberId })).toBe(agent);
    const alone = await registerMember(site);
    expect(await uplineOf(site.owner, { brandId: 1, memberId: alone.memberId })).toBeUndefined();
  });
});
