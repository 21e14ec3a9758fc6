import type { Queryable } from '#kit/db.ts';
import { pastRetention } from '#kit/pastRetention.ts';
import { removeInBatches } from '#kit/removeInBatches.ts';

export type Device = Readonly<{ id: string; memberId: bigint; isByPassword: boolean }>;

/** The result of checking a remembered browser's cookie. */
export type TokenUse =
  | Readonly<{ outcome: 'rotated'; device: Device; secondsLeft: number }>
  | Readonly<{ outcome: 'reused'; deviceId: string }>
  | Readonly<{ outcome: 'late' | 'unknown' }>;

/**
 * A browser that opens several pages concurrently may send the same cookie several times. Within this time the old one
 * is merely refused; later it can only be a copy.
 */
const SLIP_SECONDS = 10;

export async function insertDevice(
  db: Queryable,
  device: {
    brandId: number;
    memberId: bigint;
    tokenHash: Buffer;
    isByPassword: boolean;
    address: string;
    userAgent: string;
    seconds: number;
  },
): Promise<void> {
  await db.query(
    `with device as (
       insert into identity_devices (brand_id, member_id, is_by_password, address, user_agent, expires_at)
       values ($1, $2, $4, $5, $6, now() + make_interval(secs => $7)) returning id)
     insert into identity_device_tokens (token_hash, device_id) select $3, id from device`,
    [
      device.brandId,
      device.memberId,
      device.tokenHash,
      device.isByPassword,
      device.address,
      device.userAgent,
      device.seconds,
    ],
  );
}

/** Rotates a token. Of two callers with one token, in any process, one succeeds. */
export async function rotateToken(
  db: Queryable,
  use: { brandId: number; tokenHash: Buffer; nextHash: Buffer; address: string; userAgent: string },
): Promise<TokenUse> {
  const { rows } = await db.query<Device & { secondsLeft: number }>(
    `with used as (
       update identity_device_tokens t set used_at = now() from identity_devices d
        where t.token_hash = $2 and t.used_at is null and d.id = t.device_id and d.brand_id = $1
          and d.ended_at is null and d.expires_at > now()
        returning t.device_id
     ), next as (
       insert into identity_device_tokens (token_hash, device_id) select $3, device_id from used
     )
     update identity_devices d set last_used_at = now(), address = $4, user_agent = $5 from used
      where d.id = used.device_id
      returning d.id, d.member_id as "memberId", d.is_by_password as "isByPassword",
        extract(epoch from d.expires_at - now())::integer as "secondsLeft"`,
    [use.brandId, use.tokenHash, use.nextHash, use.address, use.userAgent],
  );
  const [row] = rows;
  if (row) {
    const { secondsLeft, ...device } = row;
    return { outcome: 'rotated', device, secondsLeft };
  }
  const known = await db.query<{ deviceId: string; isLate: boolean }>(
    `select t.device_id as "deviceId", t.used_at < now() - make_interval(secs => $3) as "isLate"
       from identity_device_tokens t join identity_devices d on d.id = t.device_id
      where t.token_hash = $2 and d.brand_id = $1 and t.used_at is not null and d.ended_at is null`,
    [use.brandId, use.tokenHash, SLIP_SECONDS],
  );
  const [old] = known.rows;
  if (old === undefined) return { outcome: 'unknown' };
  return old.isLate ? { outcome: 'reused', deviceId: old.deviceId } : { outcome: 'late' };
}

/** Forgets the browser of a token, current or older. */
export async function endDeviceOfToken(
  db: Queryable,
  { brandId, tokenHash }: { brandId: number; tokenHash: Buffer },
): Promise<void> {
  await db.query(
    `update identity_devices d set ended_at = now() from identity_device_tokens t
      where t.token_hash = $2 and d.id = t.device_id and d.brand_id = $1 and d.ended_at is null`,
    [brandId, tokenHash],
  );
}

/** Forgets one browser, optionally of a given account; false if there is none. */
export async function endDeviceById(
  db: Queryable,
  { id, memberId }: { id: string; memberId?: bigint },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update identity_devices set ended_at = now()
      where id = $1 and ($2::bigint is null or member_id = $2) and ended_at is null and expires_at > now()`,
    [id, memberId ?? null],
  );
  return rowCount === 1;
}

/** Whether a browser is still remembered. */
export async function isDeviceAlive(db: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await db.query('select 1 from identity_devices where id = $1 and ended_at is null', [id]);
  return rowCount === 1;
}

/** Forgets all browsers of an account, except the one with the given token. */
export async function endDevicesOf(db: Queryable, memberId: bigint, except?: Buffer): Promise<void> {
  await db.query(
    `update identity_devices d set ended_at = now()
      where d.member_id = $1 and d.ended_at is null
        and ($2::bytea is null or not exists (
          select from identity_device_tokens t where t.device_id = d.id and t.token_hash = $2))`,
    [memberId, except ?? null],
  );
}

export type DeviceRow = Readonly<{
  id: string;
  address: string;
  userAgent: string;
  createdAt: Date;
  lastUsedAt: Date;
  isThis: boolean;
}>;

/** The account's remembered browsers, last used first; `tokenHash` marks the caller's. */
export async function readDevices(
  db: Queryable,
  { memberId, tokenHash }: { memberId: bigint; tokenHash: Buffer | undefined },
): Promise<DeviceRow[]> {
  const { rows } = await db.query<DeviceRow>(
    `select d.id, d.address, d.user_agent as "userAgent", d.created_at as "createdAt", d.last_used_at as "lastUsedAt",
            exists (select from identity_device_tokens t where t.device_id = d.id and t.token_hash = $2) as "isThis"
       from identity_devices d
      where d.member_id = $1 and d.ended_at is null and d.expires_at > now()
      order by d.last_used_at desc limit 20`,
    [memberId, tokenHash ?? null],
  );
  return rows;
}

export async function removeOldDevices(db: Queryable): Promise<void> {
  await removeInBatches(db, { table: 'identity_devices', where: pastRetention('identity_devices', 'expires_at') });
}
