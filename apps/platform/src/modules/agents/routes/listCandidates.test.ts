import { listCandidates, type InputOf } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let token: string;
beforeAll(async () => {
  site = await startPlatform();
  ({ token } = await openOperator(site, { role: 'auditor' }));
  await site.owner.query(
    `insert into agents_candidates (brand_id, name, channel, contact, about, language, status)
     values (1, 'First', 'phone', '13800000001', 'I know about forty people.', 'CN', 'talking'),
            (1, 'Second', 'qq', '10001', 'I know about forty people.', 'CN', 'declined'),
            (1, 'Third', 'wechat', 'third', 'I know about forty people.', 'CN', 'waiting'),
            (2, 'Elsewhere', 'line', 'else', 'I know about forty people.', 'EN', 'waiting')`,
  );
});
afterAll(() => site.close());

const names = async (input: Partial<InputOf<typeof listCandidates>> = {}, host?: string, by = token) => {
  const asked = { view: 'open', pageNum: 1, pageSize: 20, ...input } as const;
  const { answer } = await site.call(listCandidates, asked, { token: by, ...(host === undefined ? {} : { host }) });
  return answer.value?.content.map(({ name }) => name) ?? answer.code;
};

describe('works', () => {
  it('lists open ones oldest first, or all, newest first, of one brand', async () => {
    expect(await names()).toEqual(['First', 'Third']);
    expect(await names({ view: 'all', pageNum: 2, pageSize: 2 })).toEqual(['First']);
  });
});

describe('refuses', () => {
  it('an invalid page', async () => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await site.send('GET', `${listCandidates.path}?pageNum=0`, { headers });
    expect(answer.json()).toMatchObject({ code: 'invalid_input' });
  });
});

describe('forbids', () => {
  it('members, and shows operators of another brand only their own', async () => {
    const member = await registerMember(site);
    expect(await names({}, undefined, member.token)).toBe('not_logged_in');
    const other = await openOperator(site, { host: brandHosts.second });
    expect(await names({}, brandHosts.second, other.token)).toEqual(['Elsewhere']);
  });
});
