import { parseArgs } from 'node:util';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openOwner } from '@baize/server/openOwner';
import { seededRandom } from './seededRandom.ts';
import { readSettings } from '../apps/platform/src/settings.ts';

/**
 * `npm run demo:seed -- --members 10000 --rounds 5`: members `seed1` onwards with a deposit and some rounds each, all
 * through the ledger function, so that the books stay consistent. They cannot sign in: their password is unknown.
 */
const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
  },
});
const CHUNK = 200;
const members = wholeNumber('members', values.members, 1_000_000);
const rounds = wholeNumber('rounds', values.rounds, 1_000);
const pool = openOwner(databaseUrl(), { max: 2 });
const draw = seededRandom(`demo ${values.seed}`);

const { rows: known } = await pool.query<{ brand: number; vendor: number; game: string }>(
  `select b.id as brand, v.id as vendor, g.game_code as game
     from site_brands b, vendors_vendors v join games_games g on g.vendor_id = v.id
    where b.code = 'baize' and v.code = 'studio' order by g.id limit 1`,
);
const place = known[0];
if (!place) throw new Error('The demo brand and its vendor do not exist: run `npm start` once.');
const startedAt = performance.now();
for (let from = 1; from <= members; from += CHUNK) {
  const names = Array.from({ length: Math.min(CHUNK, members - from + 1) }, (_, index) => `seed${from + index}`);
  const { rows: opened } = await pool.query<{ id: string }>(
    `insert into identity_accounts (brand_id, username_display, username_key, password_hash, nickname, language, currency,
       registered_host, registered_address)
     select $1, name, name, '!', name, 'CN', 'CNY', 'localhost', '127.0.0.1' from unnest($2::text[]) as name
     on conflict (brand_id, username_key) do nothing returning id::text`,
    [place.brand, names],
  );
  if (opened.length === 0) continue;
  const ids = opened.map(({ id }) => id);
  await pool.query(`select wallet_open($1, id, '{CNY}') from unnest($2::bigint[]) as id`, [place.brand, ids]);
  await post(
    'wallet_post',
    ids.map((id) => ({
      ...owner(id),
      scope: 'demo',
      key: `seed-${id}`,
      kind: 'deposit',
      debit: 'house.bank:demo',
      credit: 'main',
      amount: 1_000_000_000,
    })),
  );
  for (let round = 0; round < rounds; round += 1) {
    const stakes = ids.map((id) => ({
      id,
      amount: (1 + draw(40)) * 25_000,
      key: `seed-${values.seed}-${id}-${round}`,
    }));
    await post(
      'vendors_post',
      stakes.map(({ id, amount, key }) =>
        play(id, key, { key, kind: 'bet', debit: 'main', credit: 'house.vendor:studio', amount, closes: false }),
      ),
    );
    await post(
      'vendors_post',
      stakes.map(({ id, amount, key }) =>
        play(id, key, {
          key: `${key}-w`,
          kind: 'win',
          debit: 'house.vendor:studio',
          credit: 'main',
          amount: draw(10) < 3 ? amount * (1 + draw(4)) : 0,
          rule: 'requires',
          ref: key,
          closes: true,
        }),
      ),
    );
  }
  console.log(`${Math.min(from + CHUNK - 1, members)} of ${members} members`);
}
await pool.end();
console.log(`done in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);

function owner(id: string): object {
  return { brand: place?.brand, member: id, currency: 'CNY' };
}

function play(id: string, round: string, money: object): object {
  return {
    ...owner(id),
    scope: 'vendor.studio',
    vendor: place?.vendor,
    game: place?.game,
    round,
    content: `${round} ${place?.game}`,
    live: false,
    ...money,
  };
}

async function post(name: 'wallet_post' | 'vendors_post', items: object[]): Promise<void> {
  const { rows } = await pool.query<{ outcome: string }>(`select outcome from ${name}($1::jsonb)`, [
    JSON.stringify(items),
  ]);
  const refused = rows.find(({ outcome }) => !['applied', 'insufficient_funds', 'reference_missing'].includes(outcome));
  if (refused) throw new Error(`${name} answered ${refused.outcome}`);
}

function databaseUrl(): string {
  const settings = readSettings(process.env);
  if (settings.databaseUrl !== undefined) return settings.databaseUrl;
  const folder = join(settings.dataDir, 'postgres');
  const [, , , port = ''] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
  const password = readFileSync(`${folder}.secret`, 'utf8').trim();
  return `postgres://baize:${password}@127.0.0.1:${port}/baize`;
}

function wholeNumber(name: string, text: string, most: number): number {
  if (/^[1-9]\d{0,6}$/.test(text) && Number(text) <= most) return Number(text);
  console.error(`--${name} must be a whole number from 1 to ${most}, but it is "${text}".`);
  process.exit(2);
}
