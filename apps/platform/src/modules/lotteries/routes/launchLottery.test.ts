import { launchLottery, type InputOf } from '@baize/contract';
import {
  brandHosts,
  openLottery,
  openOperator,
  registerMember,
  startPlatform,
  type TestLottery,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedLotteries } from '../commands/seedLotteries.ts';

let site: TestPlatform;
let lottery: TestLottery;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  lottery = await openLottery(site);
});
afterAll(() => site.close());

type Payload = InputOf<typeof launchLottery>;
const payload: Payload = {
  ...{ lottoArea: 'CN', launchMode: 'LOTT', lottoPrizeMode: 'ZY', lottoGameCode: '', lottoView: 'lobby' },
  ...{ device: 'WEB', backUrl: 'http://localhost/lott', language: 'EN' },
};
const launch = async (token: string, change: Partial<Payload> = {}, host: string = brandHosts.first) =>
  (await site.call(launchLottery, { ...payload, ...change }, { token, host })).answer;

describe('works', () => {
  it('[CALL-41] [ENTITY-42] opens the lobby without a game, and a lottery with its betting terms', async () => {
    const { token, memberId } = await registerMember(site);
    const lobby = await launch(token);
    expect(lobby.value).toMatchObject({ lotteries: [{ gameCode: lottery.code }], terms: null });
    const betting = { lottoView: 'betting', lottoGameCode: lottery.code.toUpperCase() } as const;
    expect((await launch(token, betting)).value).toMatchObject({
      lotteries: [{ gameCode: lottery.code }],
      terms: { minGroup: 1_700, maxGroup: 1_700, returnBps: null },
    });
    await site.owner.query('update agents_members set prize_group = 1990 where member_id = $1', [memberId]);
    expect((await launch(token, betting)).value?.terms?.maxGroup).toBe(1_960);
  });
});

describe('a new brand', () => {
  it('has its lotteries under their own names, even if the brand was cached before', async () => {
    const { rows } = await site.owner.query<{ brandId: number; timeZone: string; name: string; code: string }>(
      `select id as "brandId", time_zone as "timeZone", name, code from site_brands where main_domain = $1`,
      [brandHosts.second],
    );
    await seedLotteries(site.owner, rows[0]!);
    await seedLotteries(site.owner, rows[0]!);
    const { token } = await registerMember(site, undefined, { host: brandHosts.second });
    const { value } = await launch(token, {}, brandHosts.second);
    expect(value?.lotteries.map(({ gameCode, name }) => [gameCode, name['EN']])).toEqual([
      ['ssc-1', 'One-minute SSC'],
      ['11x5-3', 'Three-minute 11 of 5'],
      ['k3-2', 'Two-minute K3'],
      ['pk10-2', 'Two-minute PK10'],
      ['3d-5', 'Five-minute 3D'],
      ['pc28-3', 'Lucky 28'],
      ['keno28-5', 'Keno 28'],
      ['lhc-10', 'Ten-minute Mark Six'],
      ['kl8-5', 'Happy 8'],
    ]);
  });
});

describe('refuses', () => {
  it('[A116] [A118] open redirects by backUrl, and better odds by area, mode or prize mode: they are the server’s', async () => {
    const { token } = await registerMember(site);
    const betting = { lottoView: 'betting', lottoGameCode: lottery.code } as const;
    const honest = (await launch(token, betting)).value?.terms;
    for (const change of [
      { lottoPrizeMode: 'ELOTT' },
      { lottoPrizeMode: 'SEA', lottoArea: 'VN' },
      { lottoArea: 'SEA' },
    ] as const) {
      expect((await launch(token, { ...betting, ...change })).value?.terms, JSON.stringify(change)).toEqual(honest);
    }
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    for (const backUrl of [
      ...['//evil.example', '/\\\\evil.example', 'https:evil.example', 'javascript:alert(1)', 'data:text/html,evil'],
      ...['http://localhost@evil.example/', 'http://evil.example#@localhost/', 'http://lоcalhost.evil.example/'],
      ...['http://xn--lcalhost-2fh.evil.example/', '/lott\r\nlocation: //evil.example', '/\t/evil.example'],
      ...['/%2f%2fevil.example', '%252f%252fevil.example', '/%250d%250alocation:%20//evil.example'],
    ]) {
      const body = JSON.stringify({ ...payload, ...betting, backUrl });
      const answer = await site.send('POST', launchLottery.path, { headers, body });
      expect(answer.status, backUrl).toBe(200);
      expect(answer.headers['location'], backUrl).toBeUndefined();
      expect(answer.text, backUrl).not.toMatch(/evil|alert/);
      expect((await launch(token, { ...betting, backUrl })).value?.terms, backUrl).toEqual(honest);
    }
    const body = JSON.stringify({ ...payload, backUrl: 'x'.repeat(10_000) });
    expect((await site.send('POST', launchLottery.path, { headers, body })).status).toBe(400);
  });

  it('[ENTITY-42] another payload, and closed or unknown lotteries', async () => {
    const { token } = await registerMember(site);
    expect((await launch(token, { lottoView: 'betting', lottoGameCode: 'nothing' })).code).toBe('lottery_not_found');
    const shut = await openLottery(site);
    await site.owner.query('update lotteries_lotteries set is_open = false where code = $1', [shut.code]);
    expect((await launch(token, { lottoView: 'betting', lottoGameCode: shut.code })).code).toBe('lottery_closed');
    const headers = { authorization: `Bearer ${token}` };
    for (const change of [
      { lottoArea: 'US' },
      { launchMode: 'RNG' },
      { lottoView: 'both' },
      { device: 'TV' },
      { extra: 1 },
    ]) {
      const body = JSON.stringify({ ...payload, ...change });
      expect((await site.send('POST', launchLottery.path, { headers, body })).status).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('guests, operators, and lotteries of another brand', async () => {
    expect((await launch('')).code).toBe('not_logged_in');
    expect((await launch((await openOperator(site)).token)).code).toBe('not_logged_in');
    const foreign = await openLottery(site, {}, { host: brandHosts.second });
    const { token } = await registerMember(site);
    expect((await launch(token, { lottoView: 'betting', lottoGameCode: foreign.code })).code).toBe('lottery_not_found');
  });
});
