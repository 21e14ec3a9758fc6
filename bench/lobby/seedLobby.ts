import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connectOwner } from '@baize/server/openOwner';
import { openBrand } from '@baize/testkit/openBrand';
import { seedContent } from '../../apps/platform/src/modules/content/index.ts';
import { seedStudio } from '../../apps/platform/src/modules/games/index.ts';

/** One brand with its content, the house vendor and many slots with names in two languages. */
export async function seedLobby(ownerUrl: string, folder: string, games: number): Promise<void> {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const privateKeyFile = join(folder, 'operator.pem');
  writeFileSync(privateKeyFile, keys.privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  const owner = await connectOwner(ownerUrl);
  try {
    const brandId = await openBrand(owner);
    const vendorId = await seedStudio(owner, {
      publicKeyPem: keys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      privateKeyFile,
      ...{ operatorId: 'baize', supplierUrl: 'http://127.0.0.1:9', brands: [{ brandId, subPartnerId: 'baize' }] },
    });
    await seedContent(owner, {
      brandId,
      code: 'baize',
      name: 'Baize',
      siteUrl: 'http://localhost:8080',
      hasPicture: () => true,
    });
    await owner.query('delete from games_games');
    await owner.query(
      `insert into games_games (vendor_id, game_code, classify, names, image, lines, min_bet, max_bet,
              return_bps, has_free_play)
       select $1, 'slot-' || n, 'RNG',
              jsonb_build_object(
                'EN', (array['Dragon', 'Tiger', 'Phoenix', 'Lantern', 'Lotus', 'Jade', 'Fortune'])[1 + n % 7] || ' ' || n,
                'CN', (array['龙八', '虎王', '凤舞', '灯笼', '莲花', '玉石', '财神'])[1 + n % 7] || n),
              '/brand/images/tiles/dragon-eight.webp', 5 * (1 + n % 10), 20000 * (1 + n % 9), 100000000, 9600, n % 2 = 0
         from generate_series(1, $2::integer) n`,
      [vendorId, games],
    );
  } finally {
    await owner.end();
  }
}
