import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { openBrand } from '@baize/testkit/openBrand';
import { seedDepositMethods } from '../../apps/platform/src/modules/cashier/index.ts';
import { seedGateway } from '../../apps/platform/src/modules/gateways/index.ts';
import { seedWallets } from '../../apps/platform/src/modules/transfers/index.ts';
import { seedVendor, studioDialect } from '../../apps/platform/src/modules/vendors/index.ts';
import type { FuzzGateway } from './FuzzGateway.ts';
import type { FuzzPurse } from './FuzzPurse.ts';

/** A brand with a vendor that plays from our wallet, one with wallets of its own, and a gateway. */
export async function prepareBrand(
  owner: pg.Pool,
  { gateway, purse, folder, publicPem }: { gateway: FuzzGateway; purse: FuzzPurse; folder: string; publicPem: string },
): Promise<{ gatewayId: number; gatewayMethod: string }> {
  await openBrand(owner);
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
  const privateKeyFile = join(folder, 'purse.pem');
  writeFileSync(privateKeyFile, purse.operator.privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  await seedVendor(owner, {
    ...{ code: 'purse', name: 'Purse', dialect: 'tcg', operatorId: 'baize', privateKeyFile },
    publicKeyPem: purse.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    supplierUrl: await purse.listen(),
    brands: [{ brandId: 1, subPartnerId: 'baize' }],
  });
  await seedWallets(owner, 1);
  await seedDepositMethods(owner, { brandId: 1, currency: 'CNY' });
  const baseUrl = await gateway.listen();
  const secretFile = join(folder, 'gateway.key');
  writeFileSync(secretFile, gateway.secret, { mode: 0o600 });
  const seeded = { brandId: 1, code: 'fuzz', name: 'Fuzz', baseUrl, merchant: 'fuzz', secretFile, hasPayouts: true };
  const gatewayId = await seedGateway(owner, seeded);
  const { rows } = await owner.query<{ id: string }>(
    `insert into cashier_methods (brand_id, kind, gateway_id, name, currency, bank, account_name, account_number, minimum, maximum, fee)
     values (1, 'gateway', $1, 'Fuzz', 'CNY', '', '', '', 1000000, 5000000000, 100000) returning id::text`,
    [gatewayId],
  );
  // No wagering, so that money circulates; from 100 on, two operators have to approve.
  await owner.query(
    `insert into cashier_withdraw_rules (brand_id, currency, minimum, maximum, fee_bps, daily_count, daily_sum, second_from, turnover_bps, deposit_second_from)
     values (1, 'CNY', 1000000, 100000000, 100, 1000000, 1000000000000000, 10000000, 0, 1000000000000000)`,
  );
  return { gatewayId, gatewayMethod: rows[0]?.id ?? '' };
}
