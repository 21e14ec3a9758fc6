import type { Queryable } from '#kit/db.ts';
import type { MethodRow } from '../MethodRow.ts';

const columns = `m.id, m.kind, m.gateway_id as "gatewayId", m.name, m.names, m.currency, m.bank, m.account_name as "accountName",
  m.account_number as "accountNumber", m.network, m.qr_text as "qrText", m.minimum, m.maximum, m.fee,
  m.minutes_to_expire as "minutesToExpire", m.is_open as "isOpen", m.version`;

/** A brand's methods that are open now, in one currency. */
export async function readMethods(db: Queryable, brandId: number, currency: string): Promise<MethodRow[]> {
  const all = await readAllMethods(db, brandId);
  return all.filter((row) => row.isOpen && row.currency === currency);
}

/** All methods of a brand, open or not. */
export async function readAllMethods(db: Queryable, brandId: number): Promise<MethodRow[]> {
  const { rows } = await db.query<MethodRow>(
    `select ${columns} from cashier_methods m where m.brand_id = $1 order by m.id`,
    [brandId],
  );
  return rows;
}

export type MethodDraft = Omit<MethodRow, 'id' | 'version'>;

export async function insertMethod(db: Queryable, brandId: number, method: MethodDraft): Promise<MethodRow> {
  const { rows } = await db.query<MethodRow>(
    `insert into cashier_methods as m (brand_id, kind, gateway_id, name, currency, bank, account_name, account_number,
       network, qr_text, minimum, maximum, fee, minutes_to_expire, is_open, names)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) returning ${columns}`,
    [
      brandId,
      method.kind,
      method.gatewayId,
      method.name,
      method.currency,
      method.bank,
      method.accountName,
      method.accountNumber,
      method.network,
      method.qrText,
      method.minimum,
      method.maximum,
      method.fee,
      method.minutesToExpire,
      method.isOpen,
      method.names,
    ],
  );
  const [row] = rows;
  if (!row) throw new Error('The method was not written.');
  return row;
}

/** Updates the mutable fields of a method if its version is still the one that was read. */
export async function updateMethod(
  db: Queryable,
  brandId: number,
  {
    id,
    version,
    ...method
  }: Omit<MethodDraft, 'kind' | 'gatewayId' | 'currency' | 'network'> & { id: string; version: number },
): Promise<MethodRow | undefined> {
  const { rows } = await db.query<MethodRow>(
    `update cashier_methods m set name = $4, bank = $5, account_name = $6, account_number = $7, qr_text = $8, minimum = $9,
            maximum = $10, fee = $11, minutes_to_expire = $12, is_open = $13, names = $14, version = m.version + 1
      where m.brand_id = $1 and m.id = $2 and m.version = $3 returning ${columns}`,
    [
      brandId,
      id,
      version,
      method.name,
      method.bank,
      method.accountName,
      method.accountNumber,
      method.qrText,
      method.minimum,
      method.maximum,
      method.fee,
      method.minutesToExpire,
      method.isOpen,
      method.names,
    ],
  );
  return rows[0];
}
