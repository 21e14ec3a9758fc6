import { createItem, listBadges } from '@baize/contract';
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
  it('returns the visible badges in order', async () => {
    await site.call(createItem, draftOf('badge', { name: textsOf('Two'), number: 'B-2' }, { position: 2 }), { token });
    await site.call(createItem, draftOf('badge', { name: textsOf('One'), number: 'B-1' }, { position: 1 }), { token });
    await site.call(createItem, draftOf('badge', { name: textsOf('No') }, { isShown: false }), { token });
    const { answer } = await site.call(listBadges, { language: 'EN' });
    expect(answer.value?.map(({ name, number }) => [name, number])).toEqual([
      ['One EN', 'B-1'],
      ['Two EN', 'B-2'],
    ]);
  });

  it('[FOOTER-03] seeds a demo brand with exactly three, which say that they are fictional', async () => {
    const [brand] = (await site.owner.query<{ id: number }>(`select id from site_brands where code = 'other'`)).rows;
    const seed = {
      ...{ brandId: brand?.id ?? 0, code: 'other', name: 'Other', siteUrl: 'https://other.example' },
      hasPicture: () => true,
    };
    await seedContent(site.owner, seed);
    const { answer } = await site.call(listBadges, { language: 'EN' }, { host: brandHosts.second });
    expect(answer.value).toHaveLength(3);
    for (const { note, number } of answer.value ?? [])
      expect([note, number]).toEqual([expect.stringContaining('Fictional'), expect.stringMatching(/^DEMO-/)]);
  });
});

describe('refuses', () => {
  it('an unknown field', async () => {
    expect((await site.send('GET', '/wps/content/listBadges?brand=2')).status).toBe(400);
  });
});

describe('forbids', () => {
  it('the badges of another brand', async () => {
    const { answer } = await site.call(listBadges, {}, { host: brandHosts.second });
    expect(answer.value?.map(({ number }) => number)).not.toContain('B-1');
  });
});
