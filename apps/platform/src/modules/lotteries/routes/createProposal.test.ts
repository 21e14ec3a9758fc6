import { createProposal, type InputOf } from '@baize/contract';
import {
  brandHosts,
  openLottery,
  openOperator,
  registerMember,
  startPlatform,
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

const waiting = async (): Promise<string> => {
  const no = await lottery.current();
  await lottery.close(no);
  await lottery.turn();
  return no;
};
const propose = async (
  token: string,
  no: string,
  change: Partial<InputOf<typeof createProposal>> = {},
  host: string = brandHosts.first,
) => {
  const drawId = String((await lottery.drawOf(no))['id']);
  const said = { drawId, kind: 'result' as const, numbers: [1, 2, 3, 4, 5], reason: 'As drawn on television' };
  return (await site.call(createProposal, { ...said, ...change }, { token, host })).answer;
};

describe('works', () => {
  it('[A176] stores a proposal, and nothing happens before a second operator approves', async () => {
    const no = await waiting();
    const operator = await openOperator(site);
    const { value } = await propose(operator.token, no);
    expect(value).toMatchObject({
      numbers: null,
      proposal: { numbers: [1, 2, 3, 4, 5], proposedBy: operator.username },
    });
    await lottery.turn();
    expect((await lottery.drawOf(no))['state']).toBe('awaiting');
    expect((await propose((await openOperator(site)).token, no)).code).toBe('proposal_waiting');
    const { rows } = await site.owner.query(`select actor from audit_trail where action = 'lotteries.createProposal'`);
    expect(rows).toEqual([{ actor: operator.username }]);
  });
});

describe('refuses', () => {
  it('invalid numbers, an open draw, and a missing reason', async () => {
    const { token } = await openOperator(site);
    const no = await waiting();
    for (const numbers of [[1, 2, 3, 4], [1, 2, 3, 4, 10], [1, 2, 3, 4, 5, 6], null]) {
      expect((await propose(token, no, { numbers })).code).toBe('result_invalid');
    }
    expect((await propose(token, no, { reason: ' ' })).code).toBe('reason_required');
    expect((await propose(token, no, { drawId: '999999' })).code).toBe('draw_not_found');
    expect((await propose(token, await lottery.current())).code).toBe('draw_state_changed');
  });

  it('a result before the time of its draw', async () => {
    const { token } = await openOperator(site);
    const no = await waiting();
    const setDrawAt = (at: string) =>
      site.owner.query(
        `update lotteries_draws d set draw_at = ${at} from lotteries_lotteries l where l.id = d.lottery_id and l.code = $1 and d.no = $2`,
        [lottery.code, no],
      );
    await setDrawAt(`close_at + interval '1 hour'`);
    expect((await propose(token, no)).code).toBe('draw_not_due');
    await setDrawAt('close_at');
    expect((await propose(token, no)).code).toBe('ok');
  });
});

describe('forbids', () => {
  it('[A176] auditors, members, guests and operators of another brand', async () => {
    const no = await waiting();
    expect((await propose((await openOperator(site, { role: 'auditor' })).token, no)).code).toBe('not_allowed');
    expect((await propose((await registerMember(site)).token, no)).code).toBe('not_logged_in');
    expect((await propose('', no)).code).toBe('not_logged_in');
    const foreign = await openOperator(site, { host: brandHosts.second });
    expect((await propose(foreign.token, no, {}, brandHosts.second)).code).toBe('draw_not_found');
  });
});
