import { createTestDatabase, type TestDatabase } from '@baize/testkit';
import fastify, { type FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLogger } from '@baize/server/logger';
import type { Seamless } from '../../apps/platform/src/modules/vendors/index.ts';
import { createSignatureBudget } from '../../apps/platform/src/modules/vendors/createSignatureBudget.ts';
import { mountDialect } from '../../apps/platform/src/modules/vendors/mountDialect.ts';
import { dialectOf } from '../../apps/platform/src/modules/vendors/dialectOf.ts';
import { certifyTable } from './certify.ts';
import { driverNames, driverOf, type DriverName } from './drivers/driverOf.ts';
import { WireClient } from './WireClient.ts';
import { startOwnPlatform, type OwnPlatform, type OwnSeat } from './startOwnPlatform.ts';
import { stakeOf } from './sequences.ts';
import { must, newId, Table } from './Table.ts';

type Broken = (whole: Seamless) => Partial<Seamless>;

/** A core that books a duplicate again. */
const forgetful: Broken = (whole) => {
  const anew = <Call extends { transaction: string }>(call: Call): Call => ({ ...call, transaction: newId() });
  return {
    bet: (call) => whole.bet(anew(call)),
    betAndWin: (call) => whole.betAndWin(anew(call)),
    winOfRound: (call) => whole.winOfRound(anew(call)),
    promo: (call) => whole.promo(anew(call)),
    adjust: (call) => whole.adjust(anew(call)),
    together: (call) => {
      const ending = newId();
      const steps = call.steps.map((step) => ({
        ...step,
        transaction: `${step.transaction} ${ending}`,
        ...('betTransaction' in step ? { betTransaction: `${step.betTransaction} ${ending}` } : {}),
      }));
      return whole.together({ ...call, steps });
    },
  };
};

/** A core that takes stakes without a valid token. */
const careless: Broken = (whole) => ({
  bet: (call) => whole.adjust({ ...call, amount: -call.amount }),
  betAndWin: (call) => whole.betAndWin({ ...call, isResend: true }),
  together: (call) => {
    const steps = call.steps.map((step) => (step.kind === 'bet' ? { ...step, kind: 'stake' as const } : step));
    return whole.together({ ...call, steps });
  },
});

/** A core that acknowledges a cancel without undoing it. */
const lazy: Broken = (whole) => ({
  rollback: (call) => whole.balance(call),
  rollbackOf: (call) => whole.balance(call),
  together: (call) =>
    call.steps.every(({ kind }) => kind === 'rollback') ? whole.balance(call) : whole.together(call),
});

/** A core that pays on bets that it does not have. */
const credulous: Broken = (whole) => ({
  win: (call) => whole.adjust(call),
  winOfRound: (call) => whole.adjust(call),
  together: (call) => {
    const steps = call.steps.map((step) => (step.kind === 'win' ? { ...step, kind: 'adjust' as const } : step));
    return whole.together({ ...call, steps });
  },
});

/** A core that lets every token in. */
const hospitable: Broken = (whole) => ({ authenticate: (call) => whole.balance(call) });

/** A core that asks every stake for its session. */
const stubborn: Broken = (whole) => ({ betAndWin: (call) => whole.betAndWin({ ...call, isResend: false }) });

/** A core that gives something at the end of a round. */
const cheering: Broken = (whole) => ({
  endRound: (call) => whole.adjust({ ...call, transaction: newId(), amount: 1_000n, closesRound: true }),
});

/** A core that never says that something was undone. */
const silent: Broken = (whole) => ({
  movements: async (call) => (await whole.movements(call)).map((movement) => ({ ...movement, isReversed: false })),
});

/** A core that says that money was set aside, and leaves it where it is. */
const careFree: Broken = (whole) => ({
  together: (call) => whole.together({ ...call, steps: call.steps.filter(({ kind }) => kind !== 'hold') }),
});

type Planted = readonly [fault: string, caughtBy: string, broken: Broken];

/** Broken cores under the honest codec, with the case in which it must be noticed. */
function faultsOf(name: DriverName): Planted[] {
  const driver = driverOf(name, { secret: '', operatorToken: '' });
  const {
    steps,
    unsaid = [],
    gift,
    hold,
    unsettle,
    correct,
    jackpot,
    session,
    whoIs,
    endRound,
    resent,
    status,
  } = driver;
  const planted: readonly (readonly [isThere: boolean, ...Planted])[] = [
    [true, 'books a call again when it comes again', 'duplicate', forgetful],
    [!unsaid.includes('token'), 'stakes without a living token', 'late', careless],
    [steps.includes('cancel'), 'does not undo what it says it undid', 'cancel', lazy],
    [steps.includes('cancel'), 'forgets a cancel that came before its bet', 'cancel-first', lazy],
    [steps.includes('win'), 'pays on a bet that it does not have', 'win-without-bet', credulous],
    [gift !== undefined, 'gives again when it is told again', 'gift', forgetful],
    [hold !== undefined, 'sets nothing aside', 'hold', careFree],
    [unsettle !== undefined, 'does not take back what it has settled', 'unsettle', lazy],
    [correct !== undefined, 'corrects again when it is asked again', 'correction', forgetful],
    [jackpot !== undefined, 'pays a jackpot again when it is told again', 'jackpot', forgetful],
    [(session ?? whoIs) !== undefined, 'lets every token in', 'session', hospitable],
    [endRound !== undefined, 'pays something at the end of a round', 'end-of-round', cheering],
    [resent !== undefined, 'asks a stake that is sent again for its session', 'marked-resend', stubborn],
    [status !== undefined, 'never tells that something was undone', 'bet-status', silent],
  ];
  return planted.flatMap(([isThere, ...fault]) => (isThere ? [fault] : []));
}

let database: TestDatabase;
let own: OwnPlatform;
const seats = new Map<DriverName, OwnSeat>();
beforeAll(async () => {
  database = await createTestDatabase();
  own = await startOwnPlatform({ databaseUrl: database.url });
  // Before the first call: the platform keeps the list of its vendors for a while.
  for (const name of driverNames) seats.set(name, await own.openSeat(name));
});
afterAll(async () => {
  await own.close();
  await database.drop();
});

describe.each(driverNames)('in the dialect %s', (name: DriverName) => {
  const closing: (() => unknown)[] = [];
  afterAll(async () => {
    for (const close of closing) await close();
  });

  function tableAt(url?: string): Table {
    const seat = seats.get(name)!;
    const client = new WireClient(url ?? seat.url);
    closing.push(() => client.close());
    const driver = driverOf(name, { secret: seat.secret, operatorToken: 'baize' });
    return new Table({ driver, client, seat: { ...seat, game: 'dragon-eight' } });
  }

  /** A place at the dialect's honest codec over this core. */
  async function mounted(seamless: Seamless, log = createLogger('silent', 'conformance')): Promise<Table> {
    const { wallet } = dialectOf(name);
    if (wallet.kind === 'transfer') throw new Error(`Nothing of ${name} asks our wallet.`);
    const { directory } = own.platform.vendors;
    const app: FastifyInstance = fastify();
    closing.push(() => app.close());
    const budget = createSignatureBudget({ perMinute: 1_000_000 });
    mountDialect(app, { name, wallet }, { directory, seamless, log, budget, refusedCalls: { note: () => undefined } });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    return tableAt(`http://127.0.0.1:${port}/vendor/${name}`);
  }

  it('certifies our own wallet, and its books sum to zero', async () => {
    const { cases } = await certifyTable({ table: tableAt(), orderLength: 2 });
    expect(cases.filter(({ passed }) => !passed)).toEqual([]);
    const { rows } = await own.owner.query<{ sum: bigint; entries: bigint }>(
      'select sum(balance)::bigint as sum, (select sum(amount) from wallet_entries)::bigint as entries from wallet_accounts',
    );
    expect(rows).toEqual([{ sum: 0n, entries: 0n }]);
  });

  it('carries out what is owed in spite of a field that nobody knows, and has one line for each such call', async () => {
    const log = createLogger('silent', 'conformance');
    const warn = vi.spyOn(log, 'warn');
    const table = await mounted(own.platform.vendors.seamless, log);
    await table.begin();
    const { steps, strange } = table.driver;
    const owed = steps.filter((step) => step !== 'bet');
    for (const step of owed) {
      const play = table.play();
      const stake = stakeOf(table, play);
      table.accepted(await table.send('bet', play), stake, 'bet');
      table.accepted(await table.post(strange(step, play)), step === 'win' ? play.prize : -stake, step);
    }
    must(await table.post(strange('bet', table.play())), ['refused'], 'bet with a field that nobody knows');
    await table.mustHave('after fields that nobody knows');
    expect(warn.mock.calls).toEqual(
      owed.map(() => [expect.objectContaining({ dialect: name, strange: ['colour'] }), 'fields that nobody knows']),
    );
  });

  it.each(faultsOf(name))(
    'fails a wallet that %s in the case %s',
    { timeout: 180_000 },
    async (_fault, caughtBy, broken) => {
      const { seamless } = own.platform.vendors;
      const table = await mounted({ ...seamless, ...broken(seamless) });
      const { cases } = await certifyTable({ table, only: caughtBy });
      expect(cases.map(({ name: played, passed }) => [played, passed])).toEqual([[caughtBy, false]]);
    },
  );
});
