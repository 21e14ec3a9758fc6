import { createHash, generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { seedVendor, userOf, studioDialect } from '@baize/platform/modules/vendors/index';
import { driverNames, driverOf } from '@baize/tools/conformance/drivers/driverOf';
import type { Seat, Voice } from './Seat.ts';
import { createVoice } from '../../hub88/createVoice.ts';

const RICH = 1_000_000_000_000n;
/** Enough for a few bets, and then for none until something is won. */
const POOR = 2_000_000n;

/** A vendor of every dialect with its members, funded and with their games open; one in eight is poor. */
export async function seatMembers(
  owner: pg.Pool,
  { brandId, folder, seed, perDialect }: { brandId: number; folder: string; seed: string; perDialect: number },
): Promise<Seat[]> {
  const seats: Seat[] = [];
  for (const dialect of [studioDialect, ...driverNames] as const) {
    const { voice, vendorId } = await openVoice(owner, { dialect, brandId, folder, seed });
    for (let nth = 0; nth < perDialect; nth += 1) {
      const memberId = BigInt(1_000_001 + seats.length);
      const token = `torture-${seed}-${memberId}`;
      const isPoor = nth % 8 === 7;
      await owner.query(
        `insert into vendors_sessions (token_hash, brand_id, member_id, vendor_id, game_code, currency, expires_at)
         values ($1, $2, $3, $4, 'dragon-eight', 'CNY', now() + interval '1 day')`,
        [createHash('sha256').update(token).digest(), brandId, memberId, vendorId],
      );
      const startBalance = isPoor ? POOR : RICH;
      await owner.query('select wallet_open($1, $2, $3)', [brandId, memberId, ['CNY']]);
      const item = {
        ...{ brand: brandId, member: String(memberId), currency: 'CNY', scope: 'torture', key: `start-${memberId}` },
        ...{ kind: 'deposit', debit: 'house.bank:torture', credit: 'main', amount: String(startBalance) },
      };
      await owner.query('select * from wallet_post($1::jsonb)', [JSON.stringify([item])]);
      seats.push({ voice, memberId, user: userOf('baize', memberId), token, startBalance, isPoor });
    }
  }
  return seats;
}

async function openVoice(
  owner: pg.Pool,
  at: { dialect: typeof studioDialect | (typeof driverNames)[number]; brandId: number; folder: string; seed: string },
): Promise<{ voice: Voice; vendorId: number }> {
  const { dialect, brandId, folder, seed } = at;
  const common = {
    ...{ code: `at${dialect}`, name: `Torture ${dialect}`, dialect, privateKeyFile: '', operatorId: 'baize' },
    ...{ supplierUrl: 'http://127.0.0.1:9', brands: [{ brandId, subPartnerId: 'baize' }] },
  };
  let voice: Voice;
  let vendorId: number;
  if (dialect === studioDialect) {
    const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
    voice = createVoice(keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
    const publicKeyPem = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
    vendorId = await seedVendor(owner, { ...common, publicKeyPem });
  } else {
    const secret = createHash('sha256').update(`${seed} ${dialect}`).digest('hex').slice(0, 48);
    const secretFile = join(folder, `${dialect}.secret`);
    writeFileSync(secretFile, `${secret}\n`, { mode: 0o600 });
    voice = { ...driverOf(dialect, { secret, operatorToken: 'baize' }), isVague: dialect === 'evolution' };
    vendorId = await seedVendor(owner, { ...common, secretFile });
  }
  await owner.query(
    `insert into games_games (vendor_id, game_code, classify, names, image)
     values ($1, 'dragon-eight', 'RNG', '{"EN": "Dragon Eight", "CN": "Dragon Eight"}', '')`,
    [vendorId],
  );
  return { voice, vendorId };
}
