import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 in hex over the time in seconds, the method, the path and the exact bytes of the body. */
export function signPay(secret: string, timestamp: string, path: string, body: Buffer | string): string {
  return createHmac('sha256', secret).update(`${timestamp}\nPOST ${path}\n`).update(body).digest('hex');
}

/** Whether a call is signed with this key, at most five minutes ago. */
export function isPaySigned(
  secret: string,
  call: { timestamp: unknown; signature: unknown; path: string; body: Buffer; now: Date },
): boolean {
  const { timestamp, signature } = call;
  if (typeof timestamp !== 'string' || typeof signature !== 'string') return false;
  if (!/^\d{10}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(signature)) return false;
  if (Math.abs(call.now.getTime() - Number(timestamp) * 1000) > 300_000) return false;
  const expected = Buffer.from(signPay(secret, timestamp, call.path, call.body), 'hex');
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}
