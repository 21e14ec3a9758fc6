import { createItem, listItems, listTrail, removeItem } from '@baize/contract';
import { brandHosts, draftOf, openOperator, startPlatform, textsOf, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let token: string;
beforeAll(async () => {
  site = await startPlatform();
  token = (await openOperator(site)).token;
});
afterAll(() => site.close());

const create = async () =>
  (await site.call(createItem, draftOf('badge', { name: textsOf('Going') }), { token })).answer.value?.id ?? '';
const ids = async () =>
  (await site.call(listItems, { kind: 'badge' }, { token })).answer.value?.map(({ id }) => id) ?? [];

describe('works', () => {
  it('deletes an item, whose content stays in the audit trail', async () => {
    const id = await create();
    expect((await site.call(removeItem, { id, version: 1 }, { token })).answer.code).toBe('ok');
    expect(await ids()).not.toContain(id);
    const trail = await site.call(
      listTrail,
      { action: 'content.removeItem', objectId: id, pageNum: 1, pageSize: 20 },
      { token },
    );
    expect(trail.answer.value?.page.content[0]?.before).toContain('Going EN');
    expect(trail.answer.value?.isChainIntact).toBe(true);
  });
});

describe('refuses', () => {
  it('deleted ones, and an outdated version', async () => {
    const id = await create();
    const stale = await site.call(removeItem, { id, version: 2 }, { token });
    expect([stale.status, stale.answer.code]).toEqual([409, 'version_conflict']);
    await site.call(removeItem, { id, version: 1 }, { token });
    const again = await site.call(removeItem, { id, version: 1 }, { token });
    expect([again.status, again.answer.code]).toEqual([404, 'content_not_found']);
  });
});

describe('forbids', () => {
  it('[A257] [A258] readers, guests and operators of another brand', async () => {
    const id = await create();
    const host = brandHosts.second;
    const auditor = await openOperator(site, { role: 'auditor' });
    const foreign = await openOperator(site, { host });
    expect((await site.call(removeItem, { id, version: 1 }, { token: auditor.token })).status).toBe(403);
    expect((await site.call(removeItem, { id, version: 1 })).status).toBe(401);
    const elsewhere = await site.call(removeItem, { id, version: 1 }, { token: foreign.token, host });
    expect(elsewhere.answer.code).toBe('content_not_found');
    expect(await ids()).toContain(id);
  });
});
