import { createTestDatabase, type TestDatabase } from '@baize/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { certify } from './certify.ts';
import { Hub88Client } from './Hub88Client.ts';
import { Player } from './Player.ts';
import { startOwnPlatform, type OwnPlatform } from './startOwnPlatform.ts';

let database: TestDatabase;
let own: OwnPlatform;
beforeAll(async () => {
  database = await createTestDatabase();
  own = await startOwnPlatform({ databaseUrl: database.url });
});
afterAll(async () => {
  await own.close();
  await database.drop();
});

it('certifies our own wallet, and its books sum to zero', async () => {
  const client = new Hub88Client(own.url, own.privateKey);
  const [player, second, locked] = [own, { ...own, ...own.second }, { ...own, ...own.locked }].map(
    (who) => new Player({ ...who, client, gameCode: 'dragon-eight' }),
  ) as [Player, Player, Player];
  const { cases } = await certify({ player, second, locked, orderLength: 3 });
  client.close();
  expect(cases.filter(({ passed }) => !passed)).toEqual([]);
  const { rows } = await own.owner.query<{ sum: bigint; entries: bigint }>(
    'select sum(balance)::bigint as sum, (select sum(amount) from wallet_entries)::bigint as entries from wallet_accounts',
  );
  expect(rows).toEqual([{ sum: 0n, entries: 0n }]);
});
