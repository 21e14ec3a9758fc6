import { request, type Agent, type IncomingHttpHeaders } from 'node:http';

/** A raw HTTP response. */
export type RawAnswer = {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  bytes: Buffer;
  /** The body as JSON; throws if it is not. */
  json(): unknown;
};

type Sent = {
  body?: string | Buffer;
  headers: Record<string, string>;
  /** The usual one gives up after five seconds without a connection. */
  agent?: Agent;
  timeoutMs?: number;
};

/** Sends one request to localhost with exactly the given headers, `host` included, which `fetch` would not allow. */
export function sendRaw(
  port: number,
  method: string,
  path: string,
  { body, headers, agent, timeoutMs = 60_000 }: Sent,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const length: Record<string, string> =
      body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const outgoing = request(
      { host: '127.0.0.1', port, method, path, headers: { ...length, ...headers }, ...(agent ? { agent } : {}) },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.once('end', () => {
          const bytes = Buffer.concat(chunks);
          const text = bytes.toString('utf8');
          const json = (): unknown => JSON.parse(text) as unknown;
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text, bytes, json });
        });
        incoming.once('error', reject);
      },
    );
    outgoing.setTimeout(timeoutMs, () => outgoing.destroy(new Error(`no answer within ${timeoutMs / 1000} s`)));
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
