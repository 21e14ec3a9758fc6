import { redeem, updateReward, type InputOf } from '@baize/contract';
import {
  brandHosts,
  goodPaymentPassword as paymentPassword,
  openMall,
  openOperator,
  registerMember,
  registerPayee,
  startPlatform,
  type TestMall,
  type TestPlatform,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let mall: TestMall;
beforeAll(async () => {
  site = await startPlatform();
  mall = await openMall(site);
});
afterAll(() => site.close());

type Known = Awaited<ReturnType<TestMall['addReward']>>;
type Draft = InputOf<typeof updateReward>['draft'];
const update = async (token: string, known: Known, changes: Partial<Draft> = {}, host: string = brandHosts.first) => {
  const input = { rewardId: known.id, version: known.version, draft: { ...known.draft, ...changes } };
  return (await site.call(updateReward, input, { token, host })).answer;
};

describe('works', () => {
  it('changes a reward and keeps what was taken of it meanwhile', async () => {
    const known = await mall.addReward({ stock: 10 });
    const member = await registerPayee(site);
    await mall.give(member, 1_000);
    const parcel = { recipient: '', address: '', mobile: '' };
    const input = { requestId: randomUUID(), rewardId: known.id, version: 1, quantity: 3, ...parcel, paymentPassword };
    await site.call(redeem, input, { token: member.token });
    const operator = await openOperator(site);
    const { value } = await update(operator.token, known, { points: 150, stock: 12, category: 'vouchers' });
    expect(value).toMatchObject({
      ...{ version: 2, taken: 3 },
      draft: { points: 150, stock: 12, category: 'vouchers', position: known.draft.position },
    });
    const { rows } = await site.owner.query<{ before: string; after: string }>(
      `select before, after from audit_trail where action = 'points.updateReward' and object_id = $1`,
      [known.id],
    );
    expect(rows[0]?.before).toContain('100');
    expect(rows[0]?.after).toContain('150');
  });
});

describe('refuses', () => {
  it('an outdated version, unknown rewards and inconsistent input', async () => {
    const { token } = await openOperator(site);
    const known = await mall.addReward();
    expect((await update(token, known, { points: 1 })).code).toBe('ok');
    expect((await update(token, known, { points: 2 })).code).toBe('version_conflict');
    expect((await update(token, { ...known, id: '999999' })).code).toBe('reward_not_found');
    expect((await update(token, { ...known, version: 2 }, { pays: 0n })).code).toBe('reward_invalid');
    expect((await update(token, { ...known, version: 2 }, { pays: 1n })).code).toBe('amount_invalid');
  });
});

describe('forbids', () => {
  it('guests, members, auditors and another brand’s operators', async () => {
    const known = await mall.addReward();
    expect((await update('', known)).code).toBe('not_logged_in');
    expect((await update((await registerMember(site)).token, known)).code).toBe('not_logged_in');
    expect((await update((await openOperator(site, { role: 'auditor' })).token, known)).code).toBe('not_allowed');
    const foreign = await openOperator(site, { host: brandHosts.second });
    expect((await update(foreign.token, known, {}, foreign.host)).code).toMatch(/reward_not_found|reward_invalid/);
  });
});
