import { createMove, type InputOf } from '@baize/contract';
import {
  brandHosts,
  openInTree,
  openOperator,
  openTeam,
  startPlatform,
  type TestPlatform,
  type TestTeam,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { teamOf } from '../index.ts';

let site: TestPlatform;
let team: TestTeam;
let token: string;
beforeAll(async () => {
  site = await startPlatform();
  team = await openTeam(site);
  ({ token } = await openOperator(site));
});
afterAll(() => site.close());

const reason = 'They asked for it by post.';
const ask = async (
  { memberId }: { memberId: bigint },
  toAccount: string,
  changes: Partial<InputOf<typeof createMove>> = {},
  by = token,
) => (await site.call(createMove, { memberId: String(memberId), toAccount, reason, ...changes }, { token: by })).answer;

describe('works', () => {
  it('stores the request, and moves nobody', async () => {
    const { value } = await ask(team.middle, team.sibling.account);
    expect(value).toMatchObject({
      ...{ account: team.middle.account, from: team.top.account, to: team.sibling.account },
      ...{ teamCount: 1, status: 'waiting', decidedBy: '' },
    });
    expect(await teamOf(site.owner, { brandId: 1, agentId: team.sibling.memberId })).toEqual([team.cousin.memberId]);
    const { rows } = await site.owner.query(`select action from audit_trail where object_type = 'agentMove'`);
    expect(rows).toEqual([{ action: 'agents.createMove' }]);
  });
});

describe('refuses', () => {
  it('invalid requests with a reason', async () => {
    for (const [who, to, code] of [
      [team.middle, team.sibling.account, 'move_not_possible'],
      [team.direct, team.top.account, 'move_not_possible'],
      [team.direct, team.cousin.account, 'move_not_possible'],
      [team.top, team.middle.account, 'move_not_possible'],
      [team.top, team.top.account, 'move_not_possible'],
      [team.sibling, '', 'move_not_possible'],
      [team.sibling, team.middle.account, 'rebate_out_of_range'],
      [team.direct, 'nobody12', 'member_not_found'],
      [team.direct, team.foreign.account, 'member_not_found'],
      [team.foreign, team.top.account, 'member_not_found'],
    ] as const) {
      expect((await ask(who, to)).code, `${who.account} ${to}`).toBe(code);
    }
    expect((await ask(team.direct, team.sibling.account, { reason: 'short' })).code).toBe('reason_required');
  });

  it('to take anybody away from an upline, or from the house, who is bound by a contract that both have not ended', async () => {
    const bind = async (payerId: bigint, { memberId }: { memberId: bigint }) => {
      await site.owner.query(
        `insert into contracts_contracts (brand_id, payer_id, member_id, kind, currency, starts_day)
         values (1, $1, $2, 'daily', 'CNY', current_date - 9)`,
        [payerId, memberId],
      );
    };
    const below = await openInTree(site, { type: 2, invitedBy: team.top });
    const atTop = await openInTree(site, { type: 2 });
    await bind(team.top.memberId, below);
    await bind(0n, atTop);
    expect((await ask(below, team.sibling.account)).code).toBe('move_bound_by_contracts');
    expect((await ask(atTop, team.top.account)).code).toBe('move_bound_by_contracts');
    await site.owner.query('update contracts_contracts set ends_day = current_date where member_id = any ($1)', [
      [below.memberId, atTop.memberId],
    ]);
    expect((await ask(below, team.sibling.account)).code).toBe('ok');
    // What is promised further down goes along.
    const further = await openInTree(site, { type: 2, invitedBy: atTop });
    await bind(atTop.memberId, further);
    expect((await ask(atTop, team.top.account)).code).toBe('ok');
  });
});

describe('forbids', () => {
  it('auditors, members, and operators of another brand', async () => {
    const auditor = await openOperator(site, { role: 'auditor' });
    expect((await ask(team.direct, team.sibling.account, {}, auditor.token)).code).toBe('not_allowed');
    expect((await ask(team.direct, team.sibling.account, {}, team.top.token)).code).toBe('not_logged_in');
    const other = await openOperator(site, { host: brandHosts.second });
    const input = { memberId: String(team.direct.memberId), toAccount: '', reason };
    const { answer } = await site.call(createMove, input, { token: other.token, host: brandHosts.second });
    expect(answer.code).toBe('member_not_found');
  });
});
