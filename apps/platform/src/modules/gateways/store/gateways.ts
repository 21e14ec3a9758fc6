import type { Queryable } from '#kit/db.ts';
import type { GatewayRow } from '../GatewayRow.ts';

const columns = `id, brand_id as "brandId", code, name, adapter, base_url as "baseUrl", pay_origin as "payOrigin", merchant,
  secret_file as "secretFile", is_open as "isOpen", has_payouts as "hasPayouts"`;

export async function readGateway(db: Queryable, id: number): Promise<GatewayRow | undefined> {
  const { rows } = await db.query<GatewayRow>(`select ${columns} from gateways_gateways where id = $1`, [id]);
  return rows[0];
}

/** By the code in the callback URL. */
export async function readGatewayByCode(db: Queryable, code: string): Promise<GatewayRow | undefined> {
  const { rows } = await db.query<GatewayRow>(`select ${columns} from gateways_gateways where code = $1`, [code]);
  return rows[0];
}

export async function readGateways(db: Queryable, brandId: number): Promise<GatewayRow[]> {
  const { rows } = await db.query<GatewayRow>(
    `select ${columns} from gateways_gateways where brand_id = $1 order by id`,
    [brandId],
  );
  return rows;
}

/** Creates or updates a gateway, as the owner of the database. Returns its id. */
export async function upsertGateway(db: Queryable, gateway: Omit<GatewayRow, 'id' | 'isOpen'>): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    `insert into gateways_gateways (brand_id, code, name, adapter, base_url, pay_origin, merchant, secret_file, has_payouts)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (code) do update set base_url = excluded.base_url, pay_origin = excluded.pay_origin,
       merchant = excluded.merchant, secret_file = excluded.secret_file
     returning id`,
    [
      gateway.brandId,
      gateway.code,
      gateway.name,
      gateway.adapter,
      gateway.baseUrl.replace(/\/+$/, ''),
      gateway.payOrigin,
      gateway.merchant,
      gateway.secretFile,
      gateway.hasPayouts,
    ],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error(`Gateway ${gateway.code} was not entered.`);
  return id;
}
