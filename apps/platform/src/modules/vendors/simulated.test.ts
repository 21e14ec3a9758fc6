import { getFreePlay, launchGame, listGames, listVendors } from '@baize/contract';
import {
  changeSettings,
  registerMember,
  startPlatform,
  startSimulator,
  syncSimulated,
  type TestMember,
  type TestPlatform,
  type TestSimulator,
} from '@baize/testkit';
import { createHash, createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceOf, postWithin } from '#modules/wallet/index.ts';

let site: TestPlatform;
let simulator: TestSimulator;
let member: TestMember;
let now = Date.now();
beforeAll(async () => {
  site = await startPlatform({ clock: () => now });
  [simulator, member] = await Promise.all([startSimulator(site), registerMember(site)]);
  now += 2_000;
  await syncSimulated(site);
  now += 2_000;
  await postWithin(site.platform.pool, [
    {
      ...{ brandId: 1, memberId: member.memberId, currency: 'CNY', scope: 'test', key: 'funds', kind: 'deposit' },
      ...{ debit: 'house.bank:test', credit: 'main', amount: 100_000_000n },
    },
  ]);
});
afterAll(async () => {
  await simulator.close();
  await site.close();
});

/** A game of each vendor, with what is bet on in it. */
const games = [
  ['pragmatic', 'lantern', 'lantern-banker', 'banker'],
  ['evolution', 'meridian', 'meridian-wheel', 'red'],
  ['sbo', 'northbank', 'north-football', 'home'],
  ['jili', 'coral', 'coral-reef', 'minnow'],
  ['pgsoft', 'silk', 'silk-drop', 'play'],
  ['softswiss', 'copper', 'copper-call', 'red'],
] as const;

type Round = {
  id: string;
  isOpen: boolean;
  refusal: string | null;
  stake: string;
  win: string | null;
  balance: string | null;
  proof: { hash: string; serverSeed: string; clientSeed: string; outcome: number; outcomes: number } | null;
};

/** What the game's page asks its server. */
async function ask<Answer>(token: string, path: string, body?: unknown): Promise<{ status: number; value: Answer }> {
  const response = await fetch(`${simulator.url}/sim/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, value: (await response.json()) as Answer };
}

/** Opens a game as the lobby does; what a browser is sent on to is followed by hand. */
async function enter(vassalage: string, gameCode: string): Promise<string> {
  const input = { vassalage, gameCode, device: 'desktop', language: 'MS' } as const;
  const { answer } = await site.call(launchGame, input, { token: member.token });
  return sessionAt(answer.value?.url ?? '');
}

async function sessionAt(url: string): Promise<string> {
  expect(new URL(url).origin).toBe(simulator.url);
  const opened = url.includes('#session=') ? url : await redirectOf(url);
  expect((await fetch(opened)).status).toBe(200);
  return new URL(opened).hash.replace('#session=', '');
}

const redirectOf = async (url: string): Promise<string> =>
  (await fetch(url, { redirect: 'manual' })).headers.get('location') ?? '';

const betOn = (choice: string, stake = 5) => ({ requestId: randomUUID(), clientSeed: randomUUID(), choice, stake });
const betAt = async (token: string, bet: unknown): Promise<Round> =>
  (await ask<{ round: Round }>(token, '/bets', bet)).value.round;

async function balance(): Promise<bigint> {
  const found = await balanceOf(site.platform.pool, { brandId: 1, memberId: member.memberId, currency: 'CNY' });
  return found?.balance ?? -1n;
}

const unitsOf = (text: string | null): bigint => BigInt((text ?? '').replace('.', '')) * 1_000n;

async function booksAreEven(): Promise<void> {
  const { rows } = await site.owner.query<{ sum: bigint }>('select sum(balance)::bigint as sum from wallet_accounts');
  expect(rows).toEqual([{ sum: 0n }]);
}

describe('the lobby of simulated vendors', () => {
  it('[PROD-02] has a vendor with games in every category that no house lottery fills, with names in three languages', async () => {
    const { answer } = await site.call(listVendors, { platform: 'html5-desktop' });
    const filled = (answer.value ?? []).map(({ gameClassify }) => gameClassify);
    expect(filled).toEqual(['LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS']);
    const live = await site.call(listGames, { gameClassify: 'LIVE', pageNum: 1, pageSize: 50 });
    expect(live.answer.value?.content).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          ...{ gameCode: 'lantern-banker', badge: 'HOT', minBet: 100_000n, maxBet: 10_000_000n, hasFreePlay: true },
          name: { EN: 'Banker or Player', CN: '庄闲对决', MS: 'Bankir atau Pemain' },
          ...{ image: `${simulator.url}/sim/pictures/lantern-banker.svg`, returnToPlayerBps: 9411 },
        }),
      ]),
    );
    const picture = await fetch(`${simulator.url}/sim/pictures/lantern-banker.svg`);
    expect(picture.headers.get('content-type')).toContain('image/svg+xml');
  });

  it('[PROD-05] [PROD-06] [PROD-07] [PROD-08] [PROD-09] [PROD-10] lists slots of every kind, and bingo only where TY is supported', async () => {
    const kinds = async (): Promise<string[]> => {
      const { answer } = await site.call(listGames, { gameClassify: 'RNG', pageNum: 1, pageSize: 50 });
      return (answer.value?.content ?? []).map(({ subCategory }) => subCategory).toSorted();
    };
    expect(await kinds()).toEqual(['', 'AC', 'JP', 'SC', 'TG', 'VP']);
    await changeSettings(site, { languages: ['CN', 'EN', 'TY'] });
    now += 2_000;
    expect(await kinds()).toEqual(['', 'AC', 'BG', 'JP', 'SC', 'TG', 'VP']);
  });
});

describe.each(games)('in the dialect %s', (dialect, vassalage, gameCode, choice) => {
  it('a game is launched, staked on and paid, each round once, drawn from the seed that was promised', async () => {
    const token = await enter(vassalage, gameCode);
    const before = await balance();
    const { value: session } = await ask<{ balance: string; nextHash: string }>(token, '/session');
    expect(unitsOf(session.balance)).toBe(before);
    const bet = betOn(choice);
    const round = await betAt(token, bet);
    expect(round).toMatchObject({ isOpen: false, refusal: null, stake: '5.00' });
    expect(await betAt(token, bet)).toEqual(round);
    const after = before - 500_000n + unitsOf(round.win);
    expect(await balance()).toBe(after);
    expect(unitsOf(round.balance)).toBe(after);
    const { hash = '', serverSeed = '', clientSeed, outcome, outcomes = 1 } = round.proof ?? {};
    expect(hash).toBe(session.nextHash);
    expect(createHash('sha256').update(serverSeed).digest('hex')).toBe(hash);
    // The first word that favours nobody, as anybody can take it.
    const block = createHmac('sha256', serverSeed).update(`${clientSeed}:0:0`).digest();
    const words = Array.from({ length: 8 }, (_, at) => block.readUInt32BE(at * 4));
    expect(outcome).toBe((words.find((word) => word < 2 ** 32 - (2 ** 32 % outcomes)) ?? 0) % outcomes);
    const { rows } = await site.owner.query(
      'select status, bet, win from vendors_rounds where member_id = $1 and game_code = $2',
      [member.memberId, gameCode],
    );
    const status = unitsOf(round.win) > 500_000n ? 'won' : 'lost';
    expect(rows).toEqual([{ status, bet: 500_000n, win: unitsOf(round.win) }]);
    await booksAreEven();
  });

  it('[I-14] an answer that is lost never costs the member anything that the round does not say', async () => {
    const token = await enter(vassalage, gameCode);
    const before = await balance();
    let lost = 0;
    // The wallet hears everything; what it answers to the first four calls never arrives.
    simulator.around = async (_vendor, _call, next) => {
      const answer = await next();
      return (lost += 1) <= 4 ? 'lost' : answer;
    };
    const opened = await betAt(token, betOn(choice));
    expect(opened).toMatchObject({ isOpen: true, win: null, proof: null });
    for (let turn = 0; turn < 6; turn += 1) {
      simulator.pass(600_000);
      await simulator.runDue();
    }
    simulator.around = undefined;
    const { value } = await ask<{ round: Round }>(token, `/rounds/${opened.id}`);
    expect(value.round.isOpen).toBe(false);
    // What can be cancelled was; PG Soft asks until it has its answer.
    if (dialect === 'pgsoft') expect(await balance()).toBe(before - 500_000n + unitsOf(value.round.win));
    else {
      expect(value.round).toMatchObject({ refusal: 'betReturned', win: null, proof: null });
      expect(await balance()).toBe(before);
    }
    await booksAreEven();
  });

  it('a prize whose answer is lost is paid once, and a stake beyond the balance is refused', async () => {
    const token = await enter(vassalage, gameCode);
    const before = await balance();
    let calls = 0;
    simulator.around = async (_vendor, _call, next) => {
      const answer = await next();
      return (calls += 1) === 2 ? 'lost' : answer;
    };
    const opened = await betAt(token, betOn(choice, 1));
    simulator.pass(60_000);
    await simulator.runDue();
    simulator.around = undefined;
    const { value } = await ask<{ round: Round }>(token, `/rounds/${opened.id}`);
    expect(value.round).toMatchObject({ isOpen: false, refusal: null });
    expect(await balance()).toBe(before - 100_000n + unitsOf(value.round.win));

    const rest = {
      ...{ brandId: 1, memberId: member.memberId, currency: 'CNY', scope: 'test' },
      kind: 'adjust' as const,
    };
    const amount = await balance();
    const [away, back] = [randomUUID(), randomUUID()];
    await postWithin(site.platform.pool, [{ ...rest, key: away, debit: 'main', credit: 'house.adjust:test', amount }]);
    expect(await betAt(token, betOn(choice, 1))).toMatchObject({ isOpen: false, refusal: 'notEnoughMoney', win: null });
    await postWithin(site.platform.pool, [{ ...rest, key: back, debit: 'house.adjust:test', credit: 'main', amount }]);
    await booksAreEven();
  });

  it('strangers, foreign tokens and bets that are not on offer are refused', async () => {
    const token = await enter(vassalage, gameCode);
    expect((await ask('x'.repeat(43), '/session')).status).toBe(401);
    expect((await ask(token, '/bets', betOn('nothing'))).status).toBe(400);
    expect((await ask(token, '/bets', { ...betOn(choice), stake: 7 })).status).toBe(400);
    const bet = betOn(choice, 1);
    await betAt(token, bet);
    expect((await ask(token, '/bets', { ...bet, stake: 5 })).status).toBe(409);
  });
});

describe('play for fun', () => {
  it('is there where the vendor has it, moves nobody’s money, and is refused elsewhere', async () => {
    const before = await balance();
    for (const [dialect, vassalage, gameCode, choice] of games) {
      const input = { vassalage, gameCode, device: 'mobile', language: 'CN' } as const;
      const { answer } = await site.call(getFreePlay, input);
      if (!['pragmatic', 'pgsoft', 'softswiss'].includes(dialect)) {
        expect(answer.message, dialect).toBe('game_unavailable');
        continue;
      }
      const token = await sessionAt(answer.value?.url ?? '');
      const { value } = await ask<{ isFun: boolean; balance: string }>(token, '/session');
      expect(value, dialect).toMatchObject({ isFun: true, balance: '1000.00' });
      const round = await betAt(token, betOn(choice, 100));
      expect(unitsOf(round.balance)).toBe(100_000_000n - 10_000_000n + unitsOf(round.win));
    }
    expect(await balance()).toBe(before);
  });

  it('a vendor’s launch without its proof opens nothing', async () => {
    const strangers: [string, RequestInit][] = [
      ['/sim/lantern/IntegrationService/v3/http/CasinoGameAPI/game/url/', form('secureLogin=baize&hash=00')],
      ['/sim/silk/external/Game/v2/Get', form('operator_token=baize&secret_key=guess')],
      ['/sim/meridian/ua/v1/baize/guess', json('{}')],
      ['/sim/meridian/api/lobby/v1/baize/state', { headers: { authorization: 'Basic YmFpemU6Z3Vlc3M=' } }],
      ['/sim/coral/api1/GetGameList?AgentId=baize&Key=000000', {}],
      ['/sim/copper/sessions', json('{}')],
      ['/sim/northbank/web-root/restricted/player/login.aspx', json('{"CompanyKey":"guess"}')],
    ];
    for (const [path, init] of strangers) expect((await fetch(simulator.url + path, init)).status, path).toBe(401);
  });
});

function form(body: string): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body };
}
function json(body: string): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body };
}
