import { createFreeRounds, type InputOf } from '@baize/contract';
import { brandHosts, openOperator, openVendor, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const STAKE = 100_000n;
const DAY_MS = 86_400_000;
let site: TestPlatform;
let operator: { token: string; username: string };
beforeAll(async () => {
  site = await startPlatform();
  await openVendor(site, { freeStakes: [STAKE, 2n * STAKE] });
  await openVendor(site, { code: 'plain', games: [{ gameCode: 'other', classify: 'RNG', names: ['Other', '别的'] }] });
  operator = await openOperator(site);
});
afterAll(() => site.close());

type Input = InputOf<typeof createFreeRounds>;
const inputOf = (account: string, change: Partial<Input> = {}): Input => ({
  ...{ requestId: randomUUID(), account, vassalage: 'studio', gameCode: 'dragon-eight', rounds: 10, stake: STAKE },
  ...{ endsAt: new Date(Date.now() + DAY_MS).toISOString(), reason: 'agreed with the member', ...change },
});
const ask = async (input: Input, token = operator.token) =>
  (await site.call(createFreeRounds, input, { token })).answer;

describe('works', () => {
  it('creates a request that gives nothing yet, once per id, with an audit row', async () => {
    const { account, memberId } = await registerMember(site);
    const input = inputOf(account);
    const [first, second] = await Promise.all([ask(input), ask(input)]);
    expect(first.value).toMatchObject({
      ...{ account, memberId: String(memberId), status: 'requested', stake: STAKE, rounds: 10, left: 10, won: 0n },
      ...{ requester: operator.username, approver: '', gameName: { EN: 'Dragon Eight' }, endsAt: input.endsAt },
    });
    expect(second.value?.id).toBe(first.value?.id);
    expect((await ask({ ...input, rounds: 11 })).code).toBe('request_conflict');
    const { rows } = await site.owner.query(
      `select after::jsonb as after from audit_trail where action = 'vendors.createFreeRounds' and object_id = $1`,
      [first.value?.id],
    );
    expect(rows).toEqual([{ after: { member: account, game: 'studio dragon-eight', rounds: 10, stake: '1' } }]);
  });
});

describe('refuses', () => {
  it('unknown members, trial accounts, games and stakes without free rounds, and invalid end times', async () => {
    const { account, memberId } = await registerMember(site);
    for (const [change, code] of [
      [{ account: 'nobody-here' }, 'member_not_found'],
      [{ gameCode: 'no-such-game' }, 'game_not_found'],
      [{ vassalage: 'plain', gameCode: 'other' }, 'free_rounds_not_offered'],
      [{ stake: STAKE + 1n }, 'free_rounds_stake_invalid'],
      [{ endsAt: new Date(Date.now() - 1_000).toISOString() }, 'free_rounds_end_invalid'],
      [{ endsAt: new Date(Date.now() + 91 * DAY_MS).toISOString() }, 'free_rounds_end_invalid'],
    ] as const) {
      expect((await ask(inputOf(account, change))).code, JSON.stringify(Object.keys(change))).toBe(code);
    }
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [memberId]);
    expect((await ask(inputOf(account))).code).toBe('member_not_found');
    const headers = { authorization: `Bearer ${operator.token}` };
    for (const change of [{ rounds: 0 }, { rounds: 101 }, { stake: '0' }, { endsAt: 'soon' }, { reason: 'short' }]) {
      const body = JSON.stringify({ ...inputOf(account), stake: '1', ...change });
      expect((await site.send('POST', createFreeRounds.path, { body, headers })).status, body).toBe(400);
    }
    const { rows } = await site.owner.query('select from vendors_free_rounds where member_id = $1', [memberId]);
    expect(rows).toEqual([]);
  });
});

describe('forbids', () => {
  it('guests, members, auditors, members of another brand, and one’s own account', async () => {
    const { account, token, memberId } = await registerMember(site);
    const input = inputOf(account);
    expect((await site.call(createFreeRounds, input)).status).toBe(401);
    expect((await ask(input, token)).code).toBe('not_logged_in');
    expect((await ask(input, (await openOperator(site, { role: 'auditor' })).token)).code).toBe('not_allowed');
    const other = await openOperator(site, { host: brandHosts.second });
    expect((await site.call(createFreeRounds, input, other)).answer.code).toBe('member_not_found');
    const own = await openOperator(site, { ownMemberId: memberId });
    expect((await ask(input, own.token)).code).toBe('not_allowed');
  });
});
