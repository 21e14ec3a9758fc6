import { listOutbox } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let shut: TestPlatform;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  shut = await startPlatform({ beside: site, env: { BAIZE_DEMO: '0', ROLE: 'web' } });
  await site.owner.query(
    `insert into outbox_messages (brand_id, channel, purpose, recipient, subject, body, status, expires_at, fault, attempts)
     select b, c, 'login', case c when 'sms' then '+861380013800' || n else 'someone' || n || '@example.com' end,
            'subject ' || n, 'the code is 13579' || n, s, now(), case s when 'failed' then 'http 500' else '' end, 1
       from generate_series(1, 2) b, unnest(array['sms', 'email']) c,
            unnest(array['waiting', 'sent', 'failed', 'kept', 'dropped']) with ordinality as s (s, n)`,
  );
});
afterAll(async () => {
  await shut.close();
  await site.close();
});

const everything = { channel: 'all', status: 'all', pageNum: 1, pageSize: 20 } as const;

describe('works', () => {
  it('lists sent and waiting messages, newest first, with masked recipients', async () => {
    const { token } = await openOperator(site);
    const { answer } = await site.call(listOutbox, everything, { token });
    expect(answer.value?.totalRows).toBe(8);
    const ids = answer.value?.content.map(({ id }) => BigInt(id)) ?? [];
    expect(ids).toEqual(ids.toSorted((a, b) => (a < b ? 1 : -1)));
    const recipients = answer.value?.content.map(({ recipient }) => recipient) ?? [];
    expect(
      recipients.every((text) => /^(\+86138\*\*\*\*800\d|s\*\*\*@example\.com)$/.test(text)),
      String(recipients),
    ).toBe(true);
    const failed = answer.value?.content.find(({ status }) => status === 'failed');
    expect(failed).toMatchObject({ fault: 'http 500', attempts: 1, sentAt: null });
  });

  it('filters by channel and state, and by page', async () => {
    const { token } = await openOperator(site, { role: 'auditor' });
    const mails = await site.call(listOutbox, { ...everything, channel: 'email', status: 'sent' }, { token });
    expect(mails.answer.value?.content.map(({ channel, status }) => [channel, status])).toEqual([['email', 'sent']]);
    const second = await site.call(listOutbox, { ...everything, pageNum: 2, pageSize: 5 }, { token });
    expect([second.answer.value?.content.length, second.answer.value?.totalPages]).toEqual([3, 2]);
  });

  it('[A049] shows texts on a demonstration site only', async () => {
    const { token } = await openOperator(site);
    const demo = await site.call(listOutbox, everything, { token });
    expect(demo.answer.value?.content.every(({ text }) => text.startsWith('the code is'))).toBe(true);
    const real = await shut.call(listOutbox, everything, { token });
    expect(real.answer.value?.totalRows).toBe(8);
    expect(JSON.stringify(real.answer)).not.toContain('13579');
  });
});

describe('refuses', () => {
  it('invalid filters', async () => {
    const { token } = await openOperator(site);
    for (const query of ['status=dropped', 'channel=fax', 'pageNum=0', 'pageSize=101', 'brandId=2']) {
      const answer = await site.send('GET', `${listOutbox.path}?${query}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(answer.status, query).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('guests, members, and messages of another brand', async () => {
    expect((await site.call(listOutbox, everything)).answer.code).toBe('not_logged_in');
    const { token } = await registerMember(site);
    expect((await site.call(listOutbox, everything, { token })).answer.code).toBe('not_logged_in');
    const other = await openOperator(site, { host: brandHosts.second });
    const own = await site.call(listOutbox, everything, other);
    const mine = await site.call(listOutbox, everything, await openOperator(site));
    const ids = new Set(mine.answer.value?.content.map(({ id }) => id));
    expect(own.answer.value?.content.some(({ id }) => ids.has(id))).toBe(false);
    expect((await site.call(listOutbox, everything, { token: other.token })).answer.code).toBe('not_logged_in');
  });
});
