import { getOwnInvite, removeInvite, updateOwnInvite } from '@baize/contract';
import { brandHosts, openOperator, openTeam, startPlatform, type TestPlatform, type TestTeam } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let team: TestTeam;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  team = await openTeam(site);
});
afterAll(() => site.close());

const words = { title: 'Come and play', content: 'I answer every question myself.', picture: 'welcome' as const };
const write = () => site.call(updateOwnInvite, words, { token: team.middle.token });
const own = async () => (await site.call(getOwnInvite, {}, { token: team.middle.token })).answer.value;
const clear = async (
  who: { memberId: bigint },
  by: { token: string; host?: string },
  reason = 'Promises what is not so.',
) => (await site.call(removeInvite, { memberId: String(who.memberId), reason }, by)).answer;

describe('works', () => {
  it('removes the texts, which stay in the audit trail', async () => {
    await write();
    expect((await clear(team.middle, await openOperator(site))).success).toBe(true);
    expect(await own()).toMatchObject({ title: '', content: '', picture: 'register' });
    const { rows } = await site.owner.query(
      `select before::jsonb ->> 'title' as title from audit_trail where action = 'agents.removeInvite'`,
    );
    expect(rows).toEqual([{ title: words.title }]);
  });
});

describe('refuses', () => {
  it('a missing reason, and an agent without texts', async () => {
    const operator = await openOperator(site);
    await write();
    expect((await clear(team.middle, operator, 'short')).code).toBe('reason_required');
    expect((await clear(team.sibling, operator)).code).toBe('member_not_found');
    expect(await own()).toMatchObject(words);
  });
});

describe('forbids', () => {
  it('auditors, members, and other brands’ operators', async () => {
    await write();
    expect((await clear(team.middle, await openOperator(site, { role: 'auditor' }))).code).toBe('not_allowed');
    expect((await clear(team.middle, team.top)).code).toBe('not_logged_in');
    const other = await openOperator(site, { host: brandHosts.second });
    expect((await clear(team.middle, other)).code).toBe('member_not_found');
    expect(await own()).toMatchObject(words);
  });
});
