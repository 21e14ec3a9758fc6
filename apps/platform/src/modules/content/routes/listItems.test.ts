import { createItem, listItems } from '@baize/contract';
import {
  brandHosts,
  draftOf,
  openOperator,
  registerMember,
  startPlatform,
  textsOf,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let token: string;
beforeAll(async () => {
  site = await startPlatform();
  token = (await openOperator(site)).token;
});
afterAll(() => site.close());

describe('works', () => {
  it('lists all items of a kind in every language, hidden ones included, with their last editor', async () => {
    await site.call(createItem, draftOf('banner', { headline: textsOf('B') }, { position: 9 }), { token });
    await site.call(createItem, draftOf('banner', { headline: textsOf('A') }, { position: 1, isShown: false }), {
      token,
    });
    await site.call(createItem, draftOf('badge'), { token });
    const { answer } = await site.call(listItems, { kind: 'banner' }, { token });
    expect(answer.value).toMatchObject([
      { position: 1, isShown: false, version: 1, content: { kind: 'banner', body: { headline: textsOf('A') } } },
      { position: 9, isShown: true, updatedBy: expect.stringMatching(/^operator-/) },
    ]);
  });

  it('is open to read-only roles', async () => {
    const auditor = await openOperator(site, { role: 'auditor' });
    expect((await site.call(listItems, { kind: 'badge' }, { token: auditor.token })).answer.value).toHaveLength(1);
  });
});

describe('refuses', () => {
  it('an unknown kind', async () => {
    const headers = { authorization: `Bearer ${token}` };
    expect((await site.send('GET', '/ops/content/listItems?kind=page', { headers })).status).toBe(400);
  });
});

describe('forbids', () => {
  it('guests and members', async () => {
    const member = await registerMember(site);
    expect((await site.call(listItems, { kind: 'banner' })).status).toBe(401);
    expect((await site.call(listItems, { kind: 'banner' }, { token: member.token })).status).toBe(401);
  });

  it('[A258] the content of another brand', async () => {
    const host = brandHosts.second;
    const foreign = await openOperator(site, { host });
    const { answer } = await site.call(listItems, { kind: 'banner' }, { token: foreign.token, host });
    expect(answer.value).toEqual([]);
  });
});
