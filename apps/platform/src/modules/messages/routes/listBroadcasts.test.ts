import { createBroadcast, listBroadcasts } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let token: string;
const page = { pageNum: 1, pageSize: 20 };
beforeAll(async () => {
  site = await startPlatform();
  ({ token } = await openOperator(site));
});
afterAll(() => site.close());

describe('works', () => {
  it('lists them newest first, with author and number of recipients', async () => {
    const sendAt = new Date(Date.now() + 86_400_000).toISOString();
    for (const title of ['One', 'Two']) {
      const draft = {
        requestId: randomUUID(),
        audience: 'silent',
        days: 30,
        tag: null,
        segmentId: null,
        title: { CN: title },
        content: { CN: 'Text' },
      } as const;
      await site.call(createBroadcast, { ...draft, sendAt }, { token });
    }
    const { answer } = await site.call(listBroadcasts, page, { token });
    expect(answer.value?.content.map(({ title }) => title)).toEqual([{ CN: 'Two' }, { CN: 'One' }]);
    expect(answer.value?.content[0]).toMatchObject({
      audience: 'silent',
      days: 30,
      sent: 0,
      status: 'scheduled',
      sendAt,
      language: 'CN',
    });
  });
});

describe('its migration', () => {
  it('keeps what was written in one language, as the text of the brand’s default one, also what was sent', async () => {
    const read = (name: string) => readFile(new URL(`../../../migrations/${name}`, import.meta.url), 'utf8');
    const client = await site.owner.connect();
    try {
      await client.query('begin; create schema former; set local search_path = former, public');
      await client.query(await read('0404-messages-broadcasts.sql'));
      await client.query(
        `insert into messages_broadcasts (brand_id, request_id, audience, title, content, send_at, status, created_by, ended_at)
         select b.id, gen_random_uuid(), 'everybody', 'A table', 'Come.', now(), 'sent', 'ann', now()
           from site_brands b where b.default_language in ('CN', 'EN')`,
      );
      await client.query(await read('0831-messages-broadcast-texts.sql'));
      const { rows } = await client.query(
        `select m.title, m.content, m.status from messages_broadcasts m join site_brands b on b.id = m.brand_id
          order by b.default_language`,
      );
      expect(rows).toEqual([
        { title: { CN: 'A table' }, content: { CN: 'Come.' }, status: 'sent' },
        { title: { EN: 'A table' }, content: { EN: 'Come.' }, status: 'sent' },
      ]);
      await expect(client.query(`update messages_broadcasts set sent = 9`)).rejects.toThrow('does not go back');
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

describe('refuses', () => {
  it('an invalid page', async () => {
    const headers = { authorization: `Bearer ${token}` };
    expect((await site.send('GET', `${listBroadcasts.path}?pageNum=0`, { headers })).status).toBe(400);
  });
});

describe('forbids', () => {
  it("[A257] guests and members; [A258] shows only the own brand's", async () => {
    const member = await registerMember(site);
    const stranger = await openOperator(site, { host: brandHosts.second });
    expect((await site.call(listBroadcasts, page)).status).toBe(401);
    expect((await site.call(listBroadcasts, page, { token: member.token })).status).toBe(401);
    expect((await site.call(listBroadcasts, page, stranger)).answer.value?.content).toEqual([]);
  });
});
