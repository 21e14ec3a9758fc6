import { listContacts } from '@baize/contract/identity/listContacts';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

describe('works', () => {
  it('lists bound contacts, masked, with their verification state', async () => {
    const { token, memberId } = await registerMember(site);
    expect((await site.call(listContacts, {}, { token })).answer.value).toEqual([]);
    await site.owner.query(
      `insert into identity_contacts (member_id, brand_id, kind, value) values ($1, 1, 'email', 'ann.lee@example.com')`,
      [memberId],
    );
    expect((await site.call(listContacts, {}, { token })).answer.value).toEqual([
      { kind: 'email', masked: 'a***@e***.com', isVerified: false },
    ]);
  });
});

describe('refuses', () => {
  it('unknown fields', async () => {
    const { token } = await registerMember(site);
    const headers = { authorization: `Bearer ${token}` };
    expect((await site.send('GET', `${listContacts.path}?memberId=1`, { headers })).status).toBe(400);
  });
});

describe('forbids', () => {
  it('guests, operators and other brands', async () => {
    const { token } = await registerMember(site);
    const operator = await openOperator(site);
    expect((await site.call(listContacts, {})).status).toBe(401);
    expect((await site.call(listContacts, {}, { token: operator.token })).status).toBe(401);
    expect((await site.call(listContacts, {}, { token, host: brandHosts.second })).status).toBe(401);
  });
});
