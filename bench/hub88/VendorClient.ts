import { createPrivateKey, type KeyObject } from 'node:crypto';
import { Agent, request } from 'node:http';
import { signedHeaders } from '../../apps/studio/src/hub88/signedHeaders.ts';

export type WalletAnswer = { http: number; status: string; body: string };

/** The vendor's HTTP client: signs requests and tells a response from none. */
export class VendorClient {
  readonly #key: KeyObject;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 256 });

  constructor(privateKeyPem: string) {
    this.#key = createPrivateKey(privateKeyPem);
  }

  /** Sends one call; rejects if no complete response came within the time-out: the result is then unknown. */
  send(url: string, path: string, payload: object, deadlineMs = 3_000): Promise<WalletAnswer> {
    const body = JSON.stringify(payload);
    return new Promise((resolve, reject) => {
      const outgoing = request(
        url + path,
        {
          method: 'POST',
          agent: this.#agent,
          headers: { ...signedHeaders(body, this.#key), 'content-length': Buffer.byteLength(body) },
        },
        (incoming) => {
          const chunks: Buffer[] = [];
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
          incoming.once('error', reject);
          incoming.once('close', () => reject(new Error('a truncated answer')));
          incoming.once('end', () => {
            const text = Buffer.concat(chunks).toString('utf8');
            try {
              const { status = '' } = JSON.parse(text) as { status?: string };
              resolve({ http: incoming.statusCode ?? 0, status, body: text });
            } catch {
              reject(new Error('an incomplete answer'));
            }
          });
        },
      );
      // For the whole call: a response that trickles for ever counts as none.
      const deadline = setTimeout(() => outgoing.destroy(new Error('time-out without an answer')), deadlineMs);
      outgoing.once('close', () => clearTimeout(deadline));
      outgoing.once('error', reject);
      outgoing.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
