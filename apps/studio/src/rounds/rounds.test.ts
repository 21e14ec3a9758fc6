import { createTestDatabase, type TestDatabase } from '@baize/testkit';
import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { said } from '../hub88/said.ts';
import { startTestStudio, type Player, type TestStudio } from '../testing/startTestStudio.ts';
import { runDueCalls } from './runDueCalls.ts';

const bet = 100_000n;
let database: TestDatabase;
let test: TestStudio;
let player: Player;
let users = 0;

beforeAll(async () => {
  database = await createTestDatabase({ migrate: false });
  test = await startTestStudio(database.url);
});

beforeEach(async () => {
  users += 1;
  test.pass(10_000);
  test.wallet.balance = 1_000_00000n;
  test.wallet.calls.length = 0;
  test.wallet.moods = {};
  test.wallet.onCall = undefined;
  player = await test.enter(`member-${users}`);
});

afterAll(async () => {
  await test.close();
  await database.drop();
});

function spin(requestId: string, by = player) {
  return by.post('/api/spins', { requestId, bet: bet.toString() });
}

function paths(): string[] {
  return test.wallet.calls.map(({ path }) => path.replace('/transaction/', ''));
}

describe('a successful spin', () => {
  it('is one round: the bet, then one win that closes it, even if it is zero', async () => {
    const { status, body } = await spin('request-0001');
    expect(status).toBe(200);
    expect(body.round.state).toBe('settled');
    expect(paths()).toEqual(['bet', 'win']);
    const [sentBet, sentWin] = test.wallet.calls.map((call) => call.body);
    expect(sentBet).toMatchObject({ user: `member-${users}`, token: `token-of-member-${users}`, amount: Number(bet) });
    expect(sentBet).toMatchObject({
      round: body.round.id,
      round_closed: false,
      game_code: 'dragon-eight',
      currency: 'CNY',
    });
    expect(sentWin).toMatchObject({ round: body.round.id, round_closed: true, amount: Number(body.round.win) });
    expect(sentWin!['reference_transaction_uuid']).toBe(sentBet!['transaction_uuid']);
    expect(BigInt(body.round.balance)).toBe(1_000_00000n - bet + BigInt(body.round.win));
    expect(test.wallet.balance).toBe(BigInt(body.round.balance));
  });

  it('consumes consecutive nonces', async () => {
    const first = await spin('request-0002');
    test.pass(3000);
    const second = await spin('request-0003');
    expect([first.body.round.nonce, second.body.round.nonce]).toEqual(['0', '1']);
  });
});

describe('one spin at a time', () => {
  it('takes a double click with one request id as one spin, and answers both alike', async () => {
    const answers = await Promise.all([spin('double-click'), spin('double-click'), spin('double-click')]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(paths()).toEqual(['bet', 'win']);
    test.pass(3000);
    expect((await spin('double-click')).body).toEqual(answers[0]!.body);
    expect(paths()).toEqual(['bet', 'win']);
  });

  it('takes the double click as one spin even across two processes', async () => {
    const other = player.through(await test.another());
    const answers = await Promise.all([spin('two-doors-1'), spin('two-doors-1', other)]);
    expect(new Set(answers.map(({ body }) => body.round.id)).size).toBe(1);
    expect(paths()).toEqual(['bet', 'win']);
  });

  it('refuses a second round while the first is open, without a wallet call and without consuming a nonce', async () => {
    let release!: () => void;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let arrived!: () => void;
    const atWallet = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    test.wallet.onCall = (path) => {
      if (path !== '/transaction/bet') return;
      arrived();
      return held;
    };
    const first = spin('open-round-1');
    await atWallet;
    test.pass(3000);
    const second = await spin('open-round-2');
    expect([second.status, second.body.error]).toEqual([409, 'roundOpen']);
    release();
    expect((await first).body.round.state).toBe('settled');
    const { body } = await player.get('/api/seeds');
    expect(body.seed.nextNonce).toBe('1');
  });

  it('refuses a second spin within two and a half seconds', async () => {
    await spin('too-soon-1');
    test.pass(2400);
    const second = await spin('too-soon-2');
    expect([second.status, second.body.error]).toEqual([429, 'tooSoon']);
    test.pass(100);
    expect((await spin('too-soon-3')).status).toBe(200);
  });

  it('refuses a request id that was used with another bet', async () => {
    await spin('same-id-00');
    test.pass(3000);
    const again = await player.post('/api/spins', { requestId: 'same-id-00', bet: '250000' });
    expect([again.status, again.body.error]).toEqual([409, 'requestIdReused']);
  });
});

describe('a refused bet', () => {
  it.each([
    [said.poor, 'notEnoughMoney'],
    [said.limitReached, 'limitReached'],
  ] as const)('ends the round on %s, reveals no outcome and needs no rollback', async (status, refusal) => {
    test.wallet.moods['/transaction/bet'] = [status];
    const { body } = await spin('refused-0001');
    expect(body.round).toMatchObject({ state: 'refused', refusal, outcome: null, win: null });
    expect(paths()).toEqual(['bet']);
    test.pass(3000);
    expect((await spin('refused-0002')).body.round.state).toBe('settled');
  });
});

describe('a bet with an unknown result', () => {
  it.each([
    'applyAndDrop',
    'dropBefore',
    'applyAndHang',
    'brokenJson',
    'foreignRequest',
    said.unknown,
    said.tookTooLong,
  ] as const)('is rolled back after %s, and the player keeps the money', async (mood) => {
    test.wallet.moods['/transaction/bet'] = [mood];
    const { body } = await spin('unknown-0001');
    expect(body.round).toMatchObject({ state: 'rolledBack', refusal: 'betReturned', outcome: null, win: null });
    expect(paths()).toEqual(['bet', 'rollback']);
    const [sentBet, sentRollback] = test.wallet.calls.map((call) => call.body);
    expect(sentRollback!['reference_transaction_uuid']).toBe(sentBet!['transaction_uuid']);
    expect(test.wallet.balance).toBe(1_000_00000n);
  });

  it('retries the same rollback until there is a definite answer, and refuses spins until then', async () => {
    test.wallet.moods['/transaction/bet'] = ['applyAndHang'];
    test.wallet.moods['/transaction/rollback'] = ['dropBefore', said.unknown, 'applyAndDrop'];
    const { body } = await spin('rollback-001');
    expect(body.round).toMatchObject({ state: 'rollingBack', outcome: null });
    test.pass(3000);
    expect((await spin('rollback-002')).body.error).toBe('roundOpen');
    for (let attempt = 0; attempt < 3; attempt += 1) {
      test.pass(60_000);
      await runDueCalls(test.running.studio);
    }
    const texts = test.wallet.calls.filter(({ path }) => path === '/transaction/rollback').map(({ text }) => text);
    expect(texts).toHaveLength(4);
    expect(new Set(texts).size).toBe(1);
    expect(test.wallet.balance).toBe(1_000_00000n);
    expect((await player.get(`/api/rounds/${body.round.id}`)).body.round.state).toBe('rolledBack');
  });

  it('treats an unknown transaction as a completed rollback', async () => {
    test.wallet.moods['/transaction/bet'] = ['dropBefore'];
    test.wallet.moods['/transaction/rollback'] = [said.notThere];
    expect((await spin('unknown-0009')).body.round.state).toBe('rolledBack');
  });
});

describe('a win with a lost response', () => {
  it('is retried with an identical body until it is acknowledged, and paid once', async () => {
    test.wallet.moods['/transaction/win'] = [
      'applyAndDrop',
      said.unknown,
      'refuseBusy',
      'applyAndHang',
      said.tookTooLong,
    ];
    const { body } = await spin('lost-win-01');
    expect(body.round.state).toBe('winning');
    expect(body.round.outcome).not.toBeNull();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      test.pass(60_000);
      await runDueCalls(test.running.studio);
    }
    const texts = test.wallet.calls.filter(({ path }) => path === '/transaction/win').map(({ text }) => text);
    expect(texts).toHaveLength(6);
    expect(new Set(texts).size).toBe(1);
    expect(test.wallet.balance).toBe(1_000_00000n - bet + BigInt(body.round.win));
    expect((await player.get(`/api/rounds/${body.round.id}`)).body.round.state).toBe('settled');
  });

  it('backs off after each attempt and is not sent before it is due', async () => {
    test.wallet.moods['/transaction/win'] = ['dropBefore', 'dropBefore', 'dropBefore'];
    await spin('back-off-01');
    const wins = () => paths().filter((path) => path === 'win').length;
    await runDueCalls(test.running.studio);
    expect(wins()).toBe(1);
    test.pass(1000);
    await runDueCalls(test.running.studio);
    expect(wins()).toBe(2);
    test.pass(1000);
    await runDueCalls(test.running.studio);
    expect(wins()).toBe(2);
    test.pass(1000);
    await runDueCalls(test.running.studio);
    expect(wins()).toBe(3);
    test.pass(60_000);
    await runDueCalls(test.running.studio);
    expect(wins()).toBe(4);
    test.pass(600_000);
    expect(await runDueCalls(test.running.studio)).toBe(0);
  });
});

describe('a win or a rollback that the wallet finally refuses', () => {
  const desk = (path: string, rest: object = {}) =>
    test.ask(`/operator/desk/${path}`, { operator_id: 'house', ...rest });
  const asList = (body: object) => (body as { rounds: { round: string }[] }).rounds;
  const waiting = async (round: string) => asList((await desk('list')).body).filter((one) => one.round === round);
  const listed = async (round: string) => {
    const stretch = { from: '2026-01-01T00:00:00Z', to: '2027-01-01T00:00:00Z', after: '' };
    const answer = await test.ask('/operator/game/rounds', {
      operator_id: 'house',
      sub_partner_id: 'main',
      ...stretch,
    });
    return asList(answer.body).filter((one) => one.round === round);
  };
  const stuckGauge = async () => {
    const { body } = await test.running.app.inject({ url: '/metrics' });
    return Number(/stuck_rounds\{operator="house"\} (\d+)/.exec(body)?.[1]);
  };
  async function stuckWin(requestId: string) {
    test.wallet.moods['/transaction/win'] = [said.tokenWrong];
    return (await spin(requestId)).body.round;
  }

  it('puts the round on the desk with its reason, stops retrying, and the player can play on', async () => {
    const before = await stuckGauge();
    const alarms = vi.spyOn(test.running.studio.log, 'error');
    const round = await stuckWin('stuck-win-01');
    expect(round).toMatchObject({ state: 'stuck', refusal: null });
    expect(round.outcome).not.toBeNull();
    test.pass(600_000);
    expect(await runDueCalls(test.running.studio)).toBe(0);
    expect(alarms.mock.calls.map(([line]) => line)).toEqual([
      {
        ...{ alarm: 'studio.stuckRound', operator: 'house', round: round.id, kind: 'win' },
        ...{ attempt: 1, answer: said.tokenWrong },
      },
    ]);
    alarms.mockRestore();
    expect(await waiting(round.id)).toMatchObject([
      { user: `member-${users}`, sub_partner_id: 'main', call: 'win', reason: said.tokenWrong },
    ]);
    expect(await stuckGauge()).toBe(before + 1);
    const elsewhere = await desk('list', { sub_partner_id: 'other' });
    expect(asList(elsewhere.body)).toEqual([]);
    // Its money may still move, so the operator's comparison ignores it.
    expect(await listed(round.id)).toMatchObject([{ state: 'open' }]);
    expect((await spin('stuck-win-02')).body.round.state).toBe('settled');
  });

  it('pays it once on retry, with the same ids, for any number of concurrent requests', async () => {
    const round = await stuckWin('stuck-win-03');
    test.pass(3000);
    const after = (await spin('stuck-win-04')).body.round;
    const balance = test.wallet.balance;
    const asked = { round: round.id, by: 'Mia' };
    test.wallet.moods['/transaction/win'] = [said.tokenWrong];
    expect((await desk('retry', asked)).body).toMatchObject({ state: 'stuck' });
    const answers = await Promise.all([desk('retry', asked), desk('retry', asked)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await desk('retry', asked)).body.error).toBe('roundNotStuck');
    expect((await desk('close', { ...asked, reason: 'late' })).body.error).toBe('roundNotStuck');
    expect(test.wallet.balance).toBe(balance + BigInt(round.win));
    const texts = test.wallet.calls.filter(({ body }) => body['round'] === round.id).map(({ text }) => text);
    expect([texts.length, new Set(texts).size]).toEqual([4, 2]);
    expect(await waiting(round.id)).toEqual([]);
    expect((await player.get(`/api/rounds/${round.id}`)).body.round).toMatchObject({
      state: 'settled',
      win: round.win,
    });
    expect((await player.get(`/api/rounds/${after.id}`)).body.round.state).toBe('settled');
    expect((await desk('round', { round: round.id })).body).toMatchObject({
      state: 'settled',
      lines: [
        { act: 'refused', by: '', reason: said.tokenWrong },
        { act: 'retried', by: 'Mia' },
        { act: 'refused', reason: said.tokenWrong },
        { act: 'retried', by: 'Mia' },
      ],
    });
  });

  it('continues to retry without a definite answer, refuses closing meanwhile, and pays once', async () => {
    const round = await stuckWin('stuck-win-05');
    const balance = test.wallet.balance;
    test.wallet.moods['/transaction/win'] = ['applyAndHang'];
    expect((await desk('retry', { round: round.id, by: 'Mia' })).body).toMatchObject({ state: 'stuck' });
    expect(await waiting(round.id)).toMatchObject([{ is_asking: true }]);
    const closing = await desk('close', { round: round.id, by: 'Mia', reason: 'paid elsewhere' });
    expect([closing.status, closing.body.error]).toEqual([409, 'roundNotStuck']);
    test.pass(3000);
    expect((await spin('stuck-win-06')).body.round.state).toBe('settled');
    const played = test.wallet.balance;
    test.pass(60_000);
    await runDueCalls(test.running.studio);
    expect((await player.get(`/api/rounds/${round.id}`)).body.round.state).toBe('settled');
    expect(test.wallet.balance).toBe(played);
    expect(played).toBeGreaterThanOrEqual(balance + BigInt(round.win) - bet);
  });

  it('closes it with a reason: never sent again, and listed as owed', async () => {
    const round = await stuckWin('stuck-win-07');
    const asked = { round: round.id, by: 'Mia', reason: 'credited by transfer 4711' };
    expect((await desk('close', { ...asked, reason: '  ' })).body.error).toBe('badRequest');
    expect((await desk('close', asked)).body).toMatchObject({ state: 'closed', call: 'win' });
    expect((await desk('close', asked)).body.error).toBe('roundNotStuck');
    expect((await desk('retry', { round: round.id, by: 'Mia' })).body.error).toBe('roundNotStuck');
    test.pass(600_000);
    expect(await runDueCalls(test.running.studio)).toBe(0);
    expect(await listed(round.id)).toMatchObject([{ state: 'settled', win: Number(round.win) }]);
    const { lines } = (await desk('round', { round: round.id })).body as unknown as { lines: object[] };
    expect(lines.at(-1)).toMatchObject({ act: 'closed', by: 'Mia', reason: asked.reason });
  });

  it('handles a rollback likewise, and reveals no outcome', async () => {
    test.wallet.moods['/transaction/bet'] = ['applyAndHang'];
    test.wallet.moods['/transaction/rollback'] = [said.partnerWrong];
    const { round } = (await spin('stuck-back-1')).body;
    expect(round).toMatchObject({ state: 'stuck', refusal: 'roundHeld', outcome: null, win: null });
    test.pass(3000);
    expect((await spin('stuck-back-2')).body.round.state).toBe('settled');
    const balance = test.wallet.balance;
    expect((await desk('retry', { round: round.id, by: 'Mia' })).body).toMatchObject({ state: 'rolledBack' });
    expect(test.wallet.balance).toBe(balance + bet);
  });

  it('shows the desk only to the operator of the round, and to no other key', async () => {
    const round = await stuckWin('stuck-key-01');
    const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    for (const path of ['list', 'round', 'retry', 'close']) {
      const body = { operator_id: 'house', round: round.id, by: 'Mia', reason: 'mine' };
      expect((await test.ask(`/operator/desk/${path}`, body, stranger)).status).not.toBe(200);
    }
    expect((await desk('retry', { round: crypto.randomUUID(), by: 'Mia' })).body.error).toBe('roundUnknown');
    const distant = await test.running.app.inject({ url: '/metrics', remoteAddress: '203.0.113.7' });
    expect(distant.statusCode).toBe(404);
    expect(await waiting(round.id)).toHaveLength(1);
  });
});

describe('a studio that is killed in the middle of a round', () => {
  it('rolls back a bet without a response after its restart', async () => {
    const dying = await test.another();
    let arrived!: () => void;
    const atWallet = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    test.wallet.onCall = (path) => {
      if (path === '/transaction/bet') arrived();
    };
    test.wallet.moods['/transaction/bet'] = ['applyAndHang'];
    // A killed process only leaves closed connections behind.
    const lost = spin('killed-0001', player.through(dying)).catch(() => undefined);
    await atWallet;
    await dying.studio.pool.end();
    await lost;
    expect(test.wallet.balance).toBe(1_000_00000n - bet);

    const { body } = await player.get('/api/session');
    expect(body.round).toMatchObject({ state: 'betting', outcome: null });
    test.pass(60_000);
    await runDueCalls(test.running.studio);
    expect(test.wallet.balance).toBe(1_000_00000n);
    expect((await player.get(`/api/rounds/${body.round.id}`)).body.round.state).toBe('rolledBack');
  });

  it('pays a stored but unacknowledged win after its restart, and presents the round again', async () => {
    test.wallet.moods['/transaction/win'] = ['dropBefore'];
    const { body } = await spin('killed-0002');
    expect(body.round.state).toBe('winning');
    const restarted = await test.another();
    test.pass(60_000);
    await runDueCalls(restarted.studio);
    const again = (await player.through(restarted).get('/api/session')).body.round;
    expect(again).toMatchObject({
      id: body.round.id,
      state: 'settled',
      win: body.round.win,
      outcome: body.round.outcome,
    });
    await player.post(`/api/rounds/${body.round.id}/progress`, { shown: body.round.outcome.spins.length });
    expect((await player.get('/api/session')).body.round).toBeNull();
  });

  it('lets two processes share the queue without sending one call twice', async () => {
    test.wallet.moods['/transaction/win'] = ['dropBefore'];
    await spin('two-queues-1');
    const other = await test.another();
    test.pass(60_000);
    const sent = await Promise.all([runDueCalls(test.running.studio), runDueCalls(other.studio)]);
    expect(sent.toSorted()).toEqual([0, 1]);
    expect(paths()).toEqual(['bet', 'win', 'win']);
  });
});
