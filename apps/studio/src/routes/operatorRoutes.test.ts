import { houseGames } from '@baize/games/houseGames';
import { createTestDatabase, type TestDatabase } from '@baize/testkit';
import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signatureHeader, signedHeaders } from '../hub88/signedHeaders.ts';
import { signBody } from '../signBody.ts';
import { startTestStudio, type TestStudio } from '../testing/startTestStudio.ts';

let database: TestDatabase;
let test: TestStudio;

beforeAll(async () => {
  database = await createTestDatabase({ migrate: false });
  test = await startTestStudio(database.url);
});
afterAll(async () => {
  await test.close();
  await database.drop();
});

const launch = {
  operator_id: 'house',
  sub_partner_id: 'main',
  game_code: 'dragon-eight',
  currency: 'CNY',
  lang: 'zh',
  platform: 'GPL_MOBILE',
};

async function playedRound(user: string, game = 'dragon-eight', bet = '250000') {
  test.pass(10_000);
  const player = await test.enter(user, game);
  const { body } = await player.post('/api/spins', { requestId: `first-of-${user}`, bet });
  return { player, round: body.round };
}

describe('works', () => {
  it('lists the slots with their lines, bets and exact returns', async () => {
    const { status, body } = await test.ask('/operator/game/list', { operator_id: 'house' });
    expect(status).toBe(200);
    for (const known of [
      { game_code: 'dragon-eight', lines: 25, rtp: '95.99', min_bet: 25_000 },
      { game_code: 'lantern-ways', lines: 243, rtp: '95.95', min_bet: 20_000 },
      { game_code: 'treasure-bowl', lines: 243, rtp: '92.74', min_bet: 20_000 },
    ]) {
      expect(body).toContainEqual(expect.objectContaining(known));
    }
  });

  it('opens a session for a player, without the token in the query string', async () => {
    const { status, body } = await test.ask('/operator/game/url', {
      ...launch,
      user: 'anna',
      token: 'operator-secret',
    });
    expect(status).toBe(200);
    expect(body.url).toMatch(/^http:\/\/studio\.test\/games\/dragon-eight\/\?lang=zh#session=[\w-]{43}$/);
    expect(body.url).not.toContain('operator-secret');
  });

  it('uses the requested language, in game, replay and verification page', async () => {
    const { body } = await test.ask('/operator/game/url', { ...launch, lang: 'ms-MY' });
    expect(new URL(body.url).searchParams.get('lang')).toBe('ms');
    const { round } = await playedRound('emma');
    const ask = { operator_id: 'house', round: round.id, user: 'emma', lang: 'ms' };
    const { url, verifyUrl } = (await test.ask('/operator/game/round', ask)).body;
    expect(new URL(verifyUrl).searchParams.get('lang')).toBe('ms');
    const replay = new URL(url);
    const opened = await test.running.app.inject({ url: replay.pathname + replay.search });
    expect(opened.headers.location).toContain('?lang=ms&');
  });

  it("opens fun play without a user: the studio's play money and no wallet calls", async () => {
    const player = await test.enter();
    test.wallet.calls.length = 0;
    const session = await player.get('/api/session');
    expect(session.body).toMatchObject({ isFun: true, balance: '100000000' });
    const { body } = await player.post('/api/spins', { requestId: 'fun-play-1', bet: '250000' });
    expect(body.round.state).toBe('settled');
    expect(BigInt(body.round.balance)).toBe(100_000_000n - 250_000n + BigInt(body.round.win));
    expect(test.wallet.calls).toEqual([]);
  });

  it('returns a round with its proof, without the server seed until the player has revealed it', async () => {
    const { player, round } = await playedRound('bella');
    const ask = () => test.ask('/operator/game/round', { operator_id: 'house', round: round.id, user: 'bella' });
    const before = (await ask()).body;
    expect(before).toMatchObject({ round: round.id, game_code: 'dragon-eight', bet: 250_000, win: Number(round.win) });
    expect(before.proof).toMatchObject({ serverSeed: null, nonce: '0' });
    await player.post('/api/seeds/rotate', {});
    const after = (await ask()).body;
    expect(after.proof.serverSeed).toMatch(/^[0-9a-f]{64}$/);
    expect(after.outcome).toEqual(round.outcome);
  });

  it('reveals the seed of a round once and commits to a new one, and is idempotent', async () => {
    const { player, round } = await playedRound('gwen');
    const ask = () => test.ask('/operator/game/reveal', { operator_id: 'house', round: round.id, user: 'gwen' });
    const before = (await player.get('/api/seeds')).body as unknown as { seed: Record<string, string> };
    const [first, second] = await Promise.all([ask(), ask()]);
    expect(first.body.proof.serverSeed).toMatch(/^[0-9a-f]{64}$/);
    expect(first.body.proof.serverSeedHash).toBe(before.seed['serverSeedHash']);
    expect(second.body.proof).toEqual(first.body.proof);
    const after = (await player.get('/api/seeds')).body as unknown as { seed: Record<string, string> };
    expect(after.seed['serverSeedHash']).not.toBe(before.seed['serverSeedHash']);
    expect(after.seed).toMatchObject({ clientSeed: before.seed['clientSeed'], nextNonce: '0' });
    expect((await ask()).body.proof).toEqual(first.body.proof);
    expect(((await player.get('/api/seeds')).body as unknown as typeof after).seed).toEqual(after.seed);
  });

  it('lists the rounds of a sub-partner in order, paged by cursor', async () => {
    const { round } = await playedRound('lister');
    const stretch = { from: new Date(0).toISOString(), to: '2100-01-01T00:00:00.000Z' };
    const ask = async (change = {}) => {
      const input = { operator_id: 'house', sub_partner_id: 'main', after: '', ...stretch, ...change };
      const { status, body } = await test.ask('/operator/game/rounds', input);
      return { status, body: body as unknown as { next: string; rounds: { round: string }[] } };
    };
    const { status, body } = await ask();
    expect([status, body.next]).toEqual([200, '']);
    expect(body.rounds.find((one) => one.round === round.id)).toMatchObject({
      ...{ user: 'lister', game_code: 'dragon-eight', bet: 250_000, win: Number(round.win), state: 'settled' },
    });
    const { rows } = await test.running.studio.pool.query<{ place: string }>(
      `select created_at::text || '|' || id as place from studio_rounds where id = $1`,
      [round.id],
    );
    const rest = (await ask({ after: rows[0]?.place })).body.rounds;
    expect(rest.some((one) => one.round === round.id)).toBe(false);
    expect((await ask({ sub_partner_id: 'nobody' })).body.rounds).toEqual([]);
    expect((await ask({ after: "' or 1=1" })).status).toBe(400);
  });

  it.each(Object.keys(houseGames))('opens the replay of a round of %s in its own game', async (code) => {
    const { round } = await playedRound(`watcher-${code}`, code, String(houseGames[code]!.bets[0]));
    const order = { operator_id: 'house', round: round.id, user: `watcher-${code}` };
    const replay = new URL((await test.ask('/operator/game/round', order)).body.url);
    const opened = await test.running.app.inject({ url: replay.pathname + replay.search });
    expect(opened.statusCode).toBe(302);
    expect(opened.headers.location).toMatch(new RegExp(`^/games/${code}/\\?.*\\breplay=${round.id}\\b`));
  });

  it('opens the proof with the key of that round', async () => {
    const { round } = await playedRound('clara');
    const { body } = await test.ask('/operator/game/round', { operator_id: 'house', round: round.id, user: 'clara' });
    const replay = new URL(body.url);
    const proof = await test.running.app.inject({ url: `/api/proof/${round.id}${replay.search}` });
    expect(proof.json()).toMatchObject({ round: round.id, bet: '250000' });
  });
});

describe('refuses', () => {
  it.each([
    ['an unknown field', { ...launch, cheat: 1 }],
    ['a user without a token', { ...launch, user: 'anna' }],
    ['a foreign sub-partner', { ...launch, sub_partner_id: 'other' }],
    ['no sub-partner where one is due', { ...launch, sub_partner_id: undefined }],
    ['a wrong platform', { ...launch, platform: 'TOASTER' }],
    ['a lobby that is no web address', { ...launch, lobby_url: 'javascript:alert(1)' }],
    ['a number for a text', { ...launch, currency: 1 }],
  ])('%s with badRequest', async (_name, body) => {
    const answer = await test.ask('/operator/game/url', body);
    expect([answer.status, answer.body.error]).toEqual([400, 'badRequest']);
  });

  it('an unknown game', async () => {
    const answer = await test.ask('/operator/game/url', { ...launch, game_code: 'other-game' });
    expect([answer.status, answer.body.error]).toEqual([404, 'gameUnknown']);
  });

  it('to reveal the seed of another player, or during an open round', async () => {
    const { player, round } = await playedRound('hanna');
    const ask = (user: string) => test.ask('/operator/game/reveal', { operator_id: 'house', round: round.id, user });
    const other = await ask('anna');
    expect([other.status, other.body.error]).toEqual([404, 'roundUnknown']);
    await test.running.studio.pool.query(`update studio_rounds set state = 'betting' where id = $1`, [round.id]);
    const open = await ask('hanna');
    expect([open.status, open.body.error]).toEqual([409, 'roundOpen']);
    await test.running.studio.pool.query(`update studio_rounds set state = 'settled' where id = $1`, [round.id]);
    expect((await player.get('/api/rounds')).status).toBe(200);
  });

  it('the round of another player', async () => {
    const { round } = await playedRound('doris');
    const answer = await test.ask('/operator/game/round', { operator_id: 'house', round: round.id, user: 'anna' });
    expect([answer.status, answer.body.error]).toEqual([404, 'roundUnknown']);
  });

  it('invalid JSON, and bodies of more than 16 KB', async () => {
    for (const payload of ['{"operator_id":', 'x'.repeat(20_000), '[]', '']) {
      const answer = await test.running.app.inject({
        method: 'POST',
        url: '/operator/game/list',
        headers: signedHeaders(payload, test.operatorKey),
        payload,
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().error).toBe('badRequest');
    }
  });
});

describe('forbids', () => {
  it('an unknown operator', async () => {
    const answer = await test.ask('/operator/game/list', { operator_id: 'stranger' });
    expect([answer.status, answer.body.error]).toEqual([401, 'operatorUnknown']);
  });

  it('a body signed with another key', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const answer = await test.ask('/operator/game/list', { operator_id: 'house' }, privateKey);
    expect([answer.status, answer.body.error]).toEqual([401, 'signatureWrong']);
  });

  it('a body modified after signing, and an unsigned one', async () => {
    const signature = signBody('{"operator_id":"house"}', test.operatorKey);
    for (const headers of [{ [signatureHeader]: signature }, {}]) {
      const answer = await test.running.app.inject({
        method: 'POST',
        url: '/operator/game/list',
        headers: { 'content-type': 'application/json', ...headers },
        payload: '{ "operator_id":"house"}',
      });
      expect([answer.statusCode, answer.json().error]).toEqual([401, 'signatureWrong']);
    }
  });

  it('a replay or proof with the key of another round, or after its expiry', async () => {
    const [first, second] = [(await playedRound('erika')).round, (await playedRound('fiona')).round];
    const { body } = await test.ask('/operator/game/round', { operator_id: 'house', round: first.id, user: 'erika' });
    const key = new URL(body.url).search;
    for (const path of [`/replay/${second.id}${key}`, `/api/proof/${second.id}${key}`, `/api/proof/${first.id}`]) {
      const answer = await test.running.app.inject({ url: path });
      expect([answer.statusCode, answer.json().error]).toEqual([403, 'keyWrong']);
    }
    test.pass(25 * 60 * 60 * 1000);
    const late = await test.running.app.inject({ url: `/api/proof/${first.id}${key}` });
    expect([late.statusCode, late.json().error]).toEqual([403, 'keyWrong']);
  });
});
