import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openOwner } from '@baize/server/openOwner';
import { readDemoSize } from './readDemoSize.ts';
import { seededRandom } from './seededRandom.ts';
import { readSettings } from '../apps/platform/src/settings.ts';

/**
 * `npm run demo:seed -- --members 10000 --rounds 5 --days 30`: members `seed1` onwards with a deposit and some rounds
 * each, all through the ledger function, so that the books stay consistent. They cannot sign in: their password is
 * unknown. With more than one day members came that many days ago and their rounds are spread over the days since; the
 * lines of the ledger have the time at which they were written, as always.
 */
const size = readDemoSize(process.argv.slice(2));
if (typeof size === 'string') {
  console.error(size);
  process.exit(2);
}
const { members, rounds, days, seed } = size;
const CHUNK = 200;
const DAY_SECONDS = 86_400;
const pool = openOwner(databaseUrl(), { max: 2 });
const draw = seededRandom(`demo ${seed}`);

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
  if (days > 1) {
    await pool.query(
      'update identity_accounts set created_at = created_at - make_interval(days => $2) where id = any ($1::bigint[])',
      [ids, days],
    );
  }
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
      key: `seed-${seed}-${id}-${round}`,
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
    if (days > 1) await backdate(stakes.map(({ id, key }) => ({ id, key, ago: 60 + draw(days * DAY_SECONDS - 60) })));
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

/** Moves rounds that were just played into the past, by seconds. */
async function backdate(played: { id: string; key: string; ago: number }[]): Promise<void> {
  await pool.query(
    `update vendors_rounds r set started_at = r.started_at - make_interval(secs => p.ago),
            updated_at = r.updated_at - make_interval(secs => p.ago)
       from jsonb_to_recordset($1::jsonb) as p (id bigint, key text, ago integer)
      where r.member_id = p.id and r.round = p.key`,
    [JSON.stringify(played)],
  );
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
