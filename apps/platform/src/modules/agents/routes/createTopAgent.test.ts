import { createTopAgent, getRegisterTerms, listMemberTerms, login, type InputOf } from '@baize/contract';
import { brandHosts, credentials, openOperator, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMember } from '../index.ts';

let site: TestPlatform;
let operator: { token: string; username: string };
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  operator = await openOperator(site);
});
afterAll(() => site.close());

const password = 'orchard gate 41 lamp';
const reason = 'Signed the partner agreement.';
type Order = Partial<InputOf<typeof createTopAgent>>;
const open = async (username: string, changes: Order = {}, by: { token: string; host?: string } = operator) => {
  const input = { username, password, rebateBps: 1250, prizeGroup: 1956, reason, ...changes };
  return (await site.call(createTopAgent, input, by)).answer;
};
const countOf = async (name: string): Promise<number | undefined> =>
  (
    await site.owner.query<{ n: number }>('select count(*)::int as n from identity_accounts where username_key = $1', [
      name,
    ])
  ).rows[0]?.n;

describe('works', () => {
  it('[ROLE-11] opens an agent directly below the house, which signs in, has to choose a password and may give on', async () => {
    const { value } = await open('topagent1');
    expect(value?.account).toBe('topagent1');
    const memberId = BigInt(value?.memberId ?? 0);
    expect(await readMember(site.owner, { brandId: 1, memberId })).toMatchObject({
      ...{ parentId: null, type: 1, rebateBps: 1250, prizeGroup: 1956 },
    });
    const enter = async () => {
      const input = await credentials(site, 'topagent1', { password, side: 'agent' });
      return (await site.call(login, input)).answer.value as { token: string; needsPasswordChange: boolean };
    };
    expect(await enter()).toMatchObject({ needsPasswordChange: true });
    await site.owner.query('update identity_accounts set needs_password_change = false where id = $1', [memberId]);
    const { token } = await enter();
    expect((await site.call(getRegisterTerms, {}, { token })).answer.value).toMatchObject({
      most: { rebateBps: 1240, prizeGroup: 1954 },
    });
    const log = await site.call(listMemberTerms, { memberId: String(memberId), pageNum: 1, pageSize: 20 }, operator);
    expect(log.answer.value).toMatchObject({
      ...{ account: 'topagent1', upline: '' },
      page: {
        content: [
          { what: 'opened', before: null, after: { rebateBps: 1250, prizeGroup: 1956 }, by: operator.username, reason },
        ],
      },
    });
    const { rows } = await site.owner.query(
      `select reason, actor from audit_trail where action = 'agents.createTopAgent' and object_id = $1`,
      [String(memberId)],
    );
    expect(rows).toEqual([{ reason, actor: operator.username }]);
  });

  it('opens one account for a name that is sent twice at once', async () => {
    const codes = (await Promise.all([open('twiceone1'), open('twiceone1')])).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(['ok', 'username_taken']);
    expect(await countOf('twiceone1')).toBe(1);
  });
});

describe('refuses', () => {
  it('terms outside of the rules of the brand, poor names and passwords, and a missing reason; and opens nothing', async () => {
    for (const [changes, code] of [
      [{ rebateBps: 1301 }, 'rebate_out_of_range'],
      [{ prizeGroup: 1961 }, 'prize_group_out_of_range'],
      [{ prizeGroup: 1699 }, 'prize_group_out_of_range'],
      [{ username: '1agent' }, 'username_invalid'],
      [{ password: '' }, 'field_required'],
      [{ password: 'short' }, 'password_invalid'],
      [{ reason: 'short' }, 'reason_required'],
    ] as const) {
      expect((await open('refused12', changes)).code, JSON.stringify(changes)).toBe(code);
    }
    expect(await countOf('refused12')).toBe(0);
  });
});

describe('forbids', () => {
  it('auditors, and whoever is no operator; and opens in the own brand only', async () => {
    expect((await open('forbidden1', {}, await openOperator(site, { role: 'auditor' }))).code).toBe('not_allowed');
    expect((await open('forbidden1', {}, { token: 'none' })).code).toBe('not_logged_in');
    expect(await countOf('forbidden1')).toBe(0);
    const other = await openOperator(site, { host: brandHosts.second });
    const memberId = BigInt((await open('elsewhere1', {}, other)).value?.memberId ?? 0);
    expect(await readMember(site.owner, { brandId: 1, memberId })).toBeUndefined();
    expect(await readMember(site.owner, { brandId: 2, memberId })).toMatchObject({ type: 1 });
  });
});
