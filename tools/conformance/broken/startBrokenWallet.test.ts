import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { certify } from '../certify.ts';
import { Hub88Client } from '../Hub88Client.ts';
import { Player } from '../Player.ts';
import { faults, startBrokenWallet, type WalletFault } from './startBrokenWallet.ts';

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Which cases a wallet with this fault fails; the names are those of the certificate. */
async function failedCases(fault: WalletFault): Promise<string[]> {
  const who = { user: 'player-1', token: 'alive', currency: 'CNY', gameCode: 'dragon-eight' };
  const wallet = await startBrokenWallet({ ...who, fault, publicKey: keys.publicKey, balance: 1_000_000 });
  const client = new Hub88Client(wallet.url, keys.privateKey);
  try {
    const player = new Player({ ...who, client, expiredToken: 'expired', subPartnerId: undefined });
    const { cases } = await certify({ player, orderLength: fault === 'none' ? 4 : 3 });
    return cases.filter(({ passed }) => !passed).map(({ name, seen }) => `${name}: ${seen}`);
  } finally {
    client.close();
    await wallet.close();
  }
}

it('a wallet without a fault gets a clean certificate', async () => {
  expect(await failedCases('none')).toEqual([]);
});

const caught: Record<Exclude<WalletFault, 'none'>, string> = {
  'no-idempotency': 'duplicate',
  'changed-content-accepted': 'changed-content',
  'no-tombstone': 'cancel-first',
  'token-required-for-win': 'late-win',
  'signature-unchecked': 'signature',
  'read-then-write': 'overspend',
};

it.each(Object.entries(caught))(
  'a wallet with the fault %s fails the case %s',
  { timeout: 180_000 },
  async (fault, name) => {
    const failed = await failedCases(fault as WalletFault);
    expect(failed.map((line) => line.split(':')[0])).toContain(name);
  },
);

it('every fault of the broken wallet is tried', () => {
  expect(Object.keys(caught).toSorted()).toEqual(faults.filter((fault) => fault !== 'none').toSorted());
});
