import { createCheck, getTrialBalance, listTrail } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

const ask = async (token: string, host: string = brandHosts.first) =>
  (await site.call(createCheck, {}, { token, host })).answer;
const read = async (token: string, host: string = brandHosts.first) =>
  (await site.call(getTrialBalance, {}, { token, host })).answer.value;
const turn = () => site.platform.jobs.turn('wallet.verifyBooks');

describe('works', () => {
  it('has the job check the books, once for concurrent requests, and stores the report', async () => {
    const { token, username } = await openOperator(site);
    expect(await read(token)).toMatchObject({ check: null, isChecking: false });
    const answers = await Promise.all([1, 2, 3].map(() => ask(token)));
    expect(answers.filter(({ value }) => value?.isAsked === true)).toHaveLength(1);
    expect(await read(token)).toMatchObject({ check: null, isChecking: true });
    await turn();
    const { check, isChecking } = (await read(token)) ?? {};
    expect(isChecking).toBe(false);
    expect(check).toMatchObject({ askedBy: username, isSound: true, hasSharedFaults: false, faults: [], chains: null });
    expect(check?.tookMs).toBeGreaterThanOrEqual(0);
    // Reading the page starts no check, and neither does a run on the same day.
    await turn();
    expect((await read(token))?.check).toEqual(check);
    const page = { action: 'wallet.createCheck', pageNum: 1, pageSize: 20 };
    const trail = await site.call(listTrail, page, { token });
    expect(trail.answer.value?.page.content).toMatchObject([{ actor: username, objectType: 'books' }]);
  });

  it('is scheduled a day after the last one, and requeued when its process had died', async () => {
    const { token } = await openOperator(site);
    const age = (column: string) =>
      site.owner.query(`update wallet_checks set ${column} = ${column} - interval '25 hours'`);
    await age('asked_at');
    await turn();
    expect((await read(token))?.check).toMatchObject({ askedBy: '', isSound: true });
    await ask(token);
    await site.owner.query('update wallet_checks set begun_at = clock_timestamp() where ended_at is null');
    await turn();
    expect((await read(token))?.isChecking).toBe(true);
    await site.owner.query(`update wallet_checks set begun_at = begun_at - interval '2 hours' where ended_at is null`);
    await turn();
    expect((await read(token))?.isChecking).toBe(false);
  });

  it('keeps the latest hundred reports, written by the functions only', async () => {
    await site.owner.query(
      `insert into wallet_checks (begun_at, ended_at, taken_at, is_sound)
       select now(), now(), now(), true from generate_series(1, 120)`,
    );
    const { token } = await openOperator(site);
    await ask(token);
    await turn();
    const { rows } = await site.owner.query<{ count: number }>('select count(*)::int as count from wallet_checks');
    expect(rows).toEqual([{ count: 100 }]);
    await expect(site.platform.pool.query('update wallet_checks set is_sound = true')).rejects.toThrow(/denied/);
  });
});

describe('refuses', () => {
  it('unknown parameters', async () => {
    const { token } = await openOperator(site);
    const headers = { authorization: `Bearer ${token}` };
    const answer = await site.send('POST', createCheck.path, { body: '{"brand":"other"}', headers });
    expect((answer.json() as { code: string }).code).toBe('unknown_field');
  });
});

describe('forbids', () => {
  it('[A257] auditors, members and guests', async () => {
    const auditor = await openOperator(site, { role: 'auditor' });
    expect((await ask(auditor.token)).code).toBe('not_allowed');
    const { token } = await registerMember(site);
    expect((await ask(token)).code).toBe('not_logged_in');
    expect((await site.call(createCheck, {})).status).toBe(401);
  });

  it("[A258] another brand's faults, and the chains for all but platform operators", async () => {
    const { memberId } = await registerMember(site);
    await site.owner.query('update wallet_accounts set balance = balance + 1 where member_id = $1', [memberId]);
    const [own, second] = [await openOperator(site), brandHosts.second];
    const stranger = await openOperator(site, { host: second });
    const platform = await openOperator(site, { role: 'platform', host: second });
    await ask(own.token);
    await turn();
    const seen = await read(own.token);
    expect(seen?.rows.map(({ brandCode, sum }) => [brandCode, sum])).toEqual([['baize', 1n]]);
    expect(seen?.check).toMatchObject({ isSound: false, hasSharedFaults: false, chains: null });
    expect(seen?.check?.faults.length).toBeGreaterThan(0);
    const foreign = await read(stranger.token, second);
    expect(foreign?.check).toMatchObject({ isSound: true, hasSharedFaults: false, faults: [], chains: null });
    expect(foreign?.rows.filter(({ brandCode }) => brandCode !== 'other')).toEqual([]);
    expect((await read(platform.token, second))?.check).toMatchObject({
      ...{ isSound: false, faults: seen?.check?.faults },
    });
    // A fault of a chain belongs to no brand; its existence is reported to all.
    await site.owner.query('update wallet_chains set seq = seq + 1 where no = 0');
    await ask(platform.token, second);
    await ask(own.token);
    await turn();
    const shared = await read(stranger.token, second);
    expect(shared?.check).toMatchObject({ isSound: false, hasSharedFaults: true, faults: [], chains: null });
    const whole = await read(platform.token, second);
    expect(whole?.check?.faults.map(({ where }) => where)).toContain('wallet_chains no=0');
    expect(whole?.check?.chains).toHaveLength(16);
    expect(whole?.rows.map(({ brandCode }) => brandCode)).toContain('baize');
  });
});
