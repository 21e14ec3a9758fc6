import { outcomeJson } from '@baize/engine/outcomeJson';
import { houseGames } from '@baize/games/houseGames';
import { commitmentOf } from '@baize/server/commitmentOf';
import { openOwner } from '@baize/server/openOwner';
import { createTestDatabase, type TestDatabase } from '@baize/testkit';
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fairDraw } from '../fairDraw.ts';
import { startTestStudio, type Player, type TestStudio } from '../testing/startTestStudio.ts';
import { runDueCalls } from './runDueCalls.ts';
import { CHOICE_MS } from './startRound.ts';
import { takeOverdueChoices } from './takeOverdueChoices.ts';

const bet = 100_000n;
const { play, choice } = houseGames['dragon-eight']!;
let database: TestDatabase;
let owner: pg.Pool;
let test: TestStudio;
let player: Player;
let users = 0;

beforeAll(async () => {
  database = await createTestDatabase({ migrate: false });
  test = await startTestStudio(database.url);
  owner = openOwner(database.url, { max: 1 });
});
beforeEach(async () => {
  users += 1;
  test.pass(10_000);
  test.wallet.balance = 1_000_00000n;
  test.wallet.calls.length = 0;
  test.wallet.moods = {};
  player = await test.enter(`chooser-${users}`);
});
afterAll(async () => {
  await owner.end();
  await test.close();
  await database.drop();
});

const paths = (): string[] => test.wallet.calls.map(({ path }) => path.replace('/transaction/', ''));
const spin = (by = player, requestId = `spin-of-${users}`, canAsk = true) =>
  by.post('/api/spins', { requestId, bet: bet.toString(), canAsk });
const choose = (id: string, taken: number, by = player) => by.post(`/api/rounds/${id}/choice`, { choice: taken });

/** Has the next round of this player be one that asks; answers what it comes to by each choice. */
async function ask(by = player): Promise<(taken?: number) => ReturnType<typeof play>> {
  const serverSeed = createHash('sha256').update(`choices ${users}`).digest('hex');
  await by.post('/api/seeds/client', { clientSeed: 'mine' });
  let nonce = 0n;
  while (choice?.asks(play(fairDraw(serverSeed, 'mine', nonce), bet)) !== true) nonce += 1n;
  const { rowCount } = await owner.query(
    `update studio_seeds set server_seed = $1, server_seed_hash = $2, next_nonce = $3
      where revealed_at is null and client_seed = 'mine'`,
    [serverSeed, commitmentOf(serverSeed), nonce],
  );
  expect(rowCount).toBe(1);
  return (taken) => play(fairDraw(serverSeed, 'mine', nonce), bet, taken);
}
/** Seeds of the tests before are of no use to the next one. */
beforeEach(async () => {
  await owner.query(`update studio_seeds set client_seed = 'spent' where client_seed = 'mine'`);
});

describe('a round that asks its player', () => {
  it('waits with its bet paid, tells nothing of what follows, and is ended by the choice', async () => {
    const drawn = await ask();
    const { body } = await spin();
    const paid = outcomeJson(drawn()).spins[0]!;
    expect(body.round).toMatchObject({ state: 'choosing', win: null, choice: null });
    expect(body.round.outcome.spins).toMatchObject([{ win: paid.win, freeSpinsAwarded: 0, freeSpinsLeft: 0 }]);
    expect(paths()).toEqual(['bet']);
    const { rows } = await owner.query('select outcome::text as text from studio_rounds where id = $1', [
      body.round.id,
    ]);
    expect(JSON.parse((rows as { text: string }[])[0]!.text)).toEqual(body.round.outcome);

    const { status, body: chosen } = await choose(body.round.id, 2);
    expect(status).toBe(200);
    expect(chosen.round).toMatchObject({ state: 'settled', choice: 2, win: drawn(2).win.toString() });
    expect(chosen.round.outcome).toEqual(outcomeJson(drawn(2)));
    expect(paths()).toEqual(['bet', 'win']);
    expect(test.wallet.balance).toBe(1_000_00000n - bet + drawn(2).win);
    expect((await choose(body.round.id, 2)).body).toEqual(chosen);
    const other = await choose(body.round.id, 0);
    expect([other.status, other.body.error]).toEqual([409, 'choiceMade']);
    expect(paths()).toEqual(['bet', 'win']);
  });

  it('is found again by a page that is opened anew, and keeps the next spin and the seed until then', async () => {
    await ask();
    const { body } = await spin();
    await player.post(`/api/rounds/${body.round.id}/progress`, { shown: 1 });
    expect((await player.get('/api/session')).body.round).toMatchObject({ id: body.round.id, state: 'choosing' });
    test.pass(3_000);
    expect((await spin(player, 'another-spin')).body.error).toBe('roundOpen');
    expect((await player.post('/api/seeds/rotate', { clientSeed: 'next' })).body.error).toBe('roundOpen');
    expect((await choose(body.round.id, 1)).body.round.state).toBe('settled');
  });

  it('takes the first of many choices, and pays once', async () => {
    const drawn = await ask();
    const { body } = await spin();
    const elsewhere = player.through(await test.another());
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => choose(body.round.id, at % 3, at % 2 === 0 ? player : elsewhere)),
    );
    const taken = new Set(answers.filter(({ status }) => status === 200).map(({ body: { round } }) => round.win));
    expect(taken.size).toBe(1);
    expect(answers.filter(({ status }) => status !== 200).every(({ body: { error } }) => error === 'choiceMade')).toBe(
      true,
    );
    expect(paths()).toEqual(['bet', 'win']);
    expect([0, 1, 2].map((way) => drawn(way).win.toString())).toContain([...taken][0]);
  });

  it('is ended the usual way a day later, and not before', async () => {
    const drawn = await ask();
    const { body } = await spin();
    test.pass(CHOICE_MS - 1);
    expect(await takeOverdueChoices(test.running.studio)).toBe(0);
    test.pass(1);
    expect(await takeOverdueChoices(test.running.studio)).toBe(1);
    expect(choice?.usual).toBe(1);
    const { rows } = await owner.query('select state, choice, win from studio_rounds where id = $1', [body.round.id]);
    expect(rows).toEqual([{ state: 'settled', choice: 1, win: drawn(1).win }]);
    expect(drawn(1).win).toBe(drawn().win);
    expect(paths()).toEqual(['bet', 'win']);
  });

  it('is told to its operator with its phases and what was decided, in the language asked for, and never before', async () => {
    const drawn = await ask();
    const { body } = await spin();
    const id = body.round.id;
    const tell = async (lang: string) => {
      const asked = { operator_id: 'house', round: id, user: `chooser-${users}`, lang };
      return (await test.ask('/operator/game/round', asked)).body;
    };
    const waiting = await tell('en');
    expect(waiting.decision).toEqual({ answers: choice?.names.en, taken: null });
    expect(waiting.phases.map(({ heading }) => heading)).toEqual(['Paid spin']);
    await choose(id, 2);
    const { phases, decision } = await tell('zh');
    expect(decision).toEqual({ answers: choice?.names.zh, taken: 2 });
    const { spins, win } = drawn(2);
    expect(phases.map((phase) => phase.win)).toEqual(spins.map((one) => Number(one.win)));
    expect(phases.reduce((sum, phase) => sum + phase.win, 0)).toBe(Number(win));
    expect(phases.slice(0, 2).map(({ heading }) => heading)).toEqual(['付费旋转', '免费旋转 1']);
    expect(phases.every(({ win: whole, wins }) => whole === 0 || wins.length > 0)).toBe(true);
  });

  it('sends its win until it is acknowledged, as any other round', async () => {
    const drawn = await ask();
    const { body } = await spin();
    test.wallet.moods['/transaction/win'] = ['dropBefore'];
    expect((await choose(body.round.id, 0)).body.round.state).toBe('winning');
    test.pass(60_000);
    await runDueCalls(test.running.studio);
    expect(test.wallet.balance).toBe(1_000_00000n - bet + drawn(0).win);
  });

  it('pays play money when it is ended', async () => {
    const guest = await test.enter();
    const drawn = await ask(guest);
    const before = BigInt((await guest.get('/api/balance')).body.balance);
    const { body } = await spin(guest);
    expect(body.round.state).toBe('choosing');
    expect(BigInt((await guest.get('/api/balance')).body.balance)).toBe(before - bet);
    expect((await choose(body.round.id, 0, guest)).body.round.state).toBe('settled');
    expect(BigInt((await guest.get('/api/balance')).body.balance)).toBe(before - bet + drawn(0).win);
    expect(paths()).toEqual([]);
  });
});

describe('a choice', () => {
  it('is not asked by a page that cannot ask: the usual is taken', async () => {
    const drawn = await ask();
    const { body } = await spin(player, 'cannot-ask', false);
    expect(body.round).toMatchObject({ state: 'settled', choice: null, win: drawn().win.toString() });
    expect((await choose(body.round.id, 1)).body.error).toBe('choiceMade');
  });

  it('that there is not is refused, and so is one in somebody else’s round', async () => {
    await ask();
    const { body } = await spin();
    expect((await choose(body.round.id, 3)).body.error).toBe('choiceUnknown');
    const other = await test.enter('somebody-else');
    expect((await choose(body.round.id, 1, other)).body.error).toBe('roundUnknown');
    expect((await player.get(`/api/rounds/${body.round.id}`)).body.round.state).toBe('choosing');
  });
});
