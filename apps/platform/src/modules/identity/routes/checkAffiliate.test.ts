import { checkAffiliate } from '@baize/contract';
import { brandHosts, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
  const { memberId } = await registerMember(site);
  await site.owner.query(
    `insert into identity_invitations (brand_id, code, owner_id, kind) values (1, 'BAIZE88', $1, 'agent')`,
    [memberId],
  );
});
afterAll(() => site.close());
beforeEach(() => site.owner.query('delete from kit_limits'));

const check = (code: string, options: { host?: string } = {}) =>
  site.call(checkAffiliate, { code, domain: 'localhost' }, options);

describe('works', () => {
  it('[CALL-12] [ENTITY-19] finds a code in any case, and does not reveal its owner', async () => {
    expect((await check('BAIZE88')).answer).toMatchObject({ success: true, value: { code: 'BAIZE88' } });
    expect((await check('baize88')).answer).toMatchObject({ success: true, value: { code: 'baize88' } });
  });
});

describe('refuses', () => {
  it('[ERR-03] [CALL-12] an unknown code', async () => {
    for (const code of ['NOBODY1', '%', "' or ''='", '_______', 'ＢＡＩＺＥ８８']) {
      const { status, answer } = await check(code);
      expect([status, answer.success, answer.code], code).toEqual([200, false, 'invitation_code_error']);
    }
  });

  it('[A072] the domain of another brand or an inner address, of which nothing is fetched', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    for (const domain of [brandHosts.second, 'elsewhere.example', '169.254.169.254', 'http://localhost/', '']) {
      const { answer } = await site.call(checkAffiliate, { code: 'BAIZE88', domain });
      expect(answer.code, domain).toBe('invitation_code_error');
    }
    expect((await site.call(checkAffiliate, { code: 'BAIZE88', domain: 'LocalHost' })).answer.code).toBe('ok');
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  });

  it('[A070] trying codes out', async () => {
    const codes: string[] = [];
    for (let index = 0; index < 40; index += 1) codes.push((await check(`TRY${index}`)).answer.code);
    expect(codes.filter((code) => code === 'invitation_code_error')).toHaveLength(30);
    expect(codes.slice(30).every((code) => code === 'too_many_requests')).toBe(true);
    expect((await check('BAIZE88')).answer.code).toBe('too_many_requests');
  });
});

describe('forbids', () => {
  it('codes of another brand, whatever domain the page claims, and those of a locked account', async () => {
    expect((await check('BAIZE88', { host: brandHosts.second })).answer.code).toBe('invitation_code_error');
    await site.owner.query(`update identity_accounts set status = 'locked'`);
    expect((await check('BAIZE88')).answer.code).toBe('invitation_code_error');
  });
});
