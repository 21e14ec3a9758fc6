import { createItem, getHelpCenter } from '@baize/contract';
import { brandHosts, draftOf, openOperator, startPlatform, textsOf, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedContent } from '../index.ts';

let site: TestPlatform;
let token: string;
beforeAll(async () => {
  site = await startPlatform();
  token = (await openOperator(site)).token;
});
afterAll(() => site.close());

describe('works', () => {
  it('[CALL-24] returns the articles by topic, in order and in one language', async () => {
    const add = (slug: string, topic: 'money' | 'account', position: number, isShown = true) =>
      site.call(createItem, draftOf('article', { slug, topic, title: textsOf(slug) }, { position, isShown }), {
        token,
      });
    await add('deposit', 'money', 2);
    await add('join', 'account', 1);
    await add('records', 'money', 0);
    await add('hidden', 'account', 3, false);
    const { answer } = await site.call(getHelpCenter, { language: 'MS' });
    expect(answer.value?.map(({ topic, articles }) => [topic, articles.map(({ slug }) => slug)])).toEqual([
      ['money', ['records', 'deposit']],
      ['account', ['join']],
    ]);
    expect(answer.value?.[0]?.articles[0]).toMatchObject({ title: 'records MS', content: 'Words MS' });
    const { answer: one } = await site.call(getHelpCenter, { language: 'MS', topic: 'account' });
    expect(one.value).toEqual([answer.value?.[1]]);
    expect((await site.call(getHelpCenter, { topic: 'contact' })).answer.value).toEqual([]);
  });

  it('seeds a demo brand with a complete help centre in three languages, once', async () => {
    const [brand] = (await site.owner.query<{ id: number }>(`select id from site_brands where code = 'other'`)).rows;
    const seed = {
      brandId: brand?.id ?? 0,
      code: 'other',
      name: 'Other "House"',
      siteUrl: 'http://localhost:8080',
      hasPicture: () => false,
    };
    await seedContent(site.owner, seed);
    await seedContent(site.owner, seed);
    for (const language of ['CN', 'EN', 'MS'] as const) {
      const { answer } = await site.call(getHelpCenter, { language }, { host: brandHosts.second });
      const articles = answer.value?.flatMap((topic) => topic.articles) ?? [];
      expect(answer.value).toHaveLength(8);
      expect(articles.length).toBeGreaterThanOrEqual(16);
      expect(articles.every(({ title, content }) => title !== '' && content.length > 60)).toBe(true);
      expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length);
      const install = answer.value?.find(({ topic }) => topic === 'install')?.articles ?? [];
      expect(install.map(({ slug }) => slug)).toEqual(['install-ios', 'install-mobileconfig', 'install-android']);
      for (const { content } of install) expect(content.match(/<li>/g)?.length).toBeGreaterThanOrEqual(4);
      expect(JSON.stringify(answer.value)).not.toContain('{brand}');
      expect(articles.find(({ slug }) => slug === 'user-agreement')?.content).toContain('Other "House"');
    }
  });
});

describe('refuses', () => {
  it('an unsupported language', async () => {
    expect((await site.send('GET', '/wps/system/helpCenter?language=FR')).status).toBe(400);
  });

  it('[A224] script and other unsafe markup, even if it was inserted directly into the table', async () => {
    await site.call(createItem, draftOf('article', { slug: 'unsafe', topic: 'contact' }), { token });
    const evil = '<p onclick="x()">a</p><script>alert(1)</script><a href="javascript:x()">b</a>';
    await site.owner.query(
      `update content_items set body = jsonb_set(body, '{content}', jsonb_build_object('CN', $1::text, 'EN', $1, 'MS', $1))
        where body ->> 'slug' = 'unsafe'`,
      [evil],
    );
    const { answer } = await site.call(getHelpCenter, { topic: 'contact' });
    expect(answer.value?.[0]?.articles.map(({ content }) => content)).toEqual(['<p>a</p><a>b</a>']);
  });

  it('an unknown topic', async () => {
    expect((await site.send('GET', '/wps/system/helpCenter?topic=chess')).status).toBe(400);
  });
});

describe('forbids', () => {
  it('the articles of another brand', async () => {
    await site.call(createItem, draftOf('article', { slug: 'mine-only' }), { token });
    const { answer } = await site.call(getHelpCenter, {}, { host: brandHosts.second });
    expect(JSON.stringify(answer.value)).not.toContain('mine-only');
  });
});
