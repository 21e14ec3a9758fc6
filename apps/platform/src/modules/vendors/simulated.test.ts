import {
  createComparison,
  createTimeOut,
  createFreeRounds,
  decideFreeRounds,
  getFreePlay,
  getRound,
  launchGame,
  listFreeRounds,
  listGames,
  listRounds,
  listVendors,
  updateLimit,
} from '@baize/contract';
import {
  changeSettings,
  openOperator,
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
import { createLogger } from '@baize/server/logger';
import { balanceOf, postWithin, verifyLedger } from '#modules/wallet/index.ts';
import { readDueComparisons } from './jobs/readDueComparisons.ts';
import { tellFreeRounds } from './jobs/tellFreeRounds.ts';

let site: TestPlatform;
let simulator: TestSimulator;
let member: TestMember;
let now = Date.now();
beforeAll(async () => {
  site = await startPlatform({ clock: () => now });
  [simulator, member] = await Promise.all([startSimulator(site), newMember()]);
  now += 2_000;
  await syncSimulated(site);
  now += 2_000;
});
afterAll(async () => {
  await simulator.close();
  await site.close();
});

/** Somebody with money. */
async function newMember(): Promise<TestMember> {
  const made = await registerMember(site);
  const { memberId } = made;
  await postWithin(site.platform.pool, [
    {
      ...{ brandId: 1, memberId, currency: 'CNY', scope: 'test', key: `funds ${memberId}`, kind: 'deposit' },
      ...{ debit: 'house.bank:test', credit: 'main', amount: 100_000_000n },
    },
  ]);
  return made;
}

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
  isFree: boolean;
  win: string | null;
  balance: string | null;
  face: string | null;
  proof: { hash: string; serverSeed: string; clientSeed: string; outcome: number; outcomes: number } | null;
};

/** A call of the game's page to its server. */
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

/** Opens a game like the lobby; redirects are followed by hand. */
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

/** Both sides' clocks go on together: some vendors sign with the day. */
function pass(ms: number): void {
  simulator.pass(ms);
  now += ms;
}

/** A round once every call of it is over: some vendors cannot know at once that a stake was refused. */
async function endOf(token: string, bet: unknown): Promise<Round> {
  const { id } = await betAt(token, bet);
  for (let turn = 0; turn < 6; turn += 1) {
    pass(600_000);
    await simulator.runDue();
  }
  return (await ask<{ round: Round }>(token, `/rounds/${id}`)).value.round;
}

const unitsOf = (text: string | null): bigint => BigInt((text ?? '').replace('.', '')) * 1_000n;

/** Everything that was played at a vendor lies an hour back for both sides, whose clocks the tests have turned. */
async function atOneHour(vassalage: string): Promise<number> {
  const known = await site.platform.vendors.directory.byCode(vassalage);
  if (!known) throw new Error(`The platform does not know ${vassalage}.`);
  await site.owner.query(`update vendors_rounds set started_at = now() - interval '1 hour' where vendor_id = $1`, [
    known.vendor.id,
  ]);
  await simulator.db.query(
    `update studio_sim_rounds r set created_at = now() - interval '1 hour' + (r.outcome % 1000) * interval '1 millisecond'
       from studio_sim_sessions s where s.id = r.session_id and s.vendor = $1`,
    [vassalage],
  );
  return known.vendor.id;
}

/** Asks for a comparison as an operator does, and reads the vendor's list to its end. */
async function compare(vendorId: number): Promise<void> {
  const ago = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();
  const asked = { vendorId, from: ago(2), to: ago(0.01) };
  const { token } = await openOperator(site);
  const { answer } = await site.call(createComparison, asked, { token });
  expect(answer.code, answer.message).toBe('ok');
  const { vendors, wallet, catalogue, pool } = site.platform;
  const log = createLogger('silent', 'test');
  for (let turn = 0; turn < 200 && (await latest(vendorId))?.status === 'reading'; turn += 1) {
    await site.owner.query(`update vendors_comparisons set next_at = now() where status = 'reading'`);
    await readDueComparisons({ pool, vendors, wallet, catalogue, limiter: undefined as never, log });
  }
}
async function latest(vendorId: number) {
  const { rows } = await site.owner.query<{ status: string; listed: number; found: number; fault: string }>(
    `select status, listed, found, fault from vendors_comparisons where vendor_id = $1 order by id desc limit 1`,
    [vendorId],
  );
  return rows[0];
}
/** Two rounds that were played to their end. */
async function lastRounds(vendorId: number): Promise<[string, string]> {
  const { rows } = await site.owner.query<{ round: string }>(
    `select round from vendors_rounds where vendor_id = $1 and status in ('won', 'lost') and win <> bet order by id desc limit 2`,
    [vendorId],
  );
  return [rows[0]?.round ?? '', rows[1]?.round ?? ''];
}

async function booksAreEven(): Promise<void> {
  const { rows } = await site.owner.query<{ sum: bigint }>('select sum(balance)::bigint as sum from wallet_accounts');
  expect(rows).toEqual([{ sum: 0n }]);
}

describe('the lobby of simulated vendors', () => {
  it('[PROD-02] has a vendor with games in every category that takes vendors, with names in three languages', async () => {
    const { answer } = await site.call(listVendors, { platform: 'html5-desktop' });
    const filled = (answer.value ?? []).map(({ gameClassify }) => gameClassify);
    expect(filled).toEqual(['ELOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS']);
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

  it('[PROD-05] [PROD-06] [PROD-07] [PROD-08] [PROD-09] [PROD-10] lists slots of every kind, and bingo only if TY is supported', async () => {
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
  it('a game is launched, staked on and paid, each round once, drawn from the committed seed', async () => {
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
    // The first word of the seed, without modulo bias, as anybody can recompute it.
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

  it('[I-14] a lost answer never costs the member anything that the round does not say', async () => {
    const token = await enter(vassalage, gameCode);
    const before = await balance();
    let lost = 0;
    // The wallet receives all calls; its answers to the first four are lost.
    simulator.around = async (_vendor, _call, next) => {
      const answer = await next();
      return (lost += 1) <= 4 ? 'lost' : answer;
    };
    const opened = await betAt(token, betOn(choice));
    expect(opened).toMatchObject({ isOpen: true, win: null, proof: null });
    for (let turn = 0; turn < 6; turn += 1) {
      pass(600_000);
      await simulator.runDue();
    }
    simulator.around = undefined;
    const { value } = await ask<{ round: Round }>(token, `/rounds/${opened.id}`);
    expect(value.round.isOpen).toBe(false);
    // Whatever could be cancelled was; PG Soft retries until it has its answer.
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
    pass(60_000);
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
    const [out, back] = [randomUUID(), randomUUID()];
    await postWithin(site.platform.pool, [{ ...rest, key: out, debit: 'main', credit: 'house.adjust:test', amount }]);
    expect(await betAt(token, betOn(choice, 1))).toMatchObject({ isOpen: false, refusal: 'notEnoughMoney', win: null });
    await postWithin(site.platform.pool, [{ ...rest, key: back, debit: 'house.adjust:test', credit: 'main', amount }]);
    await booksAreEven();
  });

  it('[I-37] limits and time-outs of the member hold in every bet, and what was staked before them is paid', async () => {
    const everybody = member;
    member = await newMember();
    try {
      const { token: login } = member;
      const token = await enter(vassalage, gameCode);
      const before = await balance();
      await site.call(updateLimit, { measure: 'stake', period: 'bet', allowed: 200_000n }, { token: login });
      expect(await endOf(token, betOn(choice, 5))).toMatchObject({ isOpen: false, win: null, proof: null });
      expect(await balance()).toBe(before);
      const fitting = await betAt(token, betOn(choice, 1));
      expect(fitting).toMatchObject({ isOpen: false, refusal: null });
      let calls = 0;
      simulator.around = async (_vendor, _call, next) => ((calls += 1) === 2 ? 'lost' : next());
      const late = await betAt(token, betOn(choice, 1));
      simulator.around = undefined;
      const { answer } = await site.call(createTimeOut, { hours: 24 }, { token: login });
      expect(answer.code).toBe('ok');
      pass(60_000);
      await simulator.runDue();
      const { value } = await ask<{ round: Round }>(token, `/rounds/${late.id}`);
      expect(value.round).toMatchObject({ isOpen: false, refusal: null });
      const after = before - 200_000n + unitsOf(fitting.win) + unitsOf(value.round.win);
      expect(await balance()).toBe(after);
      expect(await endOf(token, betOn(choice, 1))).toMatchObject({ isOpen: false, win: null, proof: null });
      expect(await balance()).toBe(after);
      await booksAreEven();
    } finally {
      simulator.around = undefined;
      member = everybody;
    }
  });

  it('its list of rounds agrees with the books, and shows what either side does not have', async () => {
    const token = await enter(vassalage, gameCode);
    for (let turn = 0; turn < 2; turn += 1) await betAt(token, betOn(choice, 1));
    const vendorId = await atOneHour(vassalage);
    await compare(vendorId);
    const first = await latest(vendorId);
    expect(first).toMatchObject({ status: 'done', found: 0, fault: '' });
    expect(first?.listed).toBeGreaterThan(2);

    const [mine, theirs] = await lastRounds(vendorId);
    await site.owner.query('update vendors_rounds set round = $2 where vendor_id = $1 and round = $3', [
      ...[vendorId, `ours-${mine}`, mine],
    ]);
    await simulator.db.query('update studio_sim_rounds set stake = stake + 100000 where number = $1', [theirs]);
    await compare(vendorId);
    const found = await site.owner.query<{ kind: string; round: string }>(
      `select kind, round from vendors_differences where vendor_id = $1 and state = 'open' order by kind, round`,
      [vendorId],
    );
    expect(found.rows).toEqual([
      { kind: 'amountDiffers', round: theirs },
      { kind: 'missingHere', round: mine },
      { kind: 'missingThere', round: `ours-${mine}` },
    ]);
  });

  it('[MONEY] its list of rounds tells every amount to the last digit, beyond what a float holds too', async () => {
    const everybody = member;
    member = await newMember();
    const token = await enter(vassalage, gameCode);
    member = everybody;
    const { id } = await betAt(token, betOn(choice, 1));
    const { directory, supplierOf } = site.platform.vendors;
    const known = await directory.byId(await atOneHour(vassalage));
    const list = known && supplierOf(known).listRounds;
    if (!list) throw new Error(`${vassalage} lists no rounds.`);
    const played = await simulator.db.query<{ number: string; stake: bigint; prize: bigint; createdAt: Date }>(
      'select number, stake, prize, created_at as "createdAt" from studio_sim_rounds where id = $1',
      [id],
    );
    const [round] = played.rows;
    const store = async (stake = round?.stake, prize = round?.prize): Promise<void> => {
      await simulator.db.query('update studio_sim_rounds set stake = $2, prize = $3 where id = $1', [id, stake, prize]);
    };
    const from = round?.createdAt ?? new Date(0);
    const to = new Date(from.getTime() + 1);
    const asked = { subPartnerId: known.brandById(1)?.subPartnerId ?? '', from, to, after: '' };
    await store(999_999_999_999_000n, 999_999_999_998_000n);
    const { rounds } = await list(known, asked);
    const found = rounds.find((one) => one.round === round?.number);
    expect(found).toMatchObject({ bet: 999_999_999_999_000n, win: 999_999_999_998_000n });
    // 2^53 + 1 hundredths: a float would tell 2^53. It is more than the books take, and is refused as it was told.
    await store(9_007_199_254_740_993_000n);
    await expect(list(known, asked)).rejects.toThrow('listed with 90071992547409.93 as an amount');
    await store();
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

describe('the draws of Harbour Draws', () => {
  /** What three of the balls one to nine pay each choice, in hundredths of the stake. */
  const paid: Readonly<Record<string, (balls: readonly number[], sum: number) => number>> = {
    small: (_, sum) => (sum < 15 ? 212 : 0),
    big: (_, sum) => (sum > 15 ? 212 : 0),
    fifteen: (_, sum) => (sum === 15 ? 1_010 : 0),
    odd: (_, sum) => (sum % 2 === 1 ? 202 : 0),
    even: (_, sum) => (sum % 2 === 0 ? 184 : 0),
    nine: (balls) => (balls.includes(9) ? 288 : 0),
  };
  /** All draws of three balls in the order of the numbers that stand for them. */
  const draws = [1, 2, 3, 4, 5, 6, 7].flatMap((first) =>
    [2, 3, 4, 5, 6, 7, 8].flatMap((second) =>
      [3, 4, 5, 6, 7, 8, 9].flatMap((third) => (first < second && second < third ? [[first, second, third]] : [])),
    ),
  );
  const markedOn = (face: string | null): number[] =>
    [...(face ?? '').matchAll(/<g( class="thing")?>.*?>(\d)<\/text><\/g>/g)].flatMap(([, isDrawn, ball]) =>
      isDrawn === undefined ? [] : [Number(ball)],
    );

  it('are bet on, drawn and settled, and told alike by page, record, ledger and the vendor’s list', async () => {
    member = await newMember();
    const { token: login } = member;
    const token = await enter('harbour', 'harbour-three');
    const start = await balance();
    const played: { round: string; win: bigint; after: bigint }[] = [];
    const choices = Object.keys(paid);
    /* Every choice once, and on until one draw has won and one has lost. */
    while (played.length < choices.length || new Set(played.map(({ win }) => win > 500_000n)).size < 2) {
      const choice = choices[played.length % choices.length]!;
      const { value: session } = await ask<{ nextHash: string }>(token, '/session');
      const bet = betOn(choice);
      const round = await betAt(token, bet);
      expect(await betAt(token, bet)).toEqual(round);
      expect(round).toMatchObject({ isOpen: false, refusal: null, stake: '5.00', proof: { outcomes: 84 } });
      const { hash, serverSeed, outcome } = round.proof!;
      expect(createHash('sha256').update(serverSeed).digest('hex')).toBe(hash);
      expect(hash).toBe(session.nextHash);
      const balls = draws[outcome]!;
      expect(markedOn(round.face)).toEqual(balls);
      const win = BigInt(paid[choice]!(balls, balls[0]! + balls[1]! + balls[2]!)) * 5_000n;
      expect(unitsOf(round.win), `${choice} on ${balls.join(' ')}`).toBe(win);
      const { rows } = await simulator.db.query<{ number: string }>(
        'select number from studio_sim_rounds where id = $1',
        [round.id],
      );
      played.push({ round: rows[0]!.number, win, after: unitsOf(round.balance) });
    }

    const staked = 500_000n * BigInt(played.length);
    const won = played.reduce((sum, { win }) => sum + win, 0n);
    expect(await balance()).toBe(start - staked + won);
    const asked = { gameClassify: 'ELOTT', pageNum: 1, pageSize: 100 } as const;
    const record = (await site.call(listRounds, asked, { token: login })).answer.value;
    expect(record?.grandTotals).toMatchObject({ rounds: played.length, bet: staked, win: won, net: won - staked });
    expect(record?.page.content).toMatchObject(
      played.toReversed().map(({ round, win }) => ({
        ...{ vassalage: 'harbour', vendorName: 'Harbour Draws', gameCode: 'harbour-three', round },
        ...{ bet: 500_000n, win, net: win - 500_000n, status: win > 500_000n ? 'won' : 'lost' },
      })),
    );
    /* The ledger has the stake of each, and its prize where there is one, with the balance that the page showed. */
    for (const [at, { id }] of record!.page.content.toReversed().entries()) {
      const { win, after } = played[at]!;
      const entries = (await site.call(getRound, { id, language: 'EN' }, { token: login })).answer.value?.entries ?? [];
      expect(entries.filter(({ amount }) => amount !== 0n).map(({ kind, amount }) => [kind, amount])).toEqual([
        ['bet', -500_000n],
        ...(win > 0n ? [['win', win]] : []),
      ]);
      expect(entries.at(-1)?.balanceAfter).toBe(after);
    }
    const { rows } = await site.owner.query<{ sum: bigint }>(
      `select sum(balance)::bigint as sum from wallet_accounts where name = 'house.vendor:harbour'`,
    );
    expect(rows).toEqual([{ sum: staked - won }]);
    const vendorId = await atOneHour('harbour');
    await compare(vendorId);
    expect(await latest(vendorId)).toMatchObject({ status: 'done', listed: played.length, found: 0, fault: '' });
    expect((await verifyLedger(site.platform.pool)).faults).toEqual([]);
  });
});

it('a prize that the wallet refuses for good is given up, told in the list of rounds, and shuts nobody out', async () => {
  member = await newMember();
  const token = await enter('lantern', 'lantern-banker');
  let calls = 0;
  simulator.around = async (_vendor, _call, next) =>
    (calls += 1) === 1 ? next() : { httpStatus: 200, text: '{"error":8,"description":"no such thing"}' };
  const opened = await betAt(token, betOn('banker'));
  expect(opened.isOpen).toBe(true);
  for (let turn = 0; turn < 12; turn += 1) {
    pass(600_000);
    await simulator.runDue();
  }
  simulator.around = undefined;
  expect(calls, 'one stake, and no more than eight times its prize').toBe(9);
  expect((await ask<{ round: Round }>(token, `/rounds/${opened.id}`)).value.round).toMatchObject({ isOpen: false });
  expect(await betAt(token, betOn('banker'))).toMatchObject({ isOpen: false, refusal: null });
  const { rows } = await simulator.db.query<{ number: string }>(
    `update studio_sim_rounds set prize = 4200000 where id = $1 and state = 'unpaid' returning number`,
    [opened.id],
  );
  const vendorId = await atOneHour('lantern');
  await compare(vendorId);
  const found = await site.owner.query(
    `select kind from vendors_differences where vendor_id = $1 and round = $2 and state = 'open'`,
    [vendorId, rows[0]?.number],
  );
  expect(found.rows).toEqual([{ kind: 'amountDiffers' }]);
  await booksAreEven();
});

it('a return that the wallet refuses for good is not told as one, and is found in the list of rounds', async () => {
  member = await newMember();
  const token = await enter('lantern', 'lantern-banker');
  simulator.around = async (_vendor, { path }, next) => {
    if (path.includes('refund')) return { httpStatus: 200, text: '{"error":8,"description":"no such thing"}' };
    await next();
    return 'lost';
  };
  const opened = await betAt(token, betOn('banker'));
  for (let turn = 0; turn < 20; turn += 1) {
    pass(600_000);
    await simulator.runDue();
  }
  simulator.around = undefined;
  const { round } = (await ask<{ round: Round }>(token, `/rounds/${opened.id}`)).value;
  expect(round).toMatchObject({ isOpen: false, refusal: 'betNotReturned', win: null });
  const { rows } = await simulator.db.query<{ number: string }>('select number from studio_sim_rounds where id = $1', [
    opened.id,
  ]);
  const vendorId = await atOneHour('lantern');
  await compare(vendorId);
  const found = await site.owner.query(
    `select kind from vendors_differences where vendor_id = $1 and round = $2 and state = 'open'`,
    [vendorId, rows[0]?.number],
  );
  expect(found.rows).toHaveLength(1);
  await booksAreEven();
});

describe('free rounds that the house gives at a vendor that is told of them', () => {
  // Nobody opens more games in a minute than the tests above have.
  beforeAll(async () => {
    member = await newMember();
  });

  const grant = { vassalage: 'coral', gameCode: 'coral-reef', stake: 500_000n, rounds: 2 };
  const told = async (): Promise<void> => {
    const { pool, vendors } = site.platform;
    await tellFreeRounds({ pool, vendors, log: createLogger('silent', 'test') });
  };
  const tellAgain = async (): Promise<void> => {
    await site.owner.query('update vendors_free_rounds set tell_at = now()');
    await told();
  };

  /** Asked for by one operator and approved by another. */
  async function give(): Promise<string> {
    const [one, other] = [await openOperator(site), await openOperator(site)];
    // The vendors' clock has been turned on by hours.
    const endsAt = new Date(Date.now() + 20 * 86_400_000).toISOString();
    const asked = { ...grant, requestId: randomUUID(), account: member.account, endsAt, reason: 'for a slow evening' };
    const { answer } = await site.call(createFreeRounds, asked, { token: one.token });
    const id = answer.value?.id ?? '';
    const decision = { id, act: 'approve', reason: 'agreed' } as const;
    const approved = await site.call(decideFreeRounds, decision, { token: other.token });
    expect(approved.answer.value).toMatchObject({ status: 'active', isAtVendor: false });
    return id;
  }
  const rowOf = async (id: string) =>
    (
      await site.owner.query<{ told: string; used: number }>(
        'select told, used from vendors_free_rounds where id = $1',
        [id],
      )
    ).rows[0];
  /** A free round that does not get through, at its end. */
  async function betOut(token: string): Promise<Round> {
    return endOf(token, { ...betOn('minnow', 1), isFree: true });
  }
  const sessionOf = async (token: string) =>
    (await ask<{ free: { stake: string; left: number } | null; balance: string }>(token, '/session')).value;

  it('are told, offered, played one by one, paid out of what they cost the house, and gone', async () => {
    const token = await enter(grant.vassalage, grant.gameCode);
    const id = await give();
    expect((await sessionOf(token)).free).toBeNull();
    await told();
    expect(await rowOf(id)).toEqual({ told: 'given', used: 0 });
    let money = await balance();
    for (const left of [2, 1]) {
      expect(await sessionOf(token)).toMatchObject({ free: { stake: '5.00', left } });
      const bet = { ...betOn('minnow', 1), isFree: true };
      const round = await betAt(token, bet);
      expect(round).toMatchObject({ isOpen: false, refusal: null, stake: '5.00', isFree: true });
      expect(await betAt(token, bet)).toEqual(round);
      money += unitsOf(round.win);
      expect(await balance()).toBe(money);
    }
    expect(await rowOf(id)).toEqual({ told: 'given', used: 2 });
    expect((await sessionOf(token)).free).toBeNull();
    expect((await ask(token, '/bets', { ...betOn('minnow', 1), isFree: true })).status).toBe(409);
    const { rows } = await site.owner.query<{ bet: bigint }>(
      'select bet from vendors_rounds where free_id = $1 and valid_bet = 0',
      [id],
    );
    expect(rows).toEqual([{ bet: 0n }, { bet: 0n }]);
    await booksAreEven();
  });

  it('come back when the answer to one is lost, and are offered no more once they are taken back', async () => {
    const token = await enter(grant.vassalage, grant.gameCode);
    const id = await give();
    await told();
    const before = await balance();
    let lost = 0;
    simulator.around = async (_vendor, _call, next) => {
      const answer = await next();
      return (lost += 1) <= 4 ? 'lost' : answer;
    };
    expect(await betOut(token)).toMatchObject({ isOpen: false, refusal: 'betReturned', isFree: true });
    simulator.around = undefined;
    expect(await balance()).toBe(before);
    expect(await rowOf(id)).toEqual({ told: 'given', used: 0 });

    const { token: operator } = await openOperator(site);
    await site.call(decideFreeRounds, { id, act: 'cancel', reason: 'no longer wanted' }, { token: operator });
    // Until the vendor has heard of it, the wallet refuses what it plays.
    expect(await betOut(token)).toMatchObject({ isOpen: false, refusal: 'betReturned', win: null });
    expect(await balance()).toBe(before);
    await tellAgain();
    expect(await rowOf(id)).toEqual({ told: 'taken', used: 0 });
    expect((await sessionOf(token)).free).toBeNull();
    await booksAreEven();
  });

  it('are told again when the vendor did not take them, and shown as untold until then', async () => {
    const id = await give();
    const { token } = await openOperator(site);
    const shown = async (): Promise<boolean | undefined> => {
      const { answer } = await site.call(listFreeRounds, { view: 'open', pageNum: 1, pageSize: 20 }, { token });
      return answer.value?.page.content.find((row) => row.id === id)?.isAtVendor;
    };
    const known = await site.platform.vendors.directory.byCode(grant.vassalage);
    await site.owner.query(`update vendors_vendors set supplier_url = 'http://127.0.0.1:1' where id = $1`, [
      known?.vendor.id,
    ]);
    now += 2_000;
    await tellAgain();
    expect(await rowOf(id)).toEqual({ told: '', used: 0 });
    expect(await shown()).toBe(false);
    await site.owner.query('update vendors_vendors set supplier_url = $2 where id = $1', [
      known?.vendor.id,
      known?.vendor.supplierUrl,
    ]);
    now += 2_000;
    await told();
    expect(await rowOf(id)).toEqual({ told: '', used: 0 });
    await tellAgain();
    expect(await rowOf(id)).toEqual({ told: 'given', used: 0 });
    expect(await shown()).toBe(true);
  });
});

describe('play for fun', () => {
  it('is there where the vendor has it, moves nobody’s money, and is refused elsewhere', async () => {
    const before = await balance();
    for (const [dialect, vassalage, gameCode, choice] of games) {
      const input = { vassalage, gameCode, device: 'mobile', language: 'CN' } as const;
      const { answer } = await site.call(getFreePlay, input);
      if (!['pragmatic', 'pgsoft', 'softswiss'].includes(dialect)) {
        expect(answer.message, dialect).toBe('no_free_play');
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

  it('a vendor’s launch without its proof is refused', async () => {
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
