import { createHmac, timingSafeEqual } from 'node:crypto';

/** Maximum clock difference of a signature, in either direction. */
const WINDOW_MS = 300_000;

export type SignedBytes = Readonly<{ timestamp: string; path: string; body: Buffer }>;

/** HMAC-SHA256 over the time in seconds, the method, the path and the exact bytes of the body. */
export function signCall(secret: Buffer, { timestamp, path, body }: SignedBytes): Buffer {
  return createHmac('sha256', secret).update(`${timestamp}\nPOST ${path}\n`).update(body).digest();
}

/** Why a call's signature (hex) is refused; undefined if it is valid. */
export function faultOfCall(
  readSecret: () => Buffer,
  call: Omit<SignedBytes, 'timestamp'> &
    Readonly<{ timestamp: string | undefined; signature: string | undefined; nowMs: number }>,
): 'signature_invalid' | 'timestamp_outside_window' | undefined {
  const { timestamp = '', signature = '', nowMs } = call;
  if (!/^\d{10}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(signature)) return 'signature_invalid';
  const expected = signCall(readSecret(), { ...call, timestamp });
  if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) return 'signature_invalid';
  return Math.abs(Number(timestamp) * 1_000 - nowMs) > WINDOW_MS ? 'timestamp_outside_window' : undefined;
}
