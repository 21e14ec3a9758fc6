import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { cases } from '../cases.ts';
import { certify } from '../certify.ts';
import { Hub88Client } from '../Hub88Client.ts';
import { Player } from '../Player.ts';
import { caughtBy } from './caughtBy.ts';
import { faults, variations, type Change } from './faults.ts';
import { ReferenceWallet } from './ReferenceWallet.ts';

/** Small keys: these tests sign thousands of times, and are about what is signed. */
const keys = generateKeyPairSync('rsa', { modulusLength: 1_024 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 1_024 });
const currency = 'CNY';
const gameCode = 'dragon-eight';
const accountOf = (user: string, isLocked = false) => ({
  ...{ user, tokens: [`${user}-alive`], expired: [`${user}-expired`], balance: 100_000_000, isLocked },
});

/** The cases that a wallet with this change fails, with what was seen; none if it passes all up to `until`. */
async function faultsSeen(change: Change, until?: string): Promise<Map<string, string>> {
  const accounts = [accountOf('player-1'), accountOf('player-2'), accountOf('player-3', true)];
  const wallet = new ReferenceWallet({ key: keys.publicKey, accounts, currency, game: gameCode });
  change(wallet, stranger.publicKey);
  const client = new Hub88Client(await wallet.listen(), keys.privateKey, { deadlineMs: 8_000 });
  try {
    const [player, second, locked] = accounts.map(({ user, tokens: [token = ''], expired: [expiredToken = ''] }) => {
      const who = { user, token, expiredToken, currency, gameCode, subPartnerId: undefined };
      return new Player({ ...who, client });
    }) as [Player, Player, Player];
    const { cases: played } = await certify({ player, second, locked, orderLength: 2, until });
    return new Map(played.filter(({ passed }) => !passed).map(({ name, seen }) => [name, seen]));
  } finally {
    client.close();
    wallet.close();
  }
}

/** The case in which each fault must be noticed. */
const homeOf = new Map(Object.entries(caughtBy).flatMap(([name, caught]) => caught.map((fault) => [fault, name])));

/** What each fails, several concurrently; of a fault no case after its own is played. */
async function seenOf(changes: Readonly<Record<string, Change>>): Promise<Map<string, Map<string, string>>> {
  const seen = new Map<string, Map<string, string>>();
  const queue = Object.entries(changes);
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [name, change] = next;
      seen.set(name, await faultsSeen(change, homeOf.get(name)));
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return seen;
}

/** `CATALOGUE=all` tests every wallet, as `npm run proof -- conformance` does; by default some of each kind. */
const isWhole = process.env['CATALOGUE'] === 'all';

it('certifies correct wallets, whatever they do where the dialect leaves it open', { timeout: 240_000 }, async () => {
  const tried = Object.entries(variations).filter((_, at) => isWhole || at < 4 || at % 3 === 0);
  const seen = await seenOf(Object.fromEntries(tried));
  expect([...seen].filter(([, failed]) => failed.size > 0)).toEqual([]);
});

/** Faults that one game cannot reveal. */
const unnoticed = ['ids are free again for other games'];

it('has a fault for every case, and a case for every fault that a game can reveal', () => {
  expect(Object.keys(caughtBy).toSorted()).toEqual(cases.map(({ name }) => name).toSorted());
  expect(Object.entries(caughtBy).filter(([, caught]) => caught.length === 0)).toEqual([]);
  const noticed = Object.keys(faults).filter((name) => !unnoticed.includes(name));
  expect([...homeOf.keys()].toSorted()).toEqual(noticed.toSorted());
});

it(
  'detects each single fault of the catalogue in its own case, except for the listed ones',
  { timeout: 480_000 },
  async () => {
    expect(Object.keys(faults).length).toBeGreaterThanOrEqual(87);
    const tried = Object.entries(faults).filter(([name], at) => isWhole || at % 14 === 0 || unnoticed.includes(name));
    const seen = await seenOf(Object.fromEntries(tried));
    const missed = [...seen].filter(([name, failed]) => !failed.has(homeOf.get(name) ?? ''));
    expect(missed).toEqual(unnoticed.map((name) => [name, new Map()]));
  },
);
