import { operations } from '@baize/contract';
import { studioOperations } from '@baize/contract/studio/operations';
import type { StudioAudience, StudioInputOf, StudioOperation } from '@baize/contract/studio/studioOperation';
import { openOwner } from '@baize/server/openOwner';
import { createTestDatabase, type TestDatabase } from '@baize/testkit';
import { readdirSync } from 'node:fs';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signPay } from '../gateway/signPay.ts';
import { signedHeaders } from '../hub88/signedHeaders.ts';
import { openPurseSession } from '../purse/openPurseSession.ts';
import { insertPurse } from '../purse/store.ts';
import { openSimSession } from '../simulator/openSimSession.ts';
import type { SimVendor } from '../simulator/SimVendor.ts';
import { simTables } from '../simulator/tables/simTables.ts';
import { startTestStudio, type TestStudio } from '../testing/startTestStudio.ts';

const table = [...simTables.values()][0]!;
const vendor: SimVendor = {
  ...{ code: table.vendor, dialect: 'pragmatic', secret: 's'.repeat(32), operatorToken: 'baize' },
  walletUrl: 'http://127.0.0.1:9',
};
const merchant = { id: 'shop', secret: 'm'.repeat(32), reportUrl: 'http://127.0.0.1:9' };

let database: TestDatabase;
let test: TestStudio;
let owner: pg.Pool;
let tokens: Record<'player' | 'pursePlayer' | 'simPlayer', string>;

beforeAll(async () => {
  database = await createTestDatabase({ migrate: false });
  test = await startTestStudio(database.url, { merchants: [merchant], simulated: [vendor] });
  owner = openOwner(database.url, { max: 1 });
});
afterAll(async () => {
  await owner.end();
  await test.close();
  await database.drop();
});

/** New sessions, so that tests do not share a rate limit. */
async function enter(): Promise<void> {
  const { studio, simulator } = test.running;
  const who = { operatorId: 'house', username: 'member-1', language: 'en' } as const;
  await insertPurse(studio.pool, { ...who, currency: 'CNY' });
  const launch = { gameCode: table.code, currency: 'CNY', language: 'en', lobbyUrl: '', player: null } as const;
  tokens = {
    player: (await test.enter('strict validation')).token,
    pursePlayer: await openPurseSession(studio, who),
    simPlayer: new URL(await openSimSession(simulator, vendor, launch)).hash.replace('#session=', ''),
  };
}

const id = '00000000-0000-4000-8000-000000000001';
const day = { from: '2026-03-05T00:00:00Z', to: '2026-03-06T00:00:00Z' };
const round = { operator_id: 'house', round: id, user: 'careful' };
const order = { orderId: id, amount: '10', currency: 'CNY' };

/** A valid input per call; the invalid ones are derived from it. */
const right: { [Name in keyof typeof studioOperations]: StudioInputOf<(typeof studioOperations)[Name]> } = {
  getPlaySession: {},
  createSpin: { requestId: 'a-good-request', bet: '100000', reward: id },
  createChoice: { choice: 1, id },
  listPlayedRounds: {},
  getPlayedRound: { id },
  updateProgress: { shown: 1, id },
  getPurse: {},
  getSeed: {},
  updateClientSeed: { clientSeed: 'mine' },
  rotateSeed: { clientSeed: 'mine' },
  getProof: { id, k: 'key' },
  listStudioGames: { operator_id: 'house' },
  launchStudioGame: {
    ...{ operator_id: 'house', user: 'u', token: 't', sub_partner_id: 'main', game_code: 'dragon-eight' },
    ...{ currency: 'CNY', lang: 'en', platform: 'GPL_MOBILE', country: 'CN', ip: '127.0.0.1' },
    lobby_url: 'http://portal.test/',
  },
  listOperatorRounds: { operator_id: 'house', sub_partner_id: 'main', ...day, after: '' },
  getOperatorRound: { ...round, lang: 'en' },
  revealRound: { ...round, lang: 'en' },
  listDesk: { operator_id: 'house', sub_partner_id: 'main' },
  getDeskRound: { operator_id: 'house', round: id },
  retryDeskRound: { operator_id: 'house', round: id, by: 'ann' },
  closeDeskRound: { operator_id: 'house', round: id, by: 'ann', reason: 'settled by hand' },
  createPayment: { ...order, returnUrl: 'http://portal.test/', expiresAt: day.to },
  createPayout: { ...order, kind: 'bank', bank: 'b', branch: 'c', holderName: 'n', number: '1' },
  getPayment: { orderId: id },
  getPayout: { orderId: id },
  getPayStatement: day,
  getTossSession: {},
  createToss: { id, stake: 100, side: 'sun' },
  getSimSession: {},
  createSimBet: { requestId: id, stake: 1, choice: table.choices[0]!.code, clientSeed: 'mine' },
  getSimRound: { id },
};

const list = Object.values(studioOperations) as readonly StudioOperation[];
const nameOf = ({ id: whole }: StudioOperation): keyof typeof right => whole.split('.')[1] as keyof typeof right;
const isKnown = (audience: StudioAudience): audience is keyof typeof tokens => audience in tokens;

/** One call, authenticated as its audience requires. */
async function call({ method, path, audience }: StudioOperation, said: unknown, isStranger = false) {
  const fields = typeof said === 'object' && said !== null && !Array.isArray(said) ? { ...said } : undefined;
  const url = path.replace(/:(\w+)/g, (_part, name: string) => {
    const value = String((fields as Record<string, unknown>)[name]);
    delete (fields as Record<string, unknown>)[name];
    return value;
  });
  const body = JSON.stringify(fields ?? said);
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (!isStranger && isKnown(audience)) headers['authorization'] = `Bearer ${tokens[audience]}`;
  if (!isStranger && audience === 'operator') Object.assign(headers, signedHeaders(body, test.operatorKey));
  if (!isStranger && audience === 'merchant') {
    const timestamp = String(Math.floor(test.running.studio.clock().getTime() / 1000));
    Object.assign(headers, {
      ...{ 'x-pay-merchant': merchant.id, 'x-pay-timestamp': timestamp },
      'x-pay-signature': signPay(merchant.secret, timestamp, url, body),
    });
  }
  const answer = await test.running.app.inject(
    method === 'GET'
      ? { method, url, headers, query: fields as Record<string, string> }
      : { method, url, headers, payload: body },
  );
  return { status: answer.statusCode, body: answer.json<{ error?: string; message?: string }>() };
}

const tables = ['players', 'seeds', 'rounds', 'wallet_calls', 'pay_orders', 'purse_tosses', 'sim_rounds', 'desk_lines'];
async function everything(): Promise<unknown> {
  const counts = tables.map((name) => `(select count(*)::integer from studio_${name}) as ${name}`);
  const seeds = `(select string_agg(client_seed || server_seed_hash, ',' order by id) from studio_seeds) as live`;
  return (await owner.query(`select ${[...counts, seeds].join(', ')}`)).rows[0];
}

describe('every operation of the studio', () => {
  it('is mounted at its path, by the file of its name', () => {
    const files = readdirSync(new URL('.', import.meta.url)).filter((name) => !name.endsWith('.test.ts'));
    const routes = files.map((name) => name.replace('.ts', '')).filter((name) => !/^(page|studio)Routes$/.test(name));
    expect(list.map(nameOf).toSorted()).toEqual(routes.toSorted());
    expect(Object.keys(studioOperations).toSorted()).toEqual(routes.toSorted());
    for (const { id: name, method, path } of list) {
      expect(test.running.app.hasRoute({ method, url: path }), name).toBe(true);
    }
    expect(new Set(list.map(({ method, path }) => `${method} ${path}`)).size).toBe(list.length);
  });

  it('is not an operation of the platform', () => {
    const platform = new Set(Object.values(operations).flatMap(({ id: name, path }) => [name, path]));
    expect(list.filter(({ id: name, path }) => platform.has(name) || platform.has(path))).toEqual([]);
  });

  it('accepts its valid input', async () => {
    await enter();
    for (const operation of list) {
      const { body } = await call(operation, right[nameOf(operation)]);
      expect(['badRequest', 'unexpected'], `${operation.id} ${body.message}`).not.toContain(body.error);
    }
  });

  it('refuses unauthenticated callers', async () => {
    await enter();
    const before = await everything();
    const refused = { operator: 'signatureWrong', merchant: 'signatureWrong', anyone: 'keyWrong' } as const;
    for (const operation of list) {
      const { audience } = operation;
      const { body } = await call(operation, right[nameOf(operation)], true);
      expect(body.error, operation.id).toBe(audience in refused ? refused[audience as 'operator'] : 'sessionUnknown');
    }
    expect(await everything()).toEqual(before);
  });
});

describe.each(list.filter(({ method }) => method === 'POST'))('$id', (operation) => {
  const good = right[nameOf(operation)] as Record<string, unknown>;
  const inPath = new Set([...operation.path.matchAll(/:(\w+)/g)].map(([, name]) => name));

  it('refuses invalid input with an error code, and changes nothing', async () => {
    await enter();
    const before = await everything();
    for (const name of Object.keys(good).filter((field) => !inPath.has(field))) {
      const { status, body } = await call(operation, { ...good, [name]: { $ne: 1 } });
      expect([status, body]).toEqual([400, { error: 'badRequest', message: `The field ${name} is missing or wrong.` }]);
    }
    const strange = await call(operation, { ...good, strange: 1 });
    expect(strange).toEqual({
      status: 400,
      body: { error: 'badRequest', message: 'The field strange is unknown.' },
    });
    if (inPath.size === 0) {
      expect((await call(operation, [good])).body.message).toBe('The body must be a JSON object.');
    }
    expect(await everything()).toEqual(before);
  });
});

describe('a path parameter', () => {
  it('does not accept malformed round ids or rounds of other callers', async () => {
    await enter();
    const { createChoice, getPlayedRound, updateProgress, getSimRound, getProof } = studioOperations;
    for (const wrong of ['x', id.toUpperCase().replace('0', 'G'), id]) {
      for (const operation of [createChoice, getPlayedRound, updateProgress, getSimRound]) {
        const { status, body } = await call(operation, { ...right[nameOf(operation)], id: wrong });
        expect([operation.id, status, body.error]).toEqual([operation.id, 404, 'roundUnknown']);
      }
      expect((await call(getProof, { id: wrong, k: 'x' })).body.error).toBe('keyWrong');
    }
    const twice = await test.running.app.inject({ url: `/api/proof/${id}?k=a&k=b` });
    expect([twice.statusCode, twice.json<{ error: string }>().error]).toEqual([403, 'keyWrong']);
  });

  it('cannot be overridden by the body', async () => {
    await enter();
    const answer = await test.running.app.inject({
      method: 'POST',
      url: `/api/rounds/${id}/progress`,
      headers: { authorization: `Bearer ${tokens.player}` },
      payload: { shown: 1, id },
    });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([400, 'The field id is unknown.']);
  });
});
