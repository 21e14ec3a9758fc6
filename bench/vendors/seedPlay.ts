import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { openBrand } from '@baize/testkit/openBrand';
import { seedContent } from '../../apps/platform/src/modules/content/index.ts';
import { seedVendor, studioDialect } from '../../apps/platform/src/modules/vendors/index.ts';

const BATCH = 250;
/** Signed-in members. */
const PRESENT = 200;

/**
 * A brand with its pages, a vendor with a game, and members with money and a launch token each; some have a portal
 * session, whose tokens are returned.
 */
export async function seedPlay(
  owner: pg.Pool,
  { folder, publicKeyPem, members }: { folder: string; publicKeyPem: string; members: number },
): Promise<string[]> {
  await openBrand(owner);
  await seedContent(owner, {
    brandId: 1,
    code: 'baize',
    name: 'Baize',
    siteUrl: 'http://localhost:8080',
    hasPicture: () => true,
  });
  const privateKeyFile = join(folder, 'operator.pem');
  const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });
  writeFileSync(privateKeyFile, ours.privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  const vendorId = await seedVendor(owner, {
    ...{ code: 'bench', name: 'Bench', dialect: studioDialect, publicKeyPem, privateKeyFile, operatorId: 'bench' },
    ...{ supplierUrl: 'http://127.0.0.1:9', brands: [{ brandId: 1, subPartnerId: 'bench' }] },
  });
  await owner.query(
    `insert into games_games (vendor_id, game_code, classify, names, image)
     select $1, case n when 0 then 'bench-game' else 'slot-' || n end, 'RNG', jsonb_build_object('EN', 'Bench ' || n, 'CN', 'Bench ' || n),
            '/brand/images/tiles/dragon-eight.webp'
       from generate_series(0, 200) n`,
    [vendorId],
  );
  await owner.query(
    `insert into identity_accounts (brand_id, username_display, username_key, password_hash, nickname, language, currency,
            registered_host, registered_address)
     select 1, 'member' || n, 'member' || n, '', 'member' || n, 'EN', 'CNY', 'localhost', '127.0.0.1'
       from generate_series(1, $1::integer) n`,
    [members],
  );
  await owner.query(`select wallet_open(1, id, array['CNY']) from identity_accounts`);
  for (let from = 1; from <= members; from += BATCH) {
    await owner.query(
      `select count(*) from wallet_post((
         select jsonb_agg(jsonb_build_object('brand', 1, 'member', m, 'currency', 'CNY', 'scope', 'bench', 'key', 'funds ' || m,
                'kind', 'deposit', 'debit', 'house.bank:bench', 'credit', 'main', 'amount', 100000000000))
           from generate_series($1::bigint, $2::bigint) m))`,
      [from, Math.min(from + BATCH - 1, members)],
    );
  }
  await owner.query(
    `insert into vendors_sessions (token_hash, brand_id, member_id, vendor_id, game_code, currency, expires_at)
     select sha256(convert_to('token-' || m || '-of-the-bench', 'UTF8')), 1, m, $1, 'bench-game', 'CNY', now() + interval '12 hours'
       from generate_series(1, $2::bigint) m`,
    [vendorId, members],
  );
  const tokens = Array.from({ length: Math.min(PRESENT, members) }, () => randomBytes(32).toString('base64url'));
  await owner.query(
    `insert into identity_sessions (token_hash, brand_id, member_id, address, user_agent)
     select token_hash, 1, n, '127.0.0.1', '' from unnest($1::bytea[]) with ordinality as t (token_hash, n)`,
    [tokens.map((token) => createHash('sha256').update(token).digest())],
  );
  return tokens;
}
