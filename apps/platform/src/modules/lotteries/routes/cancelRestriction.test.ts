import { cancelRestriction } from '@baize/contract';
import {
  openLottery,
  openOperator,
  registerPayee,
  startPlatform,
  brandHosts,
  type TestLottery,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let lottery: TestLottery;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  lottery = await openLottery(site);
});
afterAll(() => site.close());

const open = async (
  token: string,
  restrictionId: string,
  { reason = 'A calmer day', host = brandHosts.first as string } = {},
) => (await site.call(cancelRestriction, { restrictionId, reason }, { token, host })).answer;

describe('works', () => {
  it('opens a number again, and says in the log which', async () => {
    const { token } = await openOperator(site);
    const member = await registerPayee(site, 10_000_000n);
    const { value } = await lottery.restrict({ token }, { numbers: ['1,2,3,4,5', '9,9,9,9,9'] });
    const own = value!.restrictions.find(({ number }) => number === '1,2,3,4,5')!;
    expect((await lottery.bet(member, [{}])).code).toBe('lottery_number_closed');
    expect((await open(token, own.id)).value?.restrictions).toMatchObject([{ number: '9,9,9,9,9' }]);
    expect((await lottery.bet(member, [{}])).code).toBe('ok');
    const { rows } = await site.owner.query<{ before: string }>(
      `select before from audit_trail where action = 'lotteries.cancelRestriction'`,
    );
    expect(rows.map(({ before }) => JSON.parse(before))).toEqual([
      { play: 'ssc.star5.direct', draw: null, 'number 1,2,3,4,5': 'closed' },
    ]);
  });
});

describe('refuses', () => {
  it('a number that is open already, one that was never restricted, and a missing reason', async () => {
    const { token } = await openOperator(site);
    const { value } = await lottery.restrict({ token }, { numbers: ['7,7,7,7,7'] });
    const { id } = value!.restrictions.find(({ number }) => number === '7,7,7,7,7')!;
    expect((await open(token, id, { reason: ' ' })).code).toBe('reason_required');
    expect((await open(token, id)).code).toBe('ok');
    expect((await open(token, id)).code).toBe('restriction_not_found');
    expect((await open(token, '999999999999')).code).toBe('restriction_not_found');
  });
});

describe('forbids', () => {
  it('auditors, members, and operators of another brand', async () => {
    const { value } = await lottery.restrict(await openOperator(site), { numbers: ['8,8,8,8,8'] });
    const { id } = value!.restrictions.find(({ number }) => number === '8,8,8,8,8')!;
    expect((await open((await openOperator(site, { role: 'auditor' })).token, id)).code).toBe('not_allowed');
    expect((await open((await registerPayee(site)).token, id)).code).toBe('not_logged_in');
    const { token } = await openOperator(site, { host: brandHosts.second });
    expect((await open(token, id, { host: brandHosts.second })).code).toBe('restriction_not_found');
  });
});
