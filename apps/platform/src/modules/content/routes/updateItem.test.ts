import { createItem, listItems, listTrail, updateItem } from '@baize/contract';
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
  (await site.call(createItem, draftOf('badge', { number: 'old' }), { token })).answer.value?.id ?? '';
const update = (id: string, version: number, draft = draftOf('badge', { number: 'new' })) =>
  site.call(updateItem, { id, version, draft }, { token });

describe('works', () => {
  it('replaces an item, increments its version and records both states in the audit trail', async () => {
    const id = await create();
    const { answer } = await update(id, 1, draftOf('badge', { number: 'new' }, { position: 7, isShown: false }));
    expect(answer.value).toMatchObject({
      id,
      version: 2,
      position: 7,
      isShown: false,
      content: { body: { number: 'new' } },
    });
    const trail = await site.call(
      listTrail,
      { action: 'content.updateItem', objectId: id, pageNum: 1, pageSize: 20 },
      { token },
    );
    const [row] = trail.answer.value?.page.content ?? [];
    expect([row?.before, row?.after]).toEqual([expect.stringContaining('old'), expect.stringContaining('new')]);
  });

  it('sanitises HTML here as well', async () => {
    const article = draftOf('article', { slug: 'safe' });
    const { answer: made } = await site.call(createItem, article, { token });
    const evil = '<img src="https://x.example/p.png"><a href="data:text/html,x">a</a>';
    const draft = draftOf('article', { slug: 'safe', content: { CN: evil, EN: evil, MS: evil } });
    const { answer } = await update(made.value?.id ?? '', 1, draft);
    expect(answer.value?.content.body).toMatchObject({ content: { MS: '<a>a</a>' } });
  });
});

describe('refuses', () => {
  it('an outdated version, so that nobody overwrites unseen changes', async () => {
    const id = await create();
    const answers = await Promise.all([update(id, 1), update(id, 1), update(id, 1)]);
    const codes = answers.map(({ answer }) => answer.code).sort();
    expect(codes).toEqual(['ok', 'version_conflict', 'version_conflict']);
    expect((await update(id, 1)).status).toBe(409);
  });

  it('unknown items, another kind, and invalid content', async () => {
    const id = await create();
    expect((await update('999999', 1)).answer.code).toBe('content_not_found');
    expect((await update(id, 1, draftOf('banner'))).answer.code).toBe('content_invalid');
    const nameless = draftOf('badge', { name: { CN: '', EN: '', MS: '' } });
    expect((await update(id, 1, nameless)).answer.code).toBe('content_invalid');
    const { answer } = await site.call(listItems, { kind: 'badge' }, { token });
    expect(answer.value?.find((item) => item.id === id)).toMatchObject({
      version: 1,
      content: { body: { number: 'old' } },
    });
  });

  it('a slug of another article', async () => {
    await site.call(createItem, draftOf('article', { slug: 'taken' }), { token });
    const { answer } = await site.call(createItem, draftOf('article', { slug: 'free', title: textsOf('F') }), {
      token,
    });
    const moved = await update(answer.value?.id ?? '', 1, draftOf('article', { slug: 'taken' }));
    expect([moved.answer.code, moved.answer.value]).toEqual(['content_invalid', { field: 'slug' }]);
  });
});

describe('forbids', () => {
  it('[A257] read-only roles', async () => {
    const auditor = await openOperator(site, { role: 'auditor' });
    const input = { id: await create(), version: 1, draft: draftOf('badge') };
    expect((await site.call(updateItem, input, { token: auditor.token })).status).toBe(403);
    expect((await site.call(updateItem, input)).status).toBe(401);
  });

  it('[A258] the content of another brand', async () => {
    const host = brandHosts.second;
    const foreign = await openOperator(site, { host });
    const input = { id: await create(), version: 1, draft: draftOf('badge') };
    expect((await site.call(updateItem, input, { token: foreign.token, host })).answer.code).toBe('content_not_found');
  });
});
