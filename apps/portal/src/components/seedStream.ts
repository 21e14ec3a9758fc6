import { createDraw } from '@baize/maths/fairness/createDraw';
import { streamMessage } from '@baize/maths/fairness/streamMessage';

const textOf = new TextEncoder();

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const sha256 = async (content: Uint8Array | string): Promise<Uint8Array> => {
  const bytes = typeof content === 'string' ? textOf.encode(content) : content;
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as BufferSource));
};

/** The draws that follow from a told seed, made by the browser's own cryptography; `blocks` is more than they can use up. */
export async function seedStream(
  seed: string,
  clientSeed: string,
  nonce: bigint,
  blocks: number,
): Promise<(n: number) => number> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', textOf.encode(seed), algorithm, false, ['sign']);
  const made = await Promise.all(
    Array.from({ length: blocks }, async (_, cursor) => {
      const message = textOf.encode(streamMessage(clientSeed, nonce, cursor));
      return new Uint8Array(await crypto.subtle.sign('HMAC', key, message));
    }),
  );
  return createDraw((cursor) => made[cursor] ?? new Uint8Array());
}
