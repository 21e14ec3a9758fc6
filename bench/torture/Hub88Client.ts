import { createHash, createPrivateKey, sign, type KeyObject } from 'node:crypto';
import { Agent, request } from 'node:http';

export type WalletAnswer = { http: number; status: string; body: string };

/** The vendor's side of the wire: signs what it sends and tells an answer from none. */
export class Hub88Client {
  readonly #key: KeyObject;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 256 });

  constructor(privateKeyPem: string) {
    this.#key = createPrivateKey(privateKeyPem);
  }

  /** Sends one call; rejects when no whole answer came within the deadline: what happened is then unknown. */
  send(url: string, path: string, payload: object, deadlineMs = 3_000): Promise<WalletAnswer> {
    const body = JSON.stringify(payload);
    const signature = sign('sha256', Buffer.from(body), this.#key).toString('base64');
    return new Promise((resolve, reject) => {
      const outgoing = request(
        url + path,
        {
          method: 'POST',
          agent: this.#agent,
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            'x-hub88-signature': signature,
          },
        },
        (incoming) => {
          const chunks: Buffer[] = [];
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
          incoming.once('error', reject);
          incoming.once('close', () => reject(new Error('an answer that was cut off')));
          incoming.once('end', () => {
            const text = Buffer.concat(chunks).toString('utf8');
            try {
              const { status = '' } = JSON.parse(text) as { status?: string };
              resolve({ http: incoming.statusCode ?? 0, status, body: text });
            } catch {
              reject(new Error('an answer that is not whole'));
            }
          });
        },
      );
      // Of the whole call: an answer that trickles in for ever is none.
      const deadline = setTimeout(() => outgoing.destroy(new Error('no answer in time')), deadlineMs);
      outgoing.once('close', () => clearTimeout(deadline));
      outgoing.once('error', reject);
      outgoing.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** A UUID that follows from a text, so that a run can be repeated from its seed. */
export function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
