import { createProposal, decideProposal } from '@baize/contract';
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

const proposed = async (token: string) => {
  const no = await lottery.current();
  await lottery.close(no);
  await lottery.turn();
  const drawId = String((await lottery.drawOf(no))['id']);
  const said = { drawId, kind: 'result' as const, numbers: [1, 2, 3, 4, 5], reason: 'As drawn on television' };
  const { answer } = await site.call(createProposal, said, { token });
  return { no, proposalId: answer.value!.proposal!.id };
};
const decide = async (token: string, proposalId: string, isApproved = true, host: string = brandHosts.first) =>
  (await site.call(decideProposal, { proposalId, isApproved }, { token, host })).answer;

describe('works', () => {
  it("[A176] [I-20] makes a result final by a second operator's decision, once", async () => {
    const { token } = await openOperator(site);
    const [second, third] = await Promise.all([openOperator(site), openOperator(site)]);
    const { no, proposalId } = await proposed(token);
    const codes = await Promise.all([second, third, second].map((one) => decide(one.token, proposalId)));
    expect(codes.map(({ code }) => code).sort()).toEqual(['ok', 'proposal_decided', 'proposal_decided']);
    expect(await lottery.drawOf(no)).toMatchObject({ state: 'drawn', result: [1, 2, 3, 4, 5], result_no: 1 });
  });

  it('lets the proposer withdraw it, and a rejected one changes nothing', async () => {
    const { token } = await openOperator(site);
    const { no, proposalId } = await proposed(token);
    expect((await decide(token, proposalId, false)).value).toMatchObject({ state: 'awaiting', proposal: null });
    expect((await lottery.drawOf(no))['result']).toBeNull();
    expect((await decide((await openOperator(site)).token, proposalId)).code).toBe('proposal_decided');
  });
});

describe('refuses', () => {
  it('[A176] the same operator twice, and an unknown proposal', async () => {
    const { token } = await openOperator(site);
    const { proposalId } = await proposed(token);
    expect((await decide(token, proposalId)).code).toBe('second_operator_needed');
    expect((await decide(token, '999999')).code).toBe('proposal_not_found');
  });
});

describe('forbids', () => {
  it('auditors, members, guests and operators of another brand', async () => {
    const { proposalId } = await proposed((await openOperator(site)).token);
    expect((await decide((await openOperator(site, { role: 'auditor' })).token, proposalId)).code).toBe('not_allowed');
    expect((await decide((await registerMember(site)).token, proposalId)).code).toBe('not_logged_in');
    expect((await decide('', proposalId)).code).toBe('not_logged_in');
    const foreign = await openOperator(site, { host: brandHosts.second });
    expect((await decide(foreign.token, proposalId, true, brandHosts.second)).code).toBe('proposal_not_found');
  });
});
