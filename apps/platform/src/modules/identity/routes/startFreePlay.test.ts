import { createDeposit, getBalance, getMemberInfo, getStatus, launchGame, login, startFreePlay } from '@baize/contract';
import {
  brandHosts,
  changeSettings,
  credentials,
  goodPassword,
  openVendor,
  startPlatform,
  type TestPlatform,
} from '@baize/testkit';
import { constants, createPublicKey, publicEncrypt, randomBytes, randomUUID, type JsonWebKey } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let site: TestPlatform;
let other: TestPlatform;
beforeAll(async () => {
  site = await startPlatform({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  other = await startPlatform({ beside: site });
});
afterAll(async () => {
  await other.close();
  await site.close();
});
beforeEach(async () => {
  await site.owner.query('delete from kit_limits');
});

/** Encrypts a text as the page does. */
const encrypt = async (text: string): Promise<string> => {
  const { answer } = await site.call(getStatus, {});
  if (answer.value?.status !== 0) throw new Error('The brand is closed.');
  const key = createPublicKey({ key: { ...answer.value.sealKey, kty: 'RSA' } as JsonWebKey, format: 'jwk' });
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  return publicEncrypt({ key, padding, oaepHash: 'sha256' }, Buffer.from(text)).toString('base64url');
};
const fresh = (madeAt = Date.now()): Promise<string> => encrypt(`${madeAt}.${randomBytes(12).toString('hex')}`);
const start = async (Encryption: string, at = site, options: Parameters<TestPlatform['call']>[2] = {}) =>
  at.call(startFreePlay, { os: 'Linux', platform: 'W', Encryption, gatewayVersion: '3' }, options);
const trialsNow = async (): Promise<number> =>
  (await site.owner.query('select 1 from identity_accounts where type = 4')).rowCount ?? -1;

describe('works', () => {
  it('[CALL-16] [ENTITY-41] opens a trial with play money in a currency of its own', async () => {
    const { answer } = await start(await fresh());
    expect(answer.value?.userInfo).toMatchObject({ type: 4, currency: 'FUN' });
    expect(answer.value?.userInfo.account).toMatch(/^trial\d{8}$/);
    const token = answer.value?.token ?? '';
    const { value } = (await site.call(getBalance, {}, { token })).answer;
    expect([value?.balance, value?.currency]).toEqual([10_000_00000n, 'FUN']);
    const { rows } = await site.owner.query(
      `select distinct currency from wallet_accounts where member_id = $1 or name = 'house.play:trial'`,
      [answer.value?.userInfo.id],
    );
    expect(rows).toEqual([{ currency: 'FUN' }]);
  });

  it('ends after two hours: session, account and wallet', async () => {
    const { answer } = await start(await fresh());
    const [token, id] = [answer.value?.token ?? '', answer.value?.userInfo.id];
    const { rows } = await site.owner.query(
      `select expires_at - created_at = interval '2 hours' as right from identity_sessions where member_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ right: true }]);
    await site.owner.query(
      `update identity_accounts set created_at = now() - interval '2 hours 1 second' where id = $1`,
      [id],
    );
    await site.platform.jobs.turn('identity.removeExpired');
    expect((await site.call(getMemberInfo, {}, { token })).status).toBe(401);
    const closed = await site.owner.query(
      `select a.status, w.state from identity_accounts a join wallet_accounts w on w.member_id = a.id
        where a.id = $1 and w.name = 'main'`,
      [id],
    );
    expect(closed.rows).toEqual([{ status: 'closed', state: 'closed' }]);
  });
});

describe('refuses', () => {
  it('[A120] a reused text, and all but one of twenty concurrent uses in two processes', async () => {
    const text = await fresh();
    const before = await trialsNow();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        start(text, index % 2 === 0 ? site : other, { headers: { 'x-forwarded-for': `198.51.100.${index}` } }),
      ),
    );
    // The second process trusts no proxy, so that its calls have one address.
    const codes = answers.map(({ answer }) => answer.code);
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
    expect(codes.filter((code) => code === 'envelope_replayed')).toHaveLength(19);
    expect(await trialsNow()).toBe(before + 1);
  });

  it('[A120] texts that are missing, too long, too short, forged, older than five minutes or from the future', async () => {
    const before = await trialsNow();
    const cases: [string, string][] = [
      ['', 'envelope_invalid'],
      ['x'.repeat(1_024), 'envelope_invalid'],
      [await encrypt('no stamp at all, but long enough'), 'envelope_invalid'],
      [await encrypt(`${Date.now()}.short`), 'envelope_invalid'],
      [await fresh(Date.now() - 301_000), 'envelope_expired'],
      // Far enough ahead that the wait for the answers before it does not bring it within the five minutes.
      [await fresh(Date.now() + 600_000), 'envelope_expired'],
    ];
    for (const [text, code] of cases) {
      await site.owner.query('delete from kit_limits');
      expect((await start(text)).answer.code, text.slice(0, 30)).toBe(code);
    }
    const form = { os: 'Linux', platform: 'W', gatewayVersion: '3' };
    for (const body of [
      form,
      { ...form, Encryption: 'x'.repeat(1_025) },
      { ...form, Encryption: 'x', platform: 'A' },
    ]) {
      expect((await site.send('POST', startFreePlay.path, { body: JSON.stringify(body) })).status).toBe(400);
    }
    expect(await trialsNow()).toBe(before);
  });

  it('more than two thousand per hour and brand, from any number of networks', async () => {
    await site.owner.query(
      `insert into kit_limits (name, hits, ends_at) values ('identity.freePlay.brand:1', 1999, now() + interval '1 hour')`,
    );
    const from = (last: number) => ({ headers: { 'x-forwarded-for': `2001:db8:0:${last}::1` } });
    expect((await start(await fresh(), site, from(1))).answer.code).toBe('ok');
    expect((await start(await fresh(), site, from(2))).answer.code).toBe('too_many_requests');
  });

  it('[A120] more than ten per hour from one address', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const codes: string[] = [];
    for (let times = 0; times < 12; times += 1) {
      codes.push((await start(await fresh(), site, { headers })).answer.code);
    }
    expect(codes).toEqual([...Array<string>(10).fill('ok'), 'too_many_requests', 'too_many_requests']);
    expect((await start(await fresh())).answer.code).toBe('ok');
  });

  it('[ROLE-22] everybody where the brand offers no free play', async () => {
    await changeSettings(site, { modules: { FREEPLAY3: '0' } });
    const { status, answer } = await start(await fresh());
    expect([status, answer.code]).toEqual([403, 'free_play_closed']);
    await changeSettings(site, { modules: { FREEPLAY3: '1' } });
  });
});

describe('forbids', () => {
  it('[A097] real-account calls of a trial', async () => {
    const { answer } = await start(await fresh());
    const token = answer.value?.token ?? '';
    const form = { methodId: '1', amount: 100_00000n, requestId: randomUUID() };
    const deposit = await site.call(createDeposit, form, { token });
    expect(deposit.answer.code).toBe('in_need_true_account');
  });

  it('[A157] a trial to launch a game or to stake, even with a token in either currency that it cannot have', async () => {
    const vendor = await openVendor(site);
    const { value } = (await start(await fresh())).answer;
    const token = value?.token ?? '';
    const memberId = BigInt(value?.userInfo.id ?? 0);
    const game = { vassalage: vendor.code, gameCode: 'dragon-eight', device: 'mobile', language: 'EN' } as const;
    expect((await site.call(launchGame, game, { token })).answer.code).toBe('in_need_true_account');
    const trial = { memberId, brandId: 1, user: `baize-${memberId}`, token: '' };
    const player = { ...trial, token: await vendor.token(trial) };
    for (const [currency, refusal] of [
      ['CNY', /_INVALID_TOKEN$/],
      ['FUN', /_WRONG_CURRENCY$/],
    ] as const) {
      await site.owner.query('update vendors_sessions set currency = $2 where member_id = $1', [memberId, currency]);
      for (const change of [{}, { amount: 0 }]) {
        const bet = vendor.bet(player, { ...change, currency });
        expect((await vendor.call('/transaction/bet', bet)).status, currency).toMatch(refusal);
      }
    }
    const { value: held } = (await site.call(getBalance, {}, { token })).answer;
    expect([held?.balance, held?.currency]).toEqual([10_000_00000n, 'FUN']);
    const rounds = await site.owner.query('select 1 from vendors_rounds where member_id = $1', [memberId]);
    expect(rounds.rowCount).toBe(0);
  });

  it('logging in to a trial by any password, and at another brand', async () => {
    const { answer } = await start(await fresh());
    const { account } = answer.value?.userInfo ?? { account: '' };
    for (const password of [goodPassword, ' ', 'null']) {
      await site.owner.query('delete from kit_limits');
      const before = site.platform.identity.hashCount();
      const tried = await site.call(login, await credentials(site, account, { password }));
      expect(tried.answer.code).toBe('in_incorrect_password');
      expect(site.platform.identity.hashCount() - before).toBe(1);
    }
    const foreign = await site.call(getMemberInfo, {}, { token: answer.value?.token ?? '', host: brandHosts.second });
    expect(foreign.status).toBe(401);
  });
});
