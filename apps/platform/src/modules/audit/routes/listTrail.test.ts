import { listTrail, signOut } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

/** Inserts rows into a brand's trail, and an operator who can read it. */
async function acts(count: number, host: string = brandHosts.first): Promise<{ token: string; host: string }> {
  for (let made = 0; made < count; made += 1) {
    const { token } = await openOperator(site, { host });
    await site.call(signOut, {}, { token, host });
  }
  const { token } = await openOperator(site, { role: 'auditor', host });
  return { token, host };
}
const whole = { pageNum: 1, pageSize: 100 };

describe('works', () => {
  it('lists acts, newest first, filtered by each column', async () => {
    const reader = await acts(3);
    const all = (await site.call(listTrail, whole, reader)).answer.value;
    expect(all?.isChainIntact).toBe(true);
    const rows = all?.page.content ?? [];
    expect(rows.length).toBe(3);
    expect(rows.map((row) => Number(row.id))).toEqual(rows.map((row) => Number(row.id)).toSorted((a, b) => b - a));
    const [newest] = rows;
    const byActor = await site.call(listTrail, { ...whole, actor: newest?.actor ?? '' }, reader);
    expect(byActor.answer.value?.page.content).toEqual([newest]);
    const byModule = await site.call(listTrail, { ...whole, action: 'operators' }, reader);
    expect(byModule.answer.value?.page.totalRows).toBe(3);
    const byObject = await site.call(listTrail, { ...whole, objectId: newest?.objectId ?? '' }, reader);
    expect(byObject.answer.value?.page.totalRows).toBe(1);
    const until = await site.call(listTrail, { ...whole, to: newest?.at ?? '' }, reader);
    expect(until.answer.value?.page.totalRows).toBe(2);
    const paged = await site.call(listTrail, { pageNum: 2, pageSize: 2 }, reader);
    expect(paged.answer.value?.page).toMatchObject({ totalPages: 2, content: [{ id: rows[2]?.id }] });
  });

  it('shows member and amount of an act', async () => {
    const { memberId, account } = await registerMember(site);
    const record = (objectType: string, objectId: string, after: object) =>
      site.owner.query(
        `select audit_record((select brand_id from identity_accounts where id = $1), 1, 'desk', '127.0.0.1',
           'cashier.approveDeposit', $2, $3, '', '{}', $4)`,
        [memberId, objectType, objectId, JSON.stringify(after)],
      );
    await record('deposit', '90001', { member: 'anna', amount: '100', currency: 'CNY' });
    await record('member', String(memberId), { tags: 'vip' });
    await record('member', '999999999', {});
    const { token } = await openOperator(site, { role: 'auditor' });
    const rows = (await site.call(listTrail, whole, { token })).answer.value?.page.content ?? [];
    expect(rows.slice(0, 3).map(({ member, amount, currency }) => [member, amount, currency])).toEqual([
      ['', '', ''],
      [account, '', ''],
      ['anna', '100', 'CNY'],
    ]);
  });

  it('keeps one chain without gaps or forks under concurrency', async () => {
    const operators = await Promise.all(Array.from({ length: 12 }, () => openOperator(site)));
    await Promise.all(operators.map(({ token }) => site.call(signOut, {}, { token })));
    const { answer } = await site.call(listTrail, whole, await acts(0));
    expect(answer.value?.isChainIntact).toBe(true);
    const { rows } = await site.owner.query<{ gap: string }>(
      'select max(seq) - count(*) as gap from audit_trail where brand_id = (select min(id) from site_brands)',
    );
    expect(Number(rows[0]?.gap)).toBe(0);
  });

  it('detects rows that were changed, removed or cut off the end', async () => {
    const tamper = async (statement: string): Promise<boolean | undefined> => {
      const other = await startPlatform();
      try {
        for (let made = 0; made < 3; made += 1) {
          const { token } = await openOperator(other);
          await other.call(signOut, {}, { token });
        }
        await other.owner.query(`set session_replication_role = replica; ${statement}`);
        const { token } = await openOperator(other);
        return (await other.call(listTrail, whole, { token })).answer.value?.isChainIntact;
      } finally {
        await other.close();
      }
    };
    expect(await tamper('select 1')).toBe(true);
    expect(await tamper(`update audit_trail set reason = 'nothing' where seq = 2`)).toBe(false);
    expect(await tamper('delete from audit_trail where seq = 2')).toBe(false);
    expect(await tamper('delete from audit_trail where seq = 3')).toBe(false);
  });
});

describe('refuses', () => {
  it('invalid times and pages', async () => {
    const { token } = await acts(0);
    const headers = { authorization: `Bearer ${token}` };
    for (const query of ['from=yesterday', 'pageNum=0', 'pageSize=1000', 'pageNum=1e3', 'pageNum=-1']) {
      const answer = await site.send('GET', `${listTrail.path}?${query}`, { headers });
      expect([query, answer.status]).toEqual([query, 400]);
    }
  });
});

describe('forbids', () => {
  it('[A258] the trail of another brand', async () => {
    const first = await acts(1);
    const second = await acts(1, brandHosts.second);
    const ids = async (reader: { token: string; host: string }) =>
      (await site.call(listTrail, whole, reader)).answer.value?.page.content.map((row) => row.id) ?? [];
    const [ours, theirs] = [await ids(first), await ids(second)];
    expect(theirs.length).toBe(1);
    expect(ours.some((id) => theirs.includes(id))).toBe(false);
  });

  it('[A262] any change of a row, even by the owner of the tables', async () => {
    await acts(1);
    for (const statement of [
      'update audit_trail set actor = actor',
      'delete from audit_trail',
      'truncate audit_trail',
    ]) {
      await expect(site.platform.pool.query(statement)).rejects.toThrow(/permission denied/);
      await expect(site.owner.query(statement)).rejects.toThrow(/append-only/);
    }
    await expect(site.platform.pool.query('update audit_heads set seq = 0')).rejects.toThrow(/permission denied/);
  });

  it('calls without a session', async () => {
    expect((await site.call(listTrail, whole)).status).toBe(401);
  });
});
