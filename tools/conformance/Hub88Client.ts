import { randomUUID, sign, type KeyObject } from 'node:crypto';
import { Agent, request } from 'node:http';
import { request as requestTls } from 'node:https';

export type Body = Record<string, unknown>;

/** What a wallet answered; `status` is empty when the answer was not JSON with a status. */
export type Answer = { httpStatus: number; status: string; balance: number | undefined; json: Body; text: string };

type SendOptions = {
  /** Another signature than the right one; null sends none. */
  signature?: string | null;
  headers?: Record<string, string>;
  /** Cuts the connection this long after the request was written, as a client does whose patience ended. */
  cutAfterMs?: number;
};

/** Calls a wallet the way a supplier does: keep-alive, signed over exactly the bytes that are sent. */
export class Hub88Client {
  readonly url: URL;
  readonly #key: KeyObject;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 });

  constructor(url: string, key: KeyObject) {
    this.url = new URL(url.replace(/\/+$/, ''));
    this.#key = key;
  }

  signatureOf(body: string | Buffer): string {
    return sign('RSA-SHA256', Buffer.from(body), this.#key).toString('base64');
  }

  call(path: string, body: Body): Promise<Answer> {
    return this.send(path, JSON.stringify(body));
  }

  send(path: string, body: string | Buffer, options: SendOptions = {}): Promise<Answer> {
    const signature = options.signature === undefined ? this.signatureOf(body) : options.signature;
    const isTls = this.url.protocol === 'https:';
    return new Promise((resolve, reject) => {
      const outgoing = (isTls ? requestTls : request)(
        {
          host: this.url.hostname,
          port: this.url.port === '' ? (isTls ? 443 : 80) : this.url.port,
          path: `${this.url.pathname === '/' ? '' : this.url.pathname}${path}`,
          method: 'POST',
          ...(isTls ? {} : { agent: this.#agent }),
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            ...(signature === null ? {} : { 'x-hub88-signature': signature }),
            ...options.headers,
          },
        },
        (incoming) => {
          const chunks: Buffer[] = [];
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
          incoming.once('end', () => resolve(read(incoming.statusCode ?? 0, Buffer.concat(chunks).toString('utf8'))));
          incoming.once('error', reject);
        },
      );
      outgoing.setTimeout(30_000, () => outgoing.destroy(new Error('no answer within 30 s')));
      outgoing.once('error', reject);
      outgoing.end(body, () => {
        const { cutAfterMs } = options;
        if (cutAfterMs !== undefined) setTimeout(() => outgoing.destroy(new Error('cut by the client')), cutAfterMs);
      });
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** A new id in the form that Hub88 prescribes. */
export const newId = (): string => randomUUID();

function read(httpStatus: number, text: string): Answer {
  let json: Body = {};
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null) json = parsed as Body;
  } catch {
    json = {};
  }
  const { status, balance } = json;
  return {
    httpStatus,
    status: typeof status === 'string' ? status : '',
    balance: typeof balance === 'number' ? balance : undefined,
    json,
    text: text.slice(0, 300),
  };
}
