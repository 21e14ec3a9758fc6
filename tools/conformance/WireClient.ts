import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { request as requestTls } from 'node:https';
import type { Outgoing } from '../../apps/studio/src/simulator/dialects/VendorCodec.ts';

/** What came back over the wire. */
export type WireAnswer = { httpStatus: number; text: string; headers: IncomingHttpHeaders };

/** No complete response came in time. */
export class Late extends Error {}

class Stale extends Error {}

/** A vendor's keep-alive connections to a wallet. */
export class WireClient {
  readonly url: URL;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 });
  readonly #deadlineMs: number;

  /** The default time-out is half a minute for the whole call, from its first byte to the last byte of the response. */
  constructor(url: string, { deadlineMs = 30_000 }: { deadlineMs?: number | undefined } = {}) {
    this.#deadlineMs = deadlineMs;
    this.url = new URL(url.replace(/\/+$/, ''));
  }

  /** A keep-alive connection that the server has just closed is not a response: such a call is sent once more. */
  async post(call: Outgoing & { deadlineMs?: number | undefined }): Promise<WireAnswer> {
    try {
      return await this.#post(call);
    } catch (error) {
      if (!(error instanceof Stale)) throw error;
      return this.#post(call);
    }
  }

  #post({
    path,
    body,
    headers,
    cutAfterMs,
    deadlineMs = this.#deadlineMs,
  }: Outgoing & { deadlineMs?: number | undefined }): Promise<WireAnswer> {
    const isTls = this.url.protocol === 'https:';
    return new Promise((resolve, reject) => {
      const outgoing = (isTls ? requestTls : request)(
        {
          host: this.url.hostname,
          port: this.url.port === '' ? (isTls ? 443 : 80) : this.url.port,
          path: `${this.url.pathname === '/' ? '' : this.url.pathname}${path}`,
          method: 'POST',
          ...(isTls ? {} : { agent: this.#agent }),
          headers: { 'content-length': Buffer.byteLength(body), ...headers },
        },
        (incoming) => {
          const chunks: Buffer[] = [];
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
          incoming.once('end', () =>
            resolve({
              ...{ httpStatus: incoming.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') },
              headers: incoming.headers,
            }),
          );
          incoming.once('error', reject);
          incoming.once('close', () => reject(new Error('the answer was truncated')));
        },
      );
      const late = setTimeout(() => outgoing.destroy(new Late(`no answer within ${deadlineMs / 1_000} s`)), deadlineMs);
      outgoing.once('close', () => clearTimeout(late));
      outgoing.once('error', (error: NodeJS.ErrnoException) =>
        reject(outgoing.reusedSocket && error.code === 'ECONNRESET' ? new Stale() : error),
      );
      outgoing.end(body, () => {
        if (cutAfterMs !== undefined)
          setTimeout(() => outgoing.destroy(new Error('aborted by the client')), cutAfterMs);
      });
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
