import { createHash } from 'node:crypto';
import type pg from 'pg';
import { createPool } from '../../apps/platform/src/kit/db.ts';
import { createPosting, openMemberAccounts } from '../../apps/platform/src/modules/wallet/index.ts';
import type { ClientJob } from './playLoad.ts';
import { studioDialect } from '../../apps/platform/src/modules/vendors/index.ts';

export const START_BALANCE = 50_000_000n;
/** Enough for ten bets of a race. */
const RACE_BALANCE = 1_000_000n;

/** A vendor with a game, and players with a session and money, of whom the first `racers` have little. */
export async function seedPlayers(
  owner: pg.Pool,
  options: { url: string; seed: string; publicPem: string; members: number; racers: number },
): Promise<ClientJob['members']> {
  const { url, seed, publicPem, racers } = options;
  await owner.query(
    `insert into vendors_vendors (code, name, dialect, public_key, private_key_file, operator_id, supplier_url, launch_origins)
     values ('studio', 'Baize Studio', '${studioDialect}', $1, '/nonexistent', 'baize', 'http://127.0.0.1:1', '{}')`,
    [publicPem],
  );
  await owner.query(`insert into vendors_brand_vendors (vendor_id, sub_partner_id, brand_id) values (1, 'baize', 1)`);
  await owner.query(
    `insert into games_games (vendor_id, game_code, classify, names, image)
     values (1, 'dragon-eight', 'RNG', '{"EN": "Dragon Eight", "CN": "Dragon Eight"}', '')`,
  );
  const pool = createPool({ url, max: 4 });
  const wallet = createPosting({ pool });
  const members: ClientJob['members'] = [];
  for (let id = 1; id <= options.members; id += 1) {
    const token = `torture-${seed}-${id}`;
    await openMemberAccounts(pool, { brandId: 1, memberId: BigInt(id), currencies: ['CNY'] });
    await owner.query(
      `insert into vendors_sessions (token_hash, brand_id, member_id, vendor_id, game_code, currency, expires_at)
       values ($1, 1, $2, 1, 'dragon-eight', 'CNY', now() + interval '1 day')`,
      [createHash('sha256').update(token).digest(), id],
    );
    members.push({ id, user: `baize-${id}`, token });
  }
  await wallet.postMany(
    members.map(({ id }) => ({
      brandId: 1,
      memberId: BigInt(id),
      currency: 'CNY',
      scope: 'torture',
      key: `start-${id}`,
      kind: 'deposit',
      debit: 'house.bank:torture',
      credit: 'main',
      amount: id <= racers ? RACE_BALANCE : START_BALANCE,
    })),
  );
  await pool.end();
  return members;
}
