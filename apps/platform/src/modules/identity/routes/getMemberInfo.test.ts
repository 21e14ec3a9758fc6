import { connect } from 'node:net';
import { getMemberInfo } from '@baize/contract';
import { brandHosts, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

const statusOf = async (token: string): Promise<number> => (await site.call(getMemberInfo, {}, { token })).status;
const shift = (memberId: bigint, column: 'last_seen_at' | 'expires_at', by: string) =>
  site.owner.query(`update identity_sessions set ${column} = now() - $2::interval where member_id = $1`, [
    memberId,
    by,
  ]);

/** Sends one header on a connection of its own and returns the raw response. */
const sendHeader = (header: string): Promise<string> =>
  new Promise((resolve) => {
    const { port } = new URL(site.url);
    let text = '';
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write(`GET ${getMemberInfo.path} HTTP/1.1\r\nhost: localhost\r\n${header}\r\n\r\n`);
    });
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text));
  });

describe('works', () => {
  it("[A109] [CALL-08] [ENTITY-01] returns exactly the contract's fields to the owner", async () => {
    const member = await registerMember(site, 'Ownname1');
    const { answer } = await site.call(getMemberInfo, {}, { token: member.token });
    expect(answer.value).toEqual({
      id: String(member.memberId),
      account: 'Ownname1',
      nickname: 'Ownname1',
      type: 0,
      currency: 'CNY',
      icon: 'panda',
      needsPasswordChange: false,
      language: 'CN',
    });
    expect((await site.call(getMemberInfo, {})).status).toBe(401);
  });

  it("keeps a used session alive, up to twelve hours, by the database's clock", async () => {
    const member = await registerMember(site);
    await shift(member.memberId, 'last_seen_at', '29 minutes');
    expect(await statusOf(member.token)).toBe(200);
    const { rows } = await site.owner.query(
      `select last_seen_at > now() - interval '1 minute' as seen from identity_sessions where member_id = $1`,
      [member.memberId],
    );
    expect(rows).toEqual([{ seen: true }]);
    const { rows: lives } = await site.owner.query(
      `select expires_at - created_at = interval '12 hours' as full from identity_sessions where member_id = $1`,
      [member.memberId],
    );
    expect(lives).toEqual([{ full: true }]);
    await shift(member.memberId, 'expires_at', '-1 minute');
    expect(await statusOf(member.token)).toBe(200);
  });

  it('records activity once a minute at most', async () => {
    const member = await registerMember(site);
    const versionOf = async () =>
      (await site.owner.query('select xmin from identity_sessions where member_id = $1', [member.memberId])).rows;
    const before = await versionOf();
    for (let times = 0; times < 5; times += 1) await statusOf(member.token);
    expect(await versionOf()).toEqual(before);
  });
});

describe('refuses', () => {
  it('a session after 30 idle minutes and after twelve hours', async () => {
    const idle = await registerMember(site);
    await shift(idle.memberId, 'last_seen_at', '30 minutes 1 second');
    expect(await statusOf(idle.token)).toBe(401);
    const old = await registerMember(site);
    await shift(old.memberId, 'expires_at', '1 second');
    expect(await statusOf(old.token)).toBe(401);
  });

  it('marks expired sessions as ended, and leaves the rest', async () => {
    const [idle, fresh] = [await registerMember(site), await registerMember(site)];
    await shift(idle.memberId, 'last_seen_at', '31 minutes');
    await site.platform.jobs.turn('identity.endExpired');
    const { rows } = await site.owner.query(
      'select end_reason from identity_sessions where member_id = any($1::bigint[]) order by member_id',
      [[idle.memberId, fresh.memberId]],
    );
    expect(rows).toEqual([{ end_reason: 'expired' }, { end_reason: null }]);
    expect(await statusOf(fresh.token)).toBe(200);
  });

  it('[A096] tokens that were truncated, extended, changed in case or never issued', async () => {
    const { token } = await registerMember(site);
    const swapped = [...token].map((char) => (char === char.toLowerCase() ? char.toUpperCase() : char.toLowerCase()));
    const tokens = [
      token.slice(0, -1),
      `${token}A`,
      swapped.join(''),
      'A'.repeat(43),
      '',
      ' ',
      '%00',
      'null',
      'undefined',
    ];
    for (const wrong of tokens) expect([wrong, await statusOf(wrong)]).toEqual([wrong, 401]);
    for (const scheme of ['', 'Basic ', 'bearer', 'Bearer  ']) {
      const response = await site.send('GET', getMemberInfo.path, { headers: { authorization: `${scheme}${token}` } });
      expect([scheme, response.status]).toEqual([scheme, 401]);
    }
    const long = await site.send('GET', getMemberInfo.path, {
      headers: { authorization: `Bearer ${'A'.repeat(15_000)}` },
    });
    expect(long.status).toBe(401);
    // A megabyte of header is refused before parsing: with 431, or a closed connection.
    const huge = await sendHeader(`authorization: Bearer ${'A'.repeat(1_000_000)}`);
    expect(huge === '' || huge.startsWith('HTTP/1.1 431')).toBe(true);
    expect(await statusOf(token)).toBe(200);
  });

  it('[A094] a token in the URL', async () => {
    const { token } = await registerMember(site);
    const response = await site.send('GET', `${getMemberInfo.path}?token=${token}`);
    expect(response.status).toBe(401);
  });

  it('[A104] similar paths', async () => {
    const { token } = await registerMember(site);
    for (const tail of ['/x.css', ';x.js', '/..%2finfo', '%2e']) {
      const response = await site.send('GET', `${getMemberInfo.path}${tail}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect([tail, response.status, response.headers['cache-control']]).toEqual([tail, 404, 'no-store']);
    }
  });
});

describe('forbids', () => {
  it('[A098] the token of one brand at the host of another', async () => {
    const { token } = await registerMember(site);
    const { status } = await site.call(getMemberInfo, {}, { token, host: brandHosts.second });
    expect(status).toBe(401);
  });

  it('[A108] requests for another account', async () => {
    const [one, two] = [await registerMember(site), await registerMember(site)];
    const response = await site.send('GET', `${getMemberInfo.path}?id=${two.memberId}`, {
      headers: { authorization: `Bearer ${one.token}` },
    });
    expect([response.status, (response.json() as { code: string }).code]).toEqual([400, 'unknown_field']);
    const byHeader = await site.call(
      getMemberInfo,
      {},
      { token: one.token, headers: { 'x-member-id': String(two.memberId) } },
    );
    expect(byHeader.answer.value?.account).toBe(one.account);
  });

  it('a locked member at once, while winnings still arrive and nothing can be spent', async () => {
    const member = await registerMember(site);
    const money = {
      brandId: 1,
      memberId: member.memberId,
      currency: 'CNY',
      scope: 'test.lock',
      amount: 100_000n,
    } as const;
    await site.platform.identity.setStatus({ brandId: 1, memberId: member.memberId, status: 'locked' });
    expect(await statusOf(member.token)).toBe(401);
    const { wallet } = site.platform;
    const win = await wallet.post({ ...money, key: 'w', kind: 'adjust', debit: 'house.adjust', credit: 'main' });
    const bet = await wallet.post({ ...money, key: 'b', kind: 'adjust', debit: 'main', credit: 'house.adjust' });
    expect([win.outcome, bet.outcome]).toEqual(['applied', 'account_closed']);
    await site.platform.identity.setStatus({ brandId: 1, memberId: member.memberId, status: 'active' });
    expect(await statusOf(member.token)).toBe(401);
  });
});
