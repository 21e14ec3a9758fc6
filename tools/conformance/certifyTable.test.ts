import { createTestDatabase, type TestDatabase } from '@baize/testkit';
import fastify, { type FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLogger, type Logger } from '@baize/server/logger';
import type { Seamless } from '../../apps/platform/src/modules/vendors/index.ts';
import { createSignatureBudget } from '../../apps/platform/src/modules/vendors/createSignatureBudget.ts';
import { mountDialect } from '../../apps/platform/src/modules/vendors/mountDialect.ts';
import { dialectOf } from '../../apps/platform/src/modules/vendors/dialectOf.ts';
import { certifyTable } from './certify.ts';
import { driverNames, driverOf, type DriverName } from './drivers/driverOf.ts';
import { faultsOf, type BrokenCodec } from './faultsOf.ts';
import { WireClient } from './WireClient.ts';
import { startOwnPlatform, type OwnPlatform, type OwnSeat } from './startOwnPlatform.ts';
import { stakeOf, UNSUPPORTED } from './sequences.ts';
import { must, Table } from './Table.ts';

/** `CATALOGUE=all` plays every fault in every dialect, as `npm run proof -- conformance` does. */
const isWhole = process.env['CATALOGUE'] === 'all';

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

  /** A place at the dialect's codec over this core; either may be a broken one. */
  async function mounted(
    seamless: Seamless,
    { log = createLogger('silent', 'conformance'), codec }: { log?: Logger; codec?: BrokenCodec | undefined } = {},
  ): Promise<Table> {
    const { wallet: honest } = dialectOf(name);
    if (honest.kind === 'transfer') throw new Error(`Nothing of ${name} asks our wallet.`);
    const wallet = { ...honest, ...codec?.(honest, seats.get(name)!) };
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
    // No case is green only because nothing can turn it red.
    const played = cases.filter(({ seen }) => seen !== UNSUPPORTED).map(({ name: one }) => one);
    const shownRed = new Set(faultsOf(name).map(([, caughtBy]) => caughtBy));
    expect(played.filter((one) => !shownRed.has(one))).toEqual([]);
    const { rows } = await own.owner.query<{ sum: bigint; entries: bigint }>(
      'select sum(balance)::bigint as sum, (select sum(amount) from wallet_entries)::bigint as entries from wallet_accounts',
    );
    expect(rows).toEqual([{ sum: 0n, entries: 0n }]);
  });

  it('carries out what is owed in spite of a field that nobody knows, and has one line for each such call', async () => {
    const log = createLogger('silent', 'conformance');
    const warn = vi.spyOn(log, 'warn');
    const table = await mounted(own.platform.vendors.seamless, { log });
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

  // Each second one, and the others in the next dialect: every kind is played in some.
  const everyday = faultsOf(name).filter((_, nth) => isWhole || (nth + driverNames.indexOf(name)) % 2 === 0);
  it.each(everyday)(
    'fails a wallet that %s in the case %s',
    { timeout: 180_000 },
    async (_fault, caughtBy, broken, codec) => {
      const { seamless } = own.platform.vendors;
      const table = await mounted({ ...seamless, ...broken(seamless) }, { codec });
      const { cases } = await certifyTable({ table, only: caughtBy });
      expect(cases.map(({ name: played, passed }) => [played, passed])).toEqual([[caughtBy, false]]);
    },
  );
});
